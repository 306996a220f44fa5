import type {
  ActionKind,
  BoardProblemCode,
  Fight,
  GameMode,
  Id,
  PendingKind,
  ProblemOf,
  TableState,
  Timing,
  TurnPhase,
} from "../engine/index.js";
import { calledSo, KEYWORD_NAMES, MODE_NAMES, verb, withIds } from "./building-blocks.js";
import { ofPlayers, placesOf, STATES } from "./de-board.js";
import {
  capital,
  count,
  either,
  list,
  onPlace,
  place,
  placeFirst,
  points,
  sideFirst,
  toPlace,
  unitsOf,
  who,
  whoFirst,
  whose,
} from "./de-words.js";
import type { Messages } from "./messages.js";

const PHASES: Readonly<Record<TurnPhase, string>> = {
  beginning: "der Beginning Step",
  scoring: "der Scoring Step",
  main: "die Main Phase",
};
const FIGHTS: Readonly<Record<Fight, string>> = { showdown: "Showdown", combat: "Kampf" };
const ACTIONS: Readonly<Record<ActionKind, string>> = {
  move: "Eine Standardbewegung",
  "play-unit": "Eine Unit zu spielen",
  play: "Eine Karte oder Fähigkeit zu spielen",
  trigger: "Eine Fähigkeit auszulösen",
  pass: "Passen",
  "begin-fight": "Einen vorgemerkten Showdown oder Kampf zu beginnen",
  "assign-damage": "Schaden zuzuweisen",
  "resolve-triggers": "Nach Auslösern weiterzumachen",
  "score-holds": "Gehaltenes zu punkten",
  "end-turn": "Den Zug zu beenden",
};
/** What has to happen first. */
const FIRST: Readonly<Record<PendingKind, (player: Id) => string>> = {
  "game-over": () => "Das Spiel ist vorbei",
  "choose-fight": (player) => `Zuerst wählt ${who(player)}, wo ein vorgemerkter Showdown oder Kampf beginnt`,
  "main-phase": (player) => `Es ist die Main Phase ${whose(player)}, ohne Kette, Showdown und Kampf`,
  focus: (player) => `Zuerst muss ${who(player)} im Showdown etwas spielen oder passen`,
  priority: (player) => `Zuerst muss ${who(player)} bei bestehender Kette eine Reaction spielen oder passen`,
  disarm: (player) => `Zuerst muss ${who(player)} für ein ausgelöstes Disarm eine Unit wählen`,
  "assign-damage": () => "Zuerst muss Schaden zugewiesen werden",
  triggers: () => "Zuerst müssen ausgelöste Fähigkeiten abgehandelt werden",
  "score-holds": (player) => `Zuerst muss ${who(player)} die gehaltenen Schlachtfelder punkten`,
};
/** What a play has, and what each state asks for. */
const TIMINGS: Readonly<Record<Timing, string>> = {
  none: "weder Action noch Reaction",
  action: "nur Action",
  reaction: "Reaction",
};
const ASKED: Readonly<Record<TableState, string>> = {
  "neutral-open": "ist alles erlaubt",
  "neutral-closed": "ist Reaction nötig",
  "showdown-open": "ist Action oder Reaction nötig",
  "showdown-closed": "ist Reaction nötig",
};
/** What the player has who may act. */
const HOLDS: Readonly<Record<TableState, string>> = {
  "neutral-open": "ist am Zug",
  "neutral-closed": "hat die Priorität",
  "showdown-open": "hat den Focus",
  "showdown-closed": "hat die Priorität",
};

/** What a unit that comes onto the board cannot have. */
const NOT_YET: Readonly<Record<ProblemOf<"unit/not-new">["field"], string>> = {
  damage: "die Unit hat noch keinen Schaden",
  stunned: "die Unit ist noch nicht betäubt",
  changes: "die Unit ist noch durch keinen Effekt geändert",
};

/** What there would be too much of. */
const LIMITS: Readonly<Record<ProblemOf<"board/limit">["what"], (amount: number) => string>> = {
  chain: (amount) => `${amount} Einträge auf der Kette`,
  points: (amount) => points(amount),
  turns: (amount) => count(amount, "Zug", "Züge"),
  "score-record": (amount) => `${amount} Einträge im Punkteprotokoll`,
  damage: (amount) => `${amount} Schaden`,
  changes: (amount) => count(amount, "Änderung", "Änderungen"),
  replacements: (amount) => `${amount} Effekte auf Schaden`,
};

