import type { ExpectedType, JsonBreak, Received, ShapeProblem, TextFault } from "../contract/index.js";
import type { CombatOutcome, CombatState, Part, Side, UnitAmount } from "../engine/index.js";
import {
  fitted,
  KEYWORD_NAMES,
  nearestOf,
  reasonsFor,
  shared,
  summed,
  targetsWith,
  unitsWith,
  verb,
  withIds,
  wasWon,
} from "./building-blocks.js";
import { deLookup } from "./de-lookup.js";
import { deNotation } from "./de-notation.js";
import {
  capital,
  count,
  datives,
  either,
  fromWhom,
  isDefault,
  list,
  onPlace,
  place,
  placeFirst,
  points,
  sideFirst,
  sideName,
  SIDES,
  tell,
  toPoints,
  toUnits,
  unitsOf,
  who,
  whoAllFirst,
  whoFirst,
  whose,
} from "./de-words.js";
import type { CombatMessages, Names } from "./messages.js";

function suffices(damage: number): string {
  return `${damage === 1 ? "reicht" : "reichen"} ${damage} Schaden`;
}

/** "3 auf a und 1 auf b"; empty if nobody gets anything. */
function shares(amounts: readonly UnitAmount[], names: Names): string {
  return list(shared(amounts).map(({ unit, amount }) => `${amount} auf ${names.unit(unit)}`));
}

const SOURCES: Readonly<Record<Part["source"], string>> = {
  printed: "",
  modifier: "Effekte",
  assault: "Assault",
  shield: "Shield",
  stunned: "betäubt",
  "no-combat-damage": "fügt keinen Kampfschaden zu",
  "negative-counts-zero": "negativ zählt als 0",
};

function sum(parts: readonly Part[]): string {
  return summed(parts, SOURCES);
}

function opponent(side: Side): Side {
  return side === "attacker" ? "defender" : "attacker";
}

const ENDINGS = {
  "attackers-left": "bleiben nur Units des Attackers übrig",
  "defenders-left": "bleiben nur Units des Defenders übrig",
  "both-left": "bleiben beide Seiten übrig",
  "nobody-left": "bleibt niemand übrig",
} as const;
const MODES: Readonly<Record<string, string>> = {
  duel: "im 1v1 Duel",
  match: "im 1v1 Match",
  skirmish: "im FFA3 Skirmish",
  war: "im FFA4 War",
  "magma-chamber": "in der 2v2 Magma Chamber",
};
const PRIORITIES = {
  first: "Tank",
  normal: "weder Tank noch Backline",
  last: "Backline",
  "first-or-last": "sowohl Tank als auch Backline",
} as const;
const REPLACEMENTS = {
  prevent: "Verhinderung",
  "prevent-all": "die Verhinderung allen Schadens",
  "prevent-next": "die Verhinderung des nächsten Schadens",
  double: "Verdopplung",
} as const;