/** What can be wrong with a board or an action, in German. */
export const deBoardProblems: Pick<Messages["problem"], BoardProblemCode> = {
  "board/unknown-player": ({ player, known }) =>
    `${whoFirst(player)} spielt nicht mit; die Spieler sind ${list(known.map(who))}.`,
  "board/unknown-battlefield": ({ battlefield, known }) =>
    `Ein Schlachtfeld ${battlefield} gibt es hier nicht; vorhanden ${verb(known, "ist", "sind")} ${placesOf(known)}.`,
  "board/unknown-unit": ({ unit, known }, names) => {
    const meant = calledSo(unit, known, names.unit);
    if (meant.length > 0) return `${unit} ist der Name einer Unit; ihre id ist ${either(meant)}.`;
    const there =
      known.length === 0 ? "" : `; vorhanden ${verb(known, "ist", "sind")} ${list(withIds(known, names.unit))}`;
    return `Eine Unit mit der id ${unit} gibt es hier nicht${there}.`;
  },
  "board/repeated-unit": ({ unit }, names) =>
    `${names.unit(unit)} ist mehrfach genannt; jede Unit ist nur einmal zu nennen.`,
  "board/place": ({ given }) =>
    `Ein Ort ist entweder ein Schlachtfeld oder die Basis eines Spielers; angegeben ist ${given === "both" ? "beides" : "keins von beiden"}.`,
  "board/duplicate-battlefield": ({ battlefield }) =>
    `Die Id ${battlefield} ist mehrfach vergeben; jedes Schlachtfeld braucht eine eigene.`,
  "board/repeated-base": ({ player }) =>
    `Die Basis ${whose(player)} ist mehrfach aufgeführt; alle Units darin gehören zusammen.`,
  "board/too-many-battlefields": ({ amount, expected }) =>
    `Aufgeführt ${amount === 1 ? "ist" : "sind"} ${count(amount, "Schlachtfeld", "Schlachtfelder")}, in diesem Spiel gibt es aber höchstens ${expected}.`,
  "board/too-many-units": ({ player, amount, expected }) =>
    player === null
      ? `Im Spiel sind ${amount} Units; höchstens ${expected} sind möglich.`
      : `${whoFirst(player)} hat ${amount} Units an einem Ort; höchstens ${expected} sind möglich.`,
  "board/no-controller": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} steht ${onPlace(battlefield)}, also muss "controller" angegeben sein.`,
  "board/three-players": ({ battlefield, players }) =>
    `${capital(onPlace(battlefield))} stehen Units ${ofPlayers(players)}; erlaubt sind dort Units von höchstens zwei Spielern.`,
  "board/teammates-together": ({ battlefield, players }) =>
    `${capital(onPlace(battlefield))} stehen Units ${ofPlayers(players)}; Units von Teammitgliedern können nicht auf demselben Schlachtfeld stehen.`,
  "board/contested-by-controller": ({ player, battlefield }) =>
    `${whoFirst(player)} kontrolliert ${place(battlefield)} und kann es nicht umkämpft gemacht haben; das kann nur ein Spieler, der es nicht kontrolliert.`,
  "board/who-contested": ({ battlefield, players }) =>
    `${capital(onPlace(battlefield))} stehen Units ${ofPlayers(players)}; wer es umkämpft gemacht hat, muss in "contestedBy" stehen.`,
  "board/staged-otherwise": ({ battlefield, fight, actual }) =>
    `${capital(onPlace(battlefield))} soll ein ${FIGHTS[fight]} vorgemerkt sein, mit diesen Units kann dort aber ${actual === null ? "nichts" : `nur ein ${FIGHTS[actual]}`} vorgemerkt sein.`,
  "board/foreign-base": ({ unit, player, base }, names) =>
    `${names.unit(unit)} steht in der Basis ${whose(base)}, die Kontrolle hat aber ${who(player)}; eine Unit kann nur in der Basis ihres Kontrolleurs stehen.`,
  "board/ready-and-exhausted": ({ unit }, names) =>
    `"ready" und "exhausted" widersprechen sich bei ${names.unit(unit)}; nur eines davon ist anzugeben.`,
  "board/change": ({ unit }, names) =>
    `Eine Änderung an ${names.unit(unit)} hat entweder "might" oder "keyword", genau eines davon; "amount" und "lost" gibt es nur bei "keyword".`,
  "board/keyword-number": ({ unit, keyword, takesNumber }, names) =>
    takesNumber
      ? `${names.unit(unit)} verliert ${KEYWORD_NAMES[keyword]} ganz, also gehört dort kein "amount" hin.`
      : `${KEYWORD_NAMES[keyword]} hat keine Zahl, also gehört bei ${names.unit(unit)} kein "amount" dazu.`,
  "board/showdown-not-contested": ({ battlefield }) =>
    `${capital(onPlace(battlefield))} läuft ein Showdown, also muss es umkämpft sein; durch wen, muss in "contestedBy" stehen.`,
  "board/attacker": ({ player, contestedBy, battlefield }) =>
    `${whoFirst(player)} soll ${onPlace(battlefield)} angreifen, umkämpft gemacht hat es aber ${who(contestedBy)} und ist damit der Attacker.`,
  "board/defender": ({ player, battlefield }) =>
    `${whoFirst(player)} kann ${onPlace(battlefield)} nicht der Defender sein: Der Defender ist ein Gegner des Attackers.`,
  "board/too-many-passes": ({ amount, expected }) =>
    `Nacheinander gepasst wurde angeblich ${amount}-mal; dann hätten schon alle gepasst, möglich ist höchstens ${expected}-mal.`,
  "board/chain-in-combat": ({ battlefield }) =>
    `Der Kampf ${onPlace(battlefield)} ist über seinen Showdown hinaus, also kann es keine Kette geben.`,
  "board/limit": ({ what, unit, amount, expected }, names) =>
    `${unit === null ? "Das" : `Bei ${names.unit(unit)}`} wären ${LIMITS[what](amount)}; höchstens ${expected} sind möglich.`,
  "board/empty-chain": () => "Eine Kette hat mindestens einen Eintrag; ohne Eintrag ist sie wegzulassen.",
  "action/game-over": ({ player }) => `${whoFirst(player)} hat das Spiel gewonnen, also geht nichts mehr.`,
  "action/not-now": ({ action, pending, allowed, player }) => {
    const what = `${ACTIONS[action]} (${action}) ist jetzt nicht möglich: ${FIRST[pending](player ?? "")}`;
    return allowed.length === 0 ? `${what}.` : `${what} (${either(allowed)}).`;
  },
  "move/phase": ({ phase }) =>
    `Eine Standardbewegung ist nur in der Main Phase möglich, vorher kommt aber noch ${PHASES[phase]}.`,
  "move/chain": () => "Es besteht eine Kette; bis sie abgehandelt ist, geht keine Standardbewegung.",
  "move/fight": ({ battlefield }) =>
    `${capital(onPlace(battlefield))} läuft ein Showdown oder Kampf; bis er vorbei ist, geht nirgends eine Standardbewegung.`,
  "move/not-yours": ({ unit, player, controller }, names) =>
    `Die Kontrolle über ${names.unit(unit)} hat ${who(controller)}, also kann ${who(player)} die Unit nicht bewegen; eine Standardbewegung geht nur mit eigenen Units.`,
  "move/not-your-turn": ({ player, turnPlayer }) =>
    `${whoFirst(turnPlayer)} ist am Zug, also kann ${who(player)} keine Standardbewegung machen.`,
  "move/exhausted": ({ unit }, names) =>
    `${names.unit(unit)} ist erschöpft und kann die Standardbewegung nicht durch Erschöpfen bezahlen; die Unit müsste bereit sein.`,
  "move/needs-ganking": ({ unit, from, battlefield }, names) =>
    `${names.unit(unit)} braucht Ganking, um ${fromPlace(from)} ${toPlace(battlefield)} zu ziehen; ohne Ganking geht es nur in die Basis.`,
  "move/same-place": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} steht schon ${battlefield === null ? "in der Basis" : onPlace(battlefield)}; eine Bewegung muss an einen anderen Ort führen.`,
  "move/foreign-base": ({ unit, player }, names) =>
    `${names.unit(unit)} kann nicht in die Basis ${whose(player)} ziehen, nur in die des eigenen Kontrolleurs.`,
  "move/not-to-base": ({ unit }, names) =>
    `Laut einem Effekt können Units nicht in die Basis ziehen, also auch ${names.unit(unit)} nicht.`,
  "move/two-others": ({ unit, battlefield, players }, names) =>
    `${names.unit(unit)} kann nicht ${toPlace(battlefield)} ziehen: Dort stehen schon Units zweier anderer Spieler (${list(players.map(who))}).`,
  "move/foreign-combat": ({ unit, battlefield, players }, names) =>
    `${placeFirst(battlefield)} ist für ${names.unit(unit)} gesperrt: Dort kämpfen ${list(players.map(who))}.`,
  "move/teammate": ({ unit, battlefield, player }, names) =>
    `${names.unit(unit)} kann nicht ${toPlace(battlefield)} ziehen: Dort stehen Units ${whose(player)}, und Teammitglieder teilen sich kein Schlachtfeld.`,
  "move/two-destinations": ({ units }, names) =>
    `Units, die gemeinsam ziehen, brauchen dasselbe Ziel, ${unitsOf(units, names)} ${verb(units, "soll", "sollen")} aber woandershin; das wäre eine eigene Aktion.`,
  "play/not-yours": ({ player, holder, state }) =>
    `${whoFirst(player)} kann jetzt nichts spielen: ${whoFirst(holder)} ${HOLDS[state]}.`,
  "play/timing": ({ player, timing, state }) =>
    `${whoFirst(player)} kann das jetzt nicht spielen: Es hat ${TIMINGS[timing]}, im Zustand ${STATES[state]} ${ASKED[state]}.`,
  "play/place": ({ player, battlefield, ambush }) =>
    `${whoFirst(player)} kann keine Unit ${toPlace(battlefield)} spielen, ohne es zu kontrollieren${ambush ? " oder, für Ambush, dort Units zu haben" : ""}; möglich ist die Basis.`,
  "play/ambush-place": ({ player, unit, battlefield }, names) =>
    `${names.unit(unit)} kann durch Ambush nicht ${toPlace(battlefield)} gespielt werden, nur auf ein Schlachtfeld mit Units ${whose(player)}.`,
  "play/foreign-base": ({ player, base }) =>
    `${whoFirst(player)} kann keine Unit in die Basis ${whose(base)} spielen, nur in die eigene oder auf ein selbst kontrolliertes Schlachtfeld.`,
  "play/foreign-combat": ({ player, battlefield, players }) =>
    `${placeFirst(battlefield)} ist für Units ${whose(player)} gesperrt: Dort kämpfen ${list(players.map(who))}.`,
  "play/no-accelerate": ({ unit }, names) =>
    `${names.unit(unit)} hat kein Accelerate, also kann nichts dafür bezahlt werden, dass die Unit bereit ins Spiel kommt.`,
  "pass/not-yours": ({ player, holder, what }) =>
    `${whoFirst(player)} kann nicht passen: ${what === "focus" ? "Den Focus" : "Die Priorität"} hat ${who(holder)}.`,
  "fight/not-staged": ({ battlefield, staged }) =>
    `${capital(onPlace(battlefield))} ist nichts vorgemerkt${staged.length === 0 ? "" : `; beginnen kann es auf ${either(staged)}`}.`,
  "fight/showdown-first": ({ battlefield, staged }) =>
    `Der Kampf ${onPlace(battlefield)} muss warten: Zuerst beginnt der vorgemerkte Showdown auf ${either(staged)}.`,
  "fight/turn-player": ({ player, turnPlayer }) =>
    `${whoFirst(player)} kann nicht wählen, wo ein vorgemerkter Showdown oder Kampf beginnt; das tut ${who(turnPlayer)} als Spieler am Zug.`,
  "combat/assignment-needed": ({ side, count: assignments, deathSetCount }) => {
    const ways = `${sideFirst(side)} muss unter ${count(assignments, "legalen Zuweisung", "legalen Zuweisungen")} wählen`;
    return deathSetCount === "1"
      ? `${ways}: Wer stirbt, hängt nicht davon ab, aber wie viel Verhinderung übrig bleibt.`
      : `${ways}; es gibt ${count(deathSetCount, "Möglichkeit", "Möglichkeiten")}, wer stirbt.`;
  },
  "trigger/no-disarm": ({ unit }, names) =>
    `Kein Disarm von ${names.unit(unit)} wartet auf eine Wahl; es löst einmal je Kampf aus, wenn die Unit angreift.`,
  "trigger/disarm-target": ({ unit, target, targets }, names) =>
    `Disarm von ${names.unit(unit)} kann ${names.unit(target)} nicht wählen, nur eine gegnerische Unit dort${targets.length === 0 ? "" : `: ${either(targets.map(names.unit))}`}.`,
  "trigger/whose": () =>
    'Wem eine ausgelöste Fähigkeit gehört, muss feststehen: Nötig ist "player" oder die Unit, von der sie kommt.',
  "trigger/not-now": ({ why }) =>
    why === "damage-follows"
      ? "Mit diesem Passen endet der Showdown eines Kampfes und der Schaden folgt sofort, also kann nichts auf die Kette kommen; das Board kann für Trigger anhalten, und dort sind sie anzugeben."
      : "Mit diesem Passen wird nichts abgehandelt und kein Showdown geschlossen, also kann dadurch nichts ausgelöst werden; anzugeben ist es beim letzten Passen der Reihe.",
  "effect/no-combat": () =>
    "Es läuft kein Kampf, also kann nichts bis zu dessen Ende dauern; anzugeben ist eine andere Dauer.",
  "effect/not-an-opponent": ({ player, opponent }) =>
    `${whoFirst(player)} brennt aus und wählt einen Gegner; ${who(opponent)} ist keiner.`,
  "unit/id-in-use": ({ unit }) =>
    `Eine neue Unit kann nicht ${unit} heißen: eine Unit auf dem Board oder eine, die die Kette meint, hat diese id; nötig ist eine andere.`,
  "unit/not-new": ({ unit, field }) => `${capital(unit)} kommt als neues Objekt auf das Board; ${NOT_YET[field]}.`,
  "board/winner": ({ player, ahead }) =>
    `${whoFirst(player)} soll gewonnen haben, nach Punkten hat aber ${who(ahead)} gewonnen.`,
  "board/disarm": ({ unit }, names) =>
    `${names.unit(unit)} kann nicht auf Disarm warten: die Unit ist kein Attacker mit Disarm.`,
  "board/teams": ({ mode, needsTeams }) =>
    needsTeams
      ? `${MODE_NAMES[mode as GameMode]} wird von zwei Teams zu zweit gespielt: jeder Spieler braucht eines von zwei Teams.`
      : `${MODE_NAMES[mode as GameMode]} wird ohne Teams gespielt.`,
  "play/closed": ({ unit, battlefield, players, teammate }, names) =>
    `${names.unit(unit)} kann nicht ${onPlace(battlefield)} gespielt werden: Dort stehen ${
      teammate === null
        ? `schon Units zweier anderer Spieler (${list(players.map(who))}).`
        : `Units ${whose(teammate)}, und Teammitglieder teilen sich kein Schlachtfeld.`
    }`,
  "play/whose": ({ unit, player, controller }) =>
    `${whoFirst(player)} spielt ${unit} und kontrolliert die Unit; sie kann nicht unter der Kontrolle ${whose(controller)} ins Spiel kommen.`,
  "trigger/disarm-effects": ({ unit }, names) =>
    `Was Disarm von ${names.unit(unit)} bewirkt, ist bekannt; "effects" gehört nicht dazu.`,
  "effect/same-place": ({ unit }, names) =>
    `${names.unit(unit)} ist schon dort; ein Effekt muss die Unit an einen anderen Ort bewegen.`,
  "turn/not-yours": ({ player, turnPlayer }) =>
    `${whoFirst(turnPlayer)} ist am Zug, also kann ${who(player)} weder Gehaltenes punkten noch den Zug beenden.`,
};

function fromPlace(battlefield: string): string {
  return battlefield === "battlefield" ? "vom Schlachtfeld" : `von ${battlefield}`;
}