/** German. */
export const de: CombatMessages = {
  namelessUnit: ({ id, printedMight }) => `${id} (${printedMight} Macht)`,
  player: who,
  battlefield: place,

  step: {
    "roles-set": ({ players, battlefield, controller, stated }) => {
      const given = stated ? "" : " (wird vorausgesetzt)";
      const attacker = isDefault(players.attacker)
        ? `, wer ${place(battlefield)} umkämpft gemacht hat`
        : ` ${players.attacker}, da ${players.attacker} ${place(battlefield)} umkämpft gemacht hat`;
      const defender = isDefault(players.defender) ? "der andere Spieler" : players.defender;
      return `Attacker ist${attacker}${given}; Defender ist ${defender}. Die Kontrolle hat ${controller === null ? "niemand" : who(controller)}.`;
    },
    "exhausted-irrelevant": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "ist", "sind")} erschöpft, aber das spielt keine Rolle: Auch erschöpfte Units kämpfen mit voller Macht.`,
    "might-changed": ({ unit, amount, parts }, names) => `${names.unit(unit)} hat ${amount} Macht: ${sum(parts)}.`,
    "negative-might": ({ unit, amount }, names) =>
      `${names.unit(unit)} hat ${amount} Macht: Das zählt in einer Summe als 0, bleibt für spätere Änderungen aber ${amount}.`,
    "keyword-idle": ({ unit, side, keyword }, names) =>
      `${KEYWORD_NAMES[keyword]} bewirkt bei ${names.unit(unit)} nichts, da die Unit ${side === "attacker" ? "angreift" : "verteidigt"}.`,
    "killed-before-damage": ({ unit, damage, amount }, names) =>
      `${names.unit(unit)} stirbt im Cleanup vor dem Combat Damage Step: Die Unit trägt schon ${damage} Schaden, tödlich ${amount === 1 ? "ist" : "sind"} ${amount}.`,
    "damage-step-skipped": ({ empty }) =>
      `Es gibt keinen Combat Damage Step, da ${empty.length === 2 ? "keine der beiden Seiten Units dort hat" : `${sideName(empty[0] ?? "attacker")} keine Units mehr hat`}.`,
    "damage-step-begun": () =>
      "Beide Seiten haben Units, also wird der Schaden mit der Macht berechnet, die sie jetzt haben.",
    "adds-nothing": ({ unit, why }, names) =>
      `${names.unit(unit)} ${why === "stunned" ? "ist betäubt und trägt keinen Schaden bei" : "fügt laut einem Effekt keinen Kampfschaden zu"}.`,
    "might-summed": ({ side, amount, parts, wounded }) => {
      const parted = sum(parts);
      const marked = wounded ? " Schaden, der auf einer Unit liegt, senkt ihre Macht nicht." : "";
      return `${sideFirst(side)} hat ${amount} Schaden zuzuweisen${parted && `: ${parted} = ${amount}`}.${marked}`;
    },
    "nothing-to-assign": ({ side }) =>
      `${sideFirst(side)} hat keinen Schaden, also wird den Units ${SIDES[opponent(side)].genitive} nichts zugewiesen.`,
    "any-damage-lethal": ({ player }) =>
      `Jeder Schaden ${whose(player)} ist tödlich: 1 Punkt, der zugefügt wird, genügt.`,
    "lethal-set": ({ needs, anyDamageIsLethal }, names) => {
      const each = list(needs.map(({ unit, amount }) => `${amount} für ${names.unit(unit)}`));
      if (anyDamageIsLethal) return `So viel ist tödlich, da jeder Schaden tödlich ist: ${each}.`;
      return `So viel ist noch tödlich, schon vorhandener Schaden eingerechnet: ${each}. Weniger als 1 ist es nie.`;
    },
    "replacements-counted": ({ unit, amount, kinds, ordered }, names) => {
      const counted = [...new Set(kinds)];
      return `${names.unit(unit)} braucht eine Zuweisung von ${amount}, da ${list(counted.map((kind) => REPLACEMENTS[kind]))} schon beim Zuweisen ${verb(counted, "zählt", "zählen")}${ordered ? ", in der angegebenen Reihenfolge" : ""}.`;
    },
    "never-lethal": ({ unit }, names) =>
      `Für ${names.unit(unit)} ist keine Menge tödlich, denn aller Schaden daran wird verhindert. Schaden darf trotzdem zugewiesen werden; wer damit begonnen hat, darf aber zu keiner anderen Unit übergehen.`,
    "stunned-as-hard-to-kill": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "ist", "sind")} betäubt, aber so schwer zu töten wie sonst.`,
    "exempt-skipped": ({ units, tanks }, names) =>
      `${capital(toUnits(units, names))} kann kein Schaden zugefügt werden, also ${verb(units, "wird sie", "werden sie")} übergangen${tanks.length > 0 ? "; Tank auf einer solchen Unit schützt niemanden" : ""}.`,
    "all-exempt": ({ units, side }, names) =>
      `${capital(toUnits(units, names))} kann kein Schaden zugefügt werden, also fügt ${sideName(side)} keinen zu.`,
    "keyword-ignored": ({ player, keyword, units }, names) =>
      `${whoFirst(player)} ignoriert ${KEYWORD_NAMES[keyword]} beim Zuweisen, also zählt das Schlüsselwort bei ${datives(units.map(names.unit))} nicht.`,
    "ignoring-not-shared": ({ side, player, keyword }) =>
      `${whoFirst(player)} ignoriert ${KEYWORD_NAMES[keyword]}, aber das hilft ${SIDES[side].dative} nicht.`,
    "tanks-first": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "hat", "haben")} Tank und ${verb(units, "muss", "müssen")} zuerst tödlichen Schaden zugewiesen bekommen${units.length > 1 ? ", untereinander in beliebiger Reihenfolge" : ""}.`,
    "backline-last": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "hat", "haben")} Backline und ${verb(units, "bekommt", "bekommen")} zuletzt Schaden zugewiesen${units.length > 1 ? ", untereinander in beliebiger Reihenfolge" : ""}.`,
    "first-or-last": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "hat", "haben")} sowohl Tank als auch Backline: ${verb(units, "Sie kommt", "Jede kommt")} entweder zuerst oder zuletzt an die Reihe, nie dazwischen.`,
    "enough-for-all": ({ pool, needed, amount, targets, units }, names) => {
      const everybody =
        units.length === targets ? "Alle zusammen brauchen" : "Alle, denen Schaden zugefügt werden kann, brauchen";
      const needy = units.length === 1 ? `${unitsOf(units, names)} braucht` : everybody;
      if (amount === 0) return `${needy} ${needed}, also ${suffices(pool)} genau.`;
      return `${needy} ${needed}, also ${suffices(pool)}; der Rest von ${amount} ${targets === 1 ? "muss auch auf diese Unit gehen" : "darf beliebig verteilt werden"}.`;
    },
    "not-enough": ({ pool, needed, units }, names) => {
      if (units.length === 1)
        return needed === null
          ? `Der ganze Schaden von ${pool} muss auf ${unitsOf(units, names)} gehen, obwohl dort keine Menge tödlich ist.`
          : `${unitsOf(units, names)} braucht ${needed}, also ${suffices(pool)} nicht; alles muss auf diese Unit gehen.`;
      const lack =
        needed === null
          ? `Für alle ${suffices(pool)} nie`
          : `Alle zusammen brauchen ${needed}, also ${suffices(pool)} nicht`;
      return `${lack}: Jede Unit bekommt alles, was sie braucht, bevor die nächste etwas bekommt, und nicht mehr als das; unter Gleichrangigen ist die Wahl frei.`;
    },
    "assignments-counted": ({ count: assignments, deathSetCount }) =>
      `Es gibt ${ways(assignments)} und ${deathSets(deathSetCount)}.`,
    "assignment-judged": ({ legal, amounts, problems }, names) =>
      legal
        ? `${shares(amounts, names) || "Nichts"} zuzuweisen ist legal.`
        : `Die Zuweisung ist nicht legal: Sie hat ${count(problems, "Fehler", "Fehler")}.`,
    "assignment-made": ({ side, choice, amounts }, names) => {
      const forced = choice === "forced" ? "; das ist die einzige legale Zuweisung" : "";
      const assigned = shares(amounts, names);
      return assigned === ""
        ? `${sideFirst(side)} weist nichts zu${forced}.`
        : `${sideFirst(side)} weist seinen Schaden so zu: ${assigned}${forced}.`;
    },
    "assignment-open": ({ side, choice, count: assignments, deathSetCount }) =>
      `${sideFirst(side)} hat die Wahl zwischen ${count(assignments, "legalen Zuweisung", "legalen Zuweisungen")}; ${choice === "irrelevant" ? "wer stirbt, hängt nicht davon ab" : `es gibt ${deathSets(deathSetCount)}`}.`,
    "excess-measured": ({ side, amount }) => `Der überschüssige Schaden ${SIDES[side].genitive} beträgt ${amount}.`,
    "damage-dealt": ({ side, dealt }, names) =>
      `Aller Schaden wird gleichzeitig zugefügt. Schaden ${SIDES[side].genitive}: ${dealt === null ? "was zugewiesen wird, nach den Effekten darauf" : shares(dealt, names) || "keiner"}.`,
    "damage-replaced": ({ unit, assigned, amount, preventLeft }, names) =>
      `Aus ${assigned} zugewiesenem Schaden auf ${names.unit(unit)} wird nach den Effekten ${amount} zugefügter Schaden${preventLeft === null ? "" : `; von der Verhinderung ${preventLeft === 0 ? "bleibt nichts" : `${preventLeft === 1 ? "bleibt" : "bleiben"} ${preventLeft}`} übrig`}.`,
    "units-killed": ({ units }, names) =>
      `${unitsOf(units, names)} ${verb(units, "hat", "haben")} tödlichen Schaden und ${verb(units, "stirbt", "sterben")}.`,
    "fates-open": ({ units }, names) =>
      units.length === 1
        ? `Ob ${unitsOf(units, names)} stirbt, hängt von der Wahl ab.`
        : `Wer von ${datives(units.map(names.unit))} stirbt, hängt von der Wahl ab.`,
    "units-healed": ({ units }, names) =>
      `Überall werden alle Units geheilt${units.length === 0 ? "" : `; auf ${datives(units.map(names.unit))} bleibt kein Schaden`}.`,
    "attackers-recalled": ({ units }, names) =>
      `Units des Defenders bleiben übrig, also werden überlebende Units des Attackers in die Basis zurückgerufen${units === null ? "" : `: ${unitsOf(units, names)}`}. Zurückrufen ist keine Bewegung.`,
    "combat-result": ({ player, loser, left }) => {
      if (player !== null)
        return `Nur ${who(player)} hat noch Units und gewinnt damit den Kampf${loser === null ? "" : `; ${who(loser)} verliert ihn`}.`;
      return left === "none"
        ? "Niemand hat noch Units, also hat der Kampf kein Ergebnis."
        : "Beide Seiten hatten noch Units, also hat der Kampf kein Ergebnis.";
    },
    "control-taken": ({ player, battlefield, before }) =>
      before === null
        ? `${whoFirst(player)} übernimmt die Kontrolle über ${place(battlefield)}, die bisher niemand hatte; umkämpft ist es nicht mehr.`
        : `${whoFirst(player)} übernimmt die Kontrolle über ${place(battlefield)} ${fromWhom(before)}; umkämpft ist es nicht mehr.`,
    "control-kept": ({ player, battlefield }) =>
      `${whoFirst(player)} behält die Kontrolle über ${place(battlefield)}; umkämpft ist es nicht mehr.`,
    "control-lost": ({ battlefield }) =>
      `${capital(onPlace(battlefield))} ist keine Unit mehr, also kontrolliert es niemand; umkämpft ist es nicht mehr.`,
    conquered: ({ player, side, battlefield }) =>
      `${whoFirst(player)} erobert ${place(battlefield)}${side === "defender" ? "; das gelingt auch einem Defender, der die Kontrolle übernimmt, gleich wer am Zug ist" : ""}.`,
    "already-scored": ({ player, battlefield }) =>
      `${whoFirst(player)} hat ${place(battlefield)} in diesem Zug schon gepunktet, also gibt es keinen Punkt.`,
    "no-conquer": ({ player, battlefield }) =>
      player === null
        ? `Niemand übernimmt die Kontrolle über ${place(battlefield)}, also gibt es keine Eroberung.`
        : `${whoFirst(player)} hatte die Kontrolle über ${place(battlefield)} schon vorher, also ist das keine Eroberung und bringt keinen Punkt.`,
    "final-point-checked": ({ player, method, met, amount, battlefields, excused, victoryScore }) => {
      const point = `Das wäre der letzte Punkt zur Siegpunktzahl ${victoryScore}`;
      if (method === "hold")
        return `${point}; eine Bedingung dafür gibt es aber nur beim Erobern, und ${who(player)} hält das Schlachtfeld.`;
      const mates =
        excused === 0
          ? ""
          : `, und ${excused} ${excused === 1 ? "weiteres braucht" : "weitere braucht"} es nicht, da dort im Scoring Step ein Teammitglied Units hatte`;
      return `${point}; dafür muss ${who(player)} in diesem Zug jedes Schlachtfeld gepunktet haben. Dieses eingerechnet ${amount === 1 ? "ist" : "sind"} es ${amount} von ${battlefields}${mates}, also ist die Bedingung ${met ? "erfüllt" : "nicht erfüllt"}.`;
    },
    "score-barred": ({ player, battlefield, why }) =>
      why === "teammate"
        ? `Ein Teammitglied hat ${place(battlefield)} im Scoring Step dieses Zuges kontrolliert, also kann ${who(player)} es nicht durch Erobern punkten; die Kontrolle wechselt trotzdem.`
        : `Laut einem Effekt kann ${place(battlefield)} nicht gepunktet werden, also bekommt ${who(player)} dort nichts.`,
    "point-withheld": ({ player, battlefield }) =>
      `Durch einen Effekt bekommt ${who(player)} den Punkt nicht${battlefield === null ? "" : `; ${place(battlefield)} gilt trotzdem als gepunktet`}.`,
    "point-scored": ({ player, before, amount }) =>
      `${whoFirst(player)} bekommt 1 Punkt und hat jetzt ${amount} statt ${before}.`,
    "card-drawn": ({ player, amount }) =>
      `${whoFirst(player)} zieht statt des Punktes eine Karte und bleibt bei ${toPoints(amount)}; das Schlachtfeld gilt als gepunktet.`,
    "roles-ended": ({ units }, names) =>
      `Die Rollen enden und mit ihnen Assault und Shield: ${list(units.map(({ unit, amount }) => `${names.unit(unit)} hat wieder ${amount} Macht`))}.`,
    "game-won": ({ player, amount, victoryScore, when }) => {
      const has = `${whoFirst(player)} hat ${points(amount)} (nötig ${victoryScore === 1 ? "ist" : "sind"} ${victoryScore})`;
      if (when === "before-damage")
        return `${has} und liegt vorn, also war das Spiel schon in einem Cleanup vor diesem Combat Damage Step gewonnen.`;
      return `${has}, mehr als jeder Gegner, und gewinnt das Spiel ${when === "in-cleanup" ? "in diesem" : "im nächsten"} Cleanup.`;
    },
    "game-tied": ({ players, amount }) =>
      `${whoAllFirst(players)} liegen mit je ${toPoints(amount)} gleichauf, also gewinnt noch niemand.`,
    "nobody-wins-yet": ({ amount, victoryScore }) =>
      amount < victoryScore
        ? `Niemand hat mehr als ${points(amount)}, nötig ${victoryScore === 1 ? "ist" : "sind"} ${victoryScore}, also gewinnt noch niemand.`
        : `Der höchste Stand ist ${amount}, aber niemand liegt vor allen Gegnern, also gewinnt noch niemand.`,
  },

  problem: {
    "unit/duplicate-id": ({ unit }) =>
      `Die Id ${unit} ist mehrfach vergeben; jede Unit beider Seiten braucht eine eigene.`,
    "unit/might-too-large": ({ unit, amount, expected }, names) =>
      `${names.unit(unit)} hätte mit Schlüsselwort und Änderungen ${amount} Macht; höchstens ${expected} sind möglich.`,
    "replacement/amount-missing": ({ unit }, names) =>
      `Ein Effekt auf ${names.unit(unit)} verhindert Schaden, sagt aber nicht, wie viel: Nötig ist "amount" oder eine der Arten "prevent-all" und "prevent-next".`,
    "replacement/amount-unexpected": ({ unit, amount, replacement }, names) =>
      `Ein Effekt der Art "${replacement}" auf ${names.unit(unit)} hat den Betrag ${amount}; einen Betrag gibt es nur bei "prevent".`,
    "sides/same-player": ({ player }) =>
      `${whoFirst(player)} steht auf beiden Seiten; ein Kampf läuft zwischen zwei Spielern.`,
    "sides/misnamed-player": ({ player, side }) =>
      `Der Spieler ${SIDES[side].genitive} heißt "${player}", wie die andere Seite genannt wird; er braucht eine andere Id.`,
    "sides/same-team": ({ players, team }) =>
      `${whoFirst(players[0])} und ${who(players[1])} gehören beide zum Team ${team}; Teammitglieder kämpfen nicht gegeneinander.`,
    "battlefield/attacker-controls": ({ player, battlefield }) =>
      `${whoFirst(player)} kann ${place(battlefield)} nicht angreifen und zugleich kontrollieren: Attacker ist, wer es umkämpft gemacht hat. Wer kontrolliert es, der Defender oder niemand?`,
    "battlefield/attacker-did-not-contest": ({ player, contestedBy, battlefield }) =>
      `Umkämpft gemacht hat ${place(battlefield)} laut Anfrage "${contestedBy}" und wäre damit der Attacker; auf dessen Seite steht aber "${player}".`,
    "battlefield/unknown-controller": ({ player, known }) =>
      `${whoFirst(player)} soll das Schlachtfeld kontrollieren, spielt aber nicht mit; die Spieler sind ${list(known.map(who))}.`,
    "players/duplicate-id": ({ player }) => `Der Spieler ${player} ist mehrfach aufgeführt.`,
    "players/too-many": ({ amount, expected, mode }) =>
      `Aufgeführt sind ${amount} Spieler, ${MODES[mode] ?? `im Modus ${mode}`} gibt es aber ${expected}.`,
    "players/repeated-battlefield": ({ player, battlefield }) =>
      `${placeFirst(battlefield)} steht zweimal unter den Schlachtfeldern, die ${who(player)} gepunktet hat; jedes wird nur einmal je Zug gepunktet.`,
    "players/too-many-battlefields-scored": ({ battlefields, amount, expected }) =>
      `Im Spiel ${expected === 1 ? "ist 1 Schlachtfeld" : `sind ${expected} Schlachtfelder`}, genannt sind mit dem umkämpften aber ${amount}: ${list(battlefields.map((one) => (one === "battlefield" ? "das umkämpfte" : one)))}.`,
    "players/team-points-differ": ({ player, other, amount, expected }) =>
      `${whoFirst(player)} ist mit ${toPoints(amount)} aufgeführt und ${who(other)} mit ${expected}; Teammitglieder teilen sich aber ihre Punkte.`,
    "assignment/total": ({ side, amount, expected, orNothing }) =>
      `Die Beträge ergeben zusammen ${amount}, ${sideName(side)} muss aber ${orNothing ? `${expected} oder gar nichts zuweisen, da keiner Unit Schaden zugefügt werden kann` : `genau ${expected} zuweisen`}.`,
    "assignment/lethal-first": ({ unit, amount, started }, names) =>
      started.needs === Infinity
        ? `${names.unit(unit)} bekommt ${amount}, obwohl ${names.unit(started.unit)} schon ${started.amount} hat und dort keine Menge tödlich ist; der ganze Rest muss auf ${names.unit(started.unit)} gehen.`
        : `${names.unit(unit)} bekommt ${amount}, obwohl ${names.unit(started.unit)} erst ${started.amount} der nötigen ${started.needs} hat; eine Unit muss fertig bedient sein, bevor die nächste an die Reihe kommt.`,
    "assignment/overkill": ({ unit, amount, expected, others }, names) =>
      `${names.unit(unit)} bekommt ${amount}, braucht aber nur ${expected}; mehr ist nicht erlaubt, solange noch Schaden auf ${either(others.map(names.unit))} gehen könnte.`,
    "assignment/priority": ({ unit, amount, priority, before }, names) =>
      `${names.unit(unit)} bekommt zu früh ${amount}: Die Unit hat ${PRIORITIES[priority]}, und ${list(before.map(names.unit))} ${verb(before, "muss", "müssen")} vorher tödlichen Schaden haben${priority === "first-or-last" ? ", sofern die Unit nicht vor allen anderen bedient wird" : ""}.`,
    "assignment/exempt-target": ({ unit, amount, others }, names) =>
      `${names.unit(unit)} bekommt ${amount}, kann aber keinen Schaden nehmen; richtig wäre 0, solange noch Schaden auf ${either(others.map(names.unit))} gehen könnte.`,
    "assignment/unknown-target": ({ unit, why, targets }, names) => {
      const known = targets.length > 0 ? ` Mögliche Ziele: ${list(withIds(targets, names.unit))}.` : "";
      if (why === "own-side") return `${names.unit(unit)} steht auf der Seite, die den Schaden zuweist.${known}`;
      if (why === "dead")
        return `${names.unit(unit)} ist im Cleanup vor dem Combat Damage Step gestorben und kein Ziel.${known}`;
      if (why === "no-damage-step")
        return `Es gibt keinen Combat Damage Step, also kann ${names.unit(unit)} kein Schaden zugewiesen werden.`;
      return `Es gibt keine Unit ${unit}, der Schaden zugewiesen werden könnte.${known}`;
    },
    "assignment/repeated-target": ({ unit, amount }, names) =>
      `${names.unit(unit)} ist noch einmal aufgeführt, mit ${amount}; je Unit gibt es nur einen Betrag.`,
    "assignment/negative-amount": ({ unit, amount }, names) =>
      `${names.unit(unit)} kann nicht ${amount} zugewiesen bekommen; das Mindeste ist 0.`,
    "page/malformed-cursor": ({ cursor }) =>
      `"${cursor}" ist kein Cursor von hier; gebraucht wird der endCursor einer früheren Seite.`,
    "page/foreign-cursor": () =>
      "Der Cursor gehört zur Liste einer anderen Frage; ohne Cursor beginnt die Liste von vorn.",
  },

  shape: {
    "shape/missing": ({ path, expected, allowed }) =>
      `${path || "Die Anfrage"} fehlt${allowed ? `; möglich ist ${either(allowed, 24)}` : expected ? `; nötig ist ${TYPES[expected]}` : ""}.`,
    "shape/type": ({ path, expected, received }) =>
      `${path || "Die Anfrage"} muss ${TYPES[expected ?? "other"]} sein, nicht ${found(received)}.`,
    "shape/unknown-field": ({ path, suggestion, allowed, ofKind }) =>
      ofKind !== undefined
        ? `${path} gehört nicht zur Art "${ofKind}", möglich ist dort ${list(allowed ?? [], 24)}.`
        : `${path} ist kein bekanntes Feld${suggestion ? `; gemeint ist vielleicht ${suggestion}` : allowed?.length ? `; bekannt ${allowed.length === 1 ? "ist" : "sind"} ${list(allowed, 12)}` : ""}.`,
    "shape/out-of-range": ({ path, amount, limit }) =>
      `${path} ist ${amount}, erlaubt ist aber ${limit?.min === undefined ? `höchstens ${limit?.max}` : `mindestens ${limit.min}`}.`,
    "shape/too-many": ({ path, amount, limit }) =>
      `${path} hat ${count(amount ?? 0, "Eintrag", "Einträge")}, ${limit?.min === undefined ? `erlaubt sind aber höchstens ${limit?.max}` : `nötig sind aber mindestens ${limit.min}`}.`,
    "shape/not-allowed": ({ path, received, allowed, suggestion }) =>
      `${path} ist ${found(received)}, möglich ist aber nur ${either(allowed ?? [], 24)}${suggestion ? `; gemeint ist vielleicht ${suggestion}` : ""}.`,
    "shape/format": (problem) => `${problem.path} ${TEXT_FAULTS[problem.fault ?? "odd"](problem)}.`,
    "shape/one-of": ({ path, allowed }) =>
      `Die Anfrage muss entweder ${(allowed ?? []).join(" oder ")} enthalten${path === "notation" ? ", nicht beides" : ""}.`,
    "shape/more": ({ amount }) => `Es gibt ${count(amount ?? 0, "weiteres Problem", "weitere Probleme")}.`,
    "shape/not-json": ({ json = {} }) => `Der Inhalt der Anfrage ist kein JSON${broken(json)}.`,
  },

  lookup: deLookup,
  notation: deNotation,

  fate: { dies: "stirbt", survives: "überlebt", depends: "je nach Wahl", recalled: "zurückgerufen" },
  refusalTitle: {
    shape: "Die Anfrage hat nicht die vorgesehene Form",
    rules: "Das kann es im Spiel nicht geben",
  },

  warning: {
    "replacement-order-matters": ({ units, otherEndings }, names) =>
      `Die Reihenfolge, in der Effekte auf ${datives(units.map(names.unit))} wirken, ändert, was ${verb(units, "die Unit braucht", "die Units brauchen")}; die Antwort folgt der angegebenen Reihenfolge, die der Kontrolleur jeder Unit bestimmt. ${otherEndings.length > 0 ? `In anderen Reihenfolgen ${either(otherEndings.map((ending) => ENDINGS[ending]))}.` : "Wer auf beiden Seiten übrig bleibt, hängt nicht davon ab."}`,
    "damage-order-matters": ({ units }, names) =>
      `Die Reihenfolge, in der Effekte auf ${datives(units.map(names.unit))} wirken, ändert, wie viel Schaden zugefügt wird; die Antwort folgt der angegebenen Reihenfolge, die der Kontrolleur der Unit bestimmt.`,
    "team-scoring-needs-board": () =>
      "Team-Regeln wurden nicht geprüft: ob ein Teammitglied das Schlachtfeld im Scoring Step kontrolliert hat, denn dann kann das Team es nicht durch Erobern punkten, und auf welchen Schlachtfeldern Teammitglieder stehen, denn diese braucht es für den letzten Punkt nicht. Teammitglieder teilen sich ihre Punkte: Der Punktestand des Teams ist bei jedem von ihnen anzugeben.",
    "assignments-left-open": () =>
      "Die angegebenen Zuweisungen bleiben offen, da sie zu anderer Macht nicht passen würden.",
    "game-already-won": ({ player }) =>
      `${whoFirst(player)} hatte das Spiel schon vor diesem Kampf gewonnen; alles Übrige sagt, was der Kampf gebracht hätte.`,
  },

  reading: {
    A1: "Einer Unit, bei der aller Schaden verhindert wird, darf Schaden zugewiesen werden, aber er ist nie tödlich; wer mit ihr begonnen hat, darf danach keiner anderen mehr etwas zuweisen. Übergangen wird sie nicht.",
    A2: "Solange noch Schaden auf eine andere Unit gehen könnte, geht keiner auf eine Unit, der kein Schaden zugefügt werden kann.",
    A3: "Kann keiner Unit Schaden zugefügt werden, wird beides angenommen: nichts zuzuweisen oder alles; am Ergebnis ändert es nichts.",
    A4: "Schaden über das hinaus, was alle Units brauchen, darf auf jede Unit gehen, auch auf eine, der kein Schaden zugefügt werden kann.",
    A5: "Der Kontrolleur der Unit legt die Reihenfolge von Verhinderung und Verdopplung fest, bevor die Beträge gewählt werden; es gilt die angegebene Reihenfolge.",
    A6: "Eine Unit, deren vorhandener Schaden schon tödlich ist, braucht nichts mehr; sie stirbt im Cleanup vor dem Combat Damage Step und ist kein Ziel.",
    A7: "Überschüssig ist zugewiesener Schaden über das hinaus, was jede Unit braucht, vor Verhinderung und Verdopplung.",
    A8: "Dass das Schlachtfeld im Combat Cleanup noch umkämpft ist, hindert nicht daran, die Kontrolle zu klären; das tut nur ein erneutes Vormerken, weil beide Seiten noch Units haben.",
    A9: "Units eines dritten Spielers zählen beim Ergebnis eines Kampfes nicht mit, und niemand übernimmt die Kontrolle, solange dort Units mehrerer Spieler stehen; der nächste Cleanup macht das Schlachtfeld neu umkämpft.",
    A10: "Sind auf verschiedenen Schlachtfeldern ein Showdown ohne Kampf und ein Kampf vorgemerkt, beginnt zuerst der Showdown; der Spieler am Zug wählt nur unter solchen gleicher Art.",
    A11: "Auslöser zwischen zwei Pässen unterbrechen die Reihe der Pässe nicht; das tut nur eine gespielte Karte oder aktivierte Fähigkeit.",
    A12: "Alle Spieler bekommen den Focus in Zugreihenfolge, auch solche ohne Units auf dem Schlachtfeld.",
    A13: "Disarm löst aus, wenn die Unit angreift: Ihr Kontrolleur wählt eine gegnerische Unit dort, die in diesem Zug um so viel weniger Macht hat.",
    A15: "Jedes Schlachtfeld heißt: alle Schlachtfelder im Spiel, das gerade eroberte und Token eingeschlossen.",
    A16: "Einmal je Zug heißt für jeden Spieler: einmal im laufenden Zug, gleich wer am Zug ist.",
    A17: "Darf ein Schlachtfeld nicht gepunktet werden, wechselt die Kontrolle trotzdem, aber es wird nicht gepunktet, und nichts löst aus, was auf das Punkten achtet.",
    A18: "Verhindert ein Effekt, dass ein Spieler den Punkt bekommt, gilt das Schlachtfeld trotzdem als gepunktet, und Fähigkeiten, die auf das Punkten achten, lösen aus.",
    A19: "Ein Schlachtfeld, für das statt des Punktes eine Karte gezogen wurde, gilt als gepunktet.",
    A20: "Wer gewinnt, muss mehr Punkte haben als jeder Gegner; Teammitglieder teilen sich ihre Punkte und sind keine Gegner.",
    A21: "Für den letzten Punkt im Team braucht es Schlachtfelder nicht, auf denen im Scoring Step ein Teammitglied Units hatte; was nur das Teammitglied gepunktet hat, zählt aber nicht mit.",
    A22: "Eine Unit, deren Kontrolleur während eines Kampfes wechselt, wechselt im nächsten Cleanup die Rolle und zählt für ihre neue Seite.",
    A23: "Ein erneut vorgemerkter Kampf hat denselben Attacker, da derselbe Spieler das Schlachtfeld umkämpft gemacht hat; es ist ein neuer Kampf, also können Angriffs- und Verteidigungsfähigkeiten wieder auslösen.",
  },

  summary: {
    assignmentList: (assignments, names) => {
      const { problem, count: number, deathSetCount } = assignments;
      const { side, pool, targets, supply } = problem;
      if (targets.length === 0) return `${sideFirst(side)} weist nichts zu: Es gibt keinen Combat Damage Step.`;
      if (pool === 0) return `${sideFirst(side)} hat keinen Schaden zuzuweisen.`;
      if (supply === "nothing")
        return `${sideFirst(side)} hat ${pool} Schaden, aber keiner gegnerischen Unit kann Schaden zugefügt werden.`;
      return fitted((most) => {
        const facts = [
          tell(targetsWith("dies", assignments), most, names, "stirbt", "sterben"),
          tell(targetsWith("depends", assignments), most, names, "hängt von der Wahl ab", "hängen von der Wahl ab"),
          tell(targetsWith("survives", assignments), most, names, "überlebt", "überleben"),
        ].filter((fact) => fact !== "");
        return `${sideFirst(side)} hat ${pool} Schaden, ${ways(String(number))} und ${deathSets(deathSetCount)}: ${facts.join("; ")}.`;
      });
    },
    checkedAssignment: (checked, problems, names) => {
      if (checked.legal) return "Die Zuweisung ist legal.";
      return fitted((most) => {
        const { shown, left } = reasonsFor(most, problems);
        const told = [
          ...(shown.length > 0 ? shown : [count(problems.length, "Fehler", "Fehler")]),
          ...(left > 0 ? [count(left, "weiterer Fehler", "weitere Fehler")] : []),
          ...(most < 2 || checked.problem.targets.length === 0
            ? []
            : [`nächste legale Zuweisung: ${shares(nearestOf(checked), names) || "nichts"}`]),
        ];
        return `Nicht legal: ${told.join("; ")}.`;
      });
    },
    refusal: (first, more) =>
      `${first}${more > 0 ? ` Dazu ${count(more, "weiteres Problem", "weitere Probleme")}.` : ""}`,
    combatOutcome: (outcome, state, names) =>
      fitted((most) => {
        const facts = [
          resultOf(outcome, state),
          ...deathsIn(outcome, most, names),
          controlIn(outcome, state),
          scoreIn(outcome),
        ];
        const won = wasWon(outcome) ? "hatte das Spiel schon vorher gewonnen" : "gewinnt das Spiel";
        const win = outcome.winner === null ? "" : ` ${whoFirst(outcome.winner)} ${won}.`;
        return `${facts.filter((fact) => fact !== "").join("; ")}.${win}`;
      }),
  },
};

function ways(number: string): string {
  return count(number, "legale Zuweisung", "legale Zuweisungen");
}

function deathSets(number: number | string): string {
  return `${count(number, "Möglichkeit", "Möglichkeiten")}, wer stirbt`;
}

const TYPES: Readonly<Record<ExpectedType, string>> = {
  object: "ein Objekt",
  array: "eine Liste",
  string: "ein Text",
  int: "eine ganze Zahl",
  number: "eine Zahl",
  boolean: "true oder false",
  other: "etwas anderes",
};
const TEXT_FAULTS: Readonly<Record<TextFault, (problem: ShapeProblem) => string>> = {
  "too-long": ({ limit }) => `darf höchstens ${limit?.max} Zeichen lang sein`,
  "too-short": ({ limit }) => `muss mindestens ${limit?.min} Zeichen lang sein`,
  blank: () => "muss mindestens ein sichtbares Zeichen enthalten",
  "unsafe-character": () => "darf keine Steuerzeichen, Zeilenumbrüche oder Zeichen für die Schreibrichtung enthalten",
  odd: () => "hat nicht die vorgesehene Form",
};

function found(received: Received | undefined): string {
  if (received === "list") return TYPES.array;
  return received === "object" || received === undefined ? TYPES.object : received.json;
}

function broken({ line, column, found: character, isCut }: JsonBreak): string {
  const facts = [
    ...(isCut ? ["er endet zu früh"] : []),
    ...(character === undefined ? [] : [`"${character}" gehört nicht dorthin`]),
    ...(line === undefined ? [] : [`siehe Zeile ${line}, Spalte ${column}`]),
  ];
  return facts.length === 0 ? "" : `: ${facts.join(", ")}`;
}

/** The first fact of a summary, which begins its sentence. */
function resultOf({ result }: CombatOutcome, { combat }: CombatState): string {
  if (result === "no-result") return "Kein Ergebnis";
  return `${whoFirst(combat[result === "attacker-wins" ? "attacker" : "defender"].player)} gewinnt den Kampf`;
}

function deathsIn(outcome: CombatOutcome, most: number, names: Names): string[] {
  const dead = tell(unitsWith("dies", outcome), most, names, "stirbt", "sterben");
  const open = tell(
    unitsWith("depends", outcome),
    most,
    names,
    "kann je nach Wahl sterben",
    "können je nach Wahl sterben",
  );
  const none = dead === "" && open === "" ? "niemand stirbt" : "";
  return [dead, open, none, outcome.attackersRecalled ? "überlebende Attacker werden zurückgerufen" : ""];
}

function controlIn({ control: { before, after } }: CombatOutcome, { battlefield }: CombatState): string {
  if (after === null) return `niemand kontrolliert ${place(battlefield.id)}`;
  return `${who(after)} ${after === before ? "behält" : "übernimmt"} ${place(battlefield.id)}`;
}

function scoreIn({ score: { outcome, player, after } }: CombatOutcome): string {
  if (player === null || outcome === "no-conquer") return "kein Punkt";
  if (outcome === "already-scored") return "in diesem Zug schon gepunktet, also kein Punkt";
  if (outcome === "not-scored") return "das Schlachtfeld kann nicht gepunktet werden, also kein Punkt";
  if (outcome === "no-point") return `${who(player)} erobert, bekommt durch einen Effekt aber keinen Punkt`;
  if (outcome === "card") return `${who(player)} zieht statt des letzten Punktes eine Karte`;
  return `${who(player)} erobert und hat ${points(after ?? 0)}`;
}
