import type { BoardStepKind, Duration, EffectKind, Id, TableState, TriggerWindow } from "../engine/index.js";
import { keywordWith, KEYWORD_NAMES, signed, verb } from "./building-blocks.js";
import {
  capital,
  count,
  datives,
  either,
  list,
  onPlace,
  place,
  placeFirst,
  roleName,
  sideName,
  SIDES,
  toPlace,
  toWhom,
  unitsOf,
  who,
  whoFirst,
  whom,
  whose,
} from "./de-words.js";
import type { Messages } from "./messages.js";

export const STATES: Readonly<Record<TableState, string>> = {
  "neutral-open": "Neutral offen",
  "neutral-closed": "Neutral geschlossen",
  "showdown-open": "Showdown offen",
  "showdown-closed": "Showdown geschlossen",
};

/** What may be played in each state. */
const PLAYABLE: Readonly<Record<TableState, string>> = {
  "neutral-open": "in dem der Spieler am Zug alles spielen darf",
  "neutral-closed": "in dem nur Reactions erlaubt sind",
  "showdown-open": "in dem Actions und Reactions erlaubt sind",
  "showdown-closed": "in dem nur Reactions erlaubt sind",
};

/** How long an effect lasts, before what it does. */
const LASTING: Readonly<Record<Duration, string>> = {
  turn: "in diesem Zug",
  combat: "in diesem Kampf",
  lasting: "unbefristet",
};

/** What each effect would do to a unit. */
const DOES: Readonly<Record<EffectKind, (unit: string) => string>> = {
  "change-might": (unit) => `die Macht von ${unit} ändern`,
  "double-might": (unit) => `die Macht von ${unit} verdoppeln`,
  "deal-damage": (unit) => `${unit} Schaden zufügen`,
  heal: (unit) => `${unit} heilen`,
  stun: (unit) => `${unit} betäuben`,
  ready: (unit) => `${unit} bereit machen`,
  exhaust: (unit) => `${unit} erschöpfen`,
  "give-keyword": (unit) => `${unit} ein Schlüsselwort geben`,
  "remove-keyword": (unit) => `${unit} ein Schlüsselwort nehmen`,
  "prevent-damage": (unit) => `Schaden an ${unit} verhindern`,
  "prevent-next-damage": (unit) => `den nächsten Schaden an ${unit} verhindern`,
  "double-damage": (unit) => `Schaden an ${unit} verdoppeln`,
  kill: (unit) => `${unit} töten`,
  banish: (unit) => `${unit} verbannen`,
  "return-to-hand": (unit) => `${unit} auf die Hand zurückgeben`,
  move: (unit) => `${unit} bewegen`,
  recall: (unit) => `${unit} zurückrufen`,
  "change-control": (unit) => `die Kontrolle über ${unit} ändern`,
  "create-unit": (unit) => `${unit} ins Spiel bringen`,
  "gain-points": (unit) => `Punkte für ${unit} bringen`,
  "burn-out": (unit) => `einen Burn Out für ${unit} auslösen`,
  draw: (unit) => `Karten für ${unit} ziehen lassen`,
};

/** When the triggers of a window resolve. */
export const WINDOWS: Readonly<Record<TriggerWindow, string>> = {
  beginning: "nach dem Beginning Step und vor dem Punkten",
  cleanup: "nach dem Combat Cleanup und vor dem Ergebnis",
  result: "nach dem Ergebnis und vor der Klärung der Kontrolle",
  scoring: "nach Kontrolle und Punkten und vor dem Ende des Kampfes",
};

/** Something that was played or triggered, by name if it has one. */
function item(name: string | null): string {
  return name === null ? "eine Karte oder Fähigkeit" : `"${name}"`;
}

export function placesOf(battlefields: readonly Id[]): string {
  return list(battlefields.map(place));
}

/** "auf bf1 und bf2". */
function onPlaces(battlefields: readonly Id[]): string {
  const [first] = battlefields;
  return battlefields.length === 1 && first !== undefined ? onPlace(first) : `auf ${datives(battlefields)}`;
}

/** Players after "von", by their names. */
export function ofPlayers(players: readonly Id[]): string {
  return `von ${datives(players.map(toWhom))}`;
}

/** What happens on the whole table, in German. */
export const deBoardSteps: Pick<Messages["step"], BoardStepKind> = {
  "units-moved": ({ player, units, battlefield }, names) =>
    `${whoFirst(player)} bewegt ${unitsOf(units, names)} ${toPlace(battlefield)}; auf eine Bewegung kann niemand reagieren.`,
  "move-paid": ({ player, units }, names) =>
    `${whoFirst(player)} erschöpft ${unitsOf(units, names)}; das sind die Kosten der Standardbewegung.`,
  "moved-together": ({ units }, names) =>
    `${unitsOf(units, names)} ziehen gemeinsam: Sie dürfen von verschiedenen Orten kommen, haben aber ein gemeinsames Ziel.`,
  "ganking-used": ({ units }, names) =>
    `${unitsOf(units, names)} ${verb(units, "hat", "haben")} Ganking und ${verb(units, "darf", "dürfen")} von Schlachtfeld zu Schlachtfeld ziehen.`,
  "open-battlefield-reached": ({ units, battlefield }, names) =>
    `${placeFirst(battlefield)} ist auch von anderen Schlachtfeldern aus erreichbar, also ${verb(units, "braucht", "brauchen")} ${unitsOf(units, names)} kein Ganking.`,
  "destination-open": ({ battlefield, players }) =>
    players.length === 0
      ? `${capital(onPlace(battlefield))} stehen keine Units anderer Spieler, also steht der Bewegung nichts entgegen.`
      : `${capital(onPlace(battlefield))} stehen außer Units ${ofPlayers(players)} keine anderer Spieler, also steht der Bewegung nichts entgegen.`,
  "moved-by-effect": ({ units, battlefield }, names) =>
    `Ein Effekt bewegt ${unitsOf(units, names)} ${toPlace(battlefield)}; erschöpft wird nur durch die Standardbewegung.`,
  "move-became-recall": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} darf nicht ${toPlace(battlefield)} ziehen und wird stattdessen in die Basis zurückgerufen; das ist keine Bewegung.`,
  "units-recalled": ({ units }, names) =>
    `${unitsOf(units, names)} ${verb(units, "wird", "werden")} in die Basis zurückgerufen; das ist keine Bewegung, und Schaden und Erschöpfung bleiben, wie sie sind.`,
  "battlefield-contested": ({ player, battlefield }) =>
    `${whoFirst(player)} macht ${place(battlefield)} umkämpft, ohne es zu kontrollieren.`,
  "not-contested": ({ player, battlefield, why }) => {
    if (why === "base" || battlefield === null) return "Umkämpft wird dadurch nichts; das kann nur ein Schlachtfeld.";
    return why === "controlled"
      ? `${whoFirst(player)} kontrolliert ${place(battlefield)} schon, also wird es dadurch nicht umkämpft.`
      : `${placeFirst(battlefield)} ist schon umkämpft, also ändert die Ankunft ${whose(player)} nichts: Es zählt, wer es zuerst umkämpft gemacht hat.`;
  },
  "unit-played": ({ player, unit, battlefield, ready }, names) =>
    `${whoFirst(player)} spielt ${names.unit(unit)} ${toPlace(battlefield)}; die Unit kommt ${ready ? "bereit" : "erschöpft"} ins Spiel.`,
  "played-by-ambush": ({ player, unit, battlefield }, names) =>
    `${names.unit(unit)} hat Ambush, also darf ${who(player)} die Unit als Reaction ${toPlace(battlefield)} spielen, da dort schon eigene Units stehen.`,
  "entered-base-instead": ({ unit, battlefield }, names) =>
    `${names.unit(unit)} darf nicht ${onPlace(battlefield)} ins Spiel kommen und kommt stattdessen in die Basis.`,
  "unit-created": ({ player, unit, battlefield }, names) =>
    `Ein Effekt bringt ${names.unit(unit)} ${battlefield === null ? "in der Basis" : onPlace(battlefield)} für ${whom(player)} ins Spiel.`,
  "card-played": ({ player, name, state }) =>
    `${whoFirst(player)} spielt ${item(name)} im Zustand ${STATES[state]}, ${PLAYABLE[state]}.`,
  "ability-triggered": ({ player, unit, name }, names) => {
    const what = name === null ? "Eine Fähigkeit" : `"${name}"`;
    return `${what}${unit === null ? "" : ` von ${names.unit(unit)}`} löst aus und kommt für ${whom(player)} auf die Kette.`;
  },
  "triggers-ordered": ({ players, isCombat }) => {
    const [first] = players;
    if (first !== undefined && players.length === 1)
      return `${whoFirst(first)} legt mehrere Auslöser in selbst gewählter Reihenfolge auf die Kette; der letzte wird zuerst abgehandelt.`;
    const order = isCombat ? "erst vom Attacker, zuletzt vom Defender" : "in Zugreihenfolge";
    return `Gleichzeitige Auslöser kommen nacheinander auf die Kette, ${order}: ${list(players.map(who))}. Der letzte wird zuerst abgehandelt.`;
  },
  "disarm-triggered": ({ unit, target, amount }, names) =>
    `${names.unit(unit)} greift an, also löst Disarm aus: ${names.unit(target)} soll in diesem Zug ${signed(-amount)} Macht bekommen.`,
  "deflect-taxed": ({ player, unit, amount }, names) =>
    `${names.unit(unit)} hat Deflect ${amount}, also kostet es ${whom(player)} ${amount} Power mehr, diese Unit zu wählen.`,
  passed: ({ player, what }) =>
    `${whoFirst(player)} hat ${what === "focus" ? "den Focus" : "die Priorität"} und passt.`,
  "item-resolved": ({ player, name, atOnce }) =>
    atOnce
      ? `Was ${who(player)} gespielt hat, wird sofort abgehandelt, und niemand kann reagieren: ${item(name)}.`
      : `Alle haben nacheinander gepasst, also wird der neueste Eintrag der Kette abgehandelt: ${item(name)} ${whose(player)}.`,
  "focus-passed": ({ player, after }) =>
    after === "play"
      ? `Was gespielt wurde, ist abgehandelt, also geht der Focus weiter an ${whom(player)}.`
      : `Noch haben nicht alle nacheinander gepasst, also geht der Focus weiter an ${whom(player)}.`,
  "focus-kept": ({ player, opener, isRowKept }) => {
    if (opener === "add")
      return `Eine Ressourcen-Fähigkeit gibt den Focus nicht weiter, also behält ihn ${who(player)}.`;
    return opener === "trigger"
      ? `Die abgehandelte Kette hat ein Auslöser eröffnet, also behält ${who(player)} den Focus${isRowKept ? ", und die Reihe der Pässe ist nicht unterbrochen" : ""}.`
      : `Der Focus geht nicht weiter, also behält ihn ${who(player)}.`;
  },
  "effect-skipped": ({ unit, effect }, names) =>
    `Ein Effekt soll ${DOES[effect](names.unit(unit))}; das geht jetzt nicht, also bewirkt dieser Teil nichts.`,
  "might-altered": ({ unit, amount, lasts, might }, names) =>
    `${names.unit(unit)} bekommt ${LASTING[lasts]} ${signed(amount)} Macht und hat jetzt ${might}.`,
  "might-doubled": ({ unit, amount, lasts, might }, names) =>
    `Durch Verdoppeln bekommt ${names.unit(unit)} ${LASTING[lasts]} ${signed(amount)} Macht, so viel wie zuvor vorhanden, und hat jetzt ${might}.`,
  "damage-marked": ({ unit, amount, stated, damage }, names) =>
    amount === stated
      ? `${names.unit(unit)} bekommt ${amount} Schaden und trägt jetzt ${damage}.`
      : `Aus ${stated} Schaden an ${names.unit(unit)} wird durch Effekte darauf ${amount}; die Unit trägt jetzt ${damage} Schaden.`,
  "damage-healed": ({ unit, amount }, names) =>
    `${names.unit(unit)} wird geheilt: ${amount} Schaden ${amount === 1 ? "wird" : "werden"} entfernt.`,
  "unit-stunned": ({ unit }, names) =>
    `${names.unit(unit)} ist bis zum Ende des Zuges betäubt: Die Unit trägt nichts zum Schaden ihrer Seite bei, ist aber so schwer zu töten wie sonst.`,
  "stunned-already": ({ unit }, names) =>
    `${names.unit(unit)} ist schon betäubt; doppelt betäuben geht nicht, also geschieht nichts.`,
  "unit-readied": ({ unit }, names) => `${names.unit(unit)} wird bereit.`,
  "unit-exhausted": ({ unit, already }, names) =>
    already
      ? `${names.unit(unit)} ist schon erschöpft und kann nicht noch einmal erschöpft werden.`
      : `${names.unit(unit)} wird erschöpft.`,
  "keyword-given": ({ unit, keyword, amount, lasts }, names) =>
    `${names.unit(unit)} bekommt ${LASTING[lasts]} ${keywordWith(keyword, amount)}.`,
  "keyword-removed": ({ unit, keyword, lasts }, names) =>
    `${names.unit(unit)} verliert ${LASTING[lasts]} ${KEYWORD_NAMES[keyword]}.`,
  "replacement-given": ({ unit, effect, amount, lasts }, names) => {
    const at = `Schaden an ${names.unit(unit)}`;
    if (effect === "double-damage") return `Aller ${at} wird ${LASTING[lasts]} verdoppelt.`;
    if (effect === "prevent-next-damage") return `Der nächste ${at} wird ${LASTING[lasts]} verhindert.`;
    return amount === null
      ? `Aller ${at} wird ${LASTING[lasts]} verhindert.`
      : `Vom nächsten ${at} ${amount === 1 ? "wird" : "werden"} ${LASTING[lasts]} ${amount} verhindert.`;
  },
  "unit-left": ({ unit, player, to }, names) => {
    if (to === "hand") return `${names.unit(unit)} gehört ${toWhom(player)} und kehrt dort auf die Hand zurück.`;
    return to === "trash"
      ? `${names.unit(unit)} wird getötet und kommt in den Trash ${whose(player)}.`
      : `${names.unit(unit)} wird verbannt; die Unit gehörte ${toWhom(player)}.`;
  },
  "unit-changed-control": ({ unit, player, isStray }, names) =>
    `${whoFirst(player)} übernimmt die Kontrolle über die Unit ${names.unit(unit)}${isStray ? "; sie wird in die neue Basis zurückgerufen" : ""}.`,
  "points-gained": ({ player, before, amount }) =>
    amount === before
      ? `${whoFirst(player)} bekommt keinen Punkt und bleibt bei ${amount}.`
      : `${whoFirst(player)} bekommt durch einen Effekt ${count(amount - before, "Punkt", "Punkte")} und hat jetzt ${amount} statt ${before}.`,
  "burned-out": ({ player, opponent }) =>
    `${whoFirst(player)} hat einen Burn Out und wählt ${whom(opponent)} für den Punkt, den ein Gegner dafür bekommt; ein Schlachtfeld wird damit nicht gepunktet.`,
  "cards-drawn": ({ player, amount }) => `${whoFirst(player)} zieht ${count(amount, "Karte", "Karten")}.`,
  "role-gained": ({ side, units, late }, names) =>
    `${unitsOf(units, names)} ${verb(units, "bekommt", "bekommen")} die Rolle ${roleName(side)}, wie ihr Spieler${late ? "; wer später dazukommt, bekommt sie im Cleanup nach der Ankunft" : ""}.`,
  "role-swapped": ({ side, unit }, names) =>
    `${names.unit(unit)} hat einen anderen Kontrolleur als zuvor und zählt jetzt für ${SIDES[side].accusative}.`,
  "role-lost": ({ units }, names) =>
    `${unitsOf(units, names)} ${verb(units, "gehört", "gehören")} nicht mehr zum Kampf und ${verb(units, "verliert", "verlieren")} die Rolle.`,
  "killed-in-cleanup": ({ unit, player, damage, amount, doomed }, names) => {
    const why = doomed
      ? `${names.unit(unit)} hat Schaden von einem Spieler bekommen, dessen Schaden immer tödlich ist`
      : `${names.unit(unit)} trägt ${damage} Schaden, und tödlich ${amount === 1 ? "ist" : "sind"} ${amount}`;
    return `${why}; die Unit stirbt also im Cleanup und kommt in den Trash ${whose(player)}.`;
  },
  "control-lapsed": ({ battlefield, player }) =>
    `${whoFirst(player)} hat ${onPlace(battlefield)} keine Units mehr und verliert im Cleanup die Kontrolle; danach hat sie niemand.`,
  "control-frozen": ({ battlefield, player, why }) =>
    `${whoFirst(player)} hat ${onPlace(battlefield)} keine Units, behält die Kontrolle aber vorerst, da ${why === "chain" ? "eine Kette besteht" : "dort ein Showdown oder Kampf läuft"}.`,
  "showdown-staged": ({ battlefield, player }) =>
    `${whoFirst(player)} hat ${place(battlefield)} umkämpft gemacht und dort Units, also wird ein Showdown vorgemerkt.`,
  "combat-staged": ({ battlefield, players }) =>
    `${placeFirst(battlefield)} ist umkämpft, und dort stehen Units von Gegnern (${list(players.map(who))}), also wird ein Kampf vorgemerkt.`,
  "staging-lapsed": ({ battlefield, fight }) =>
    fight === "combat"
      ? `${capital(onPlace(battlefield))} stehen nicht mehr Units zweier Gegner, also entfällt der dort vorgemerkte Kampf.`
      : `Wer ${place(battlefield)} umkämpft gemacht hat, hat dort keine Units mehr, also entfällt der dort vorgemerkte Showdown.`,
  "contested-removed": ({ battlefield, player }) =>
    `${whoFirst(player)} hatte ${place(battlefield)} umkämpft gemacht, hat dort aber keine Units mehr, also ist es nicht mehr umkämpft.`,
  "contested-anew": ({ battlefield, player }) =>
    `${whoFirst(player)} hat ${onPlace(battlefield)} Units ohne die Kontrolle und macht es damit neu umkämpft.`,
  "fight-waits": ({ battlefields, why }) =>
    `Was ${onPlaces(battlefields)} vorgemerkt ist, muss warten, bis ${why === "chain" ? "die Kette abgehandelt ist" : "der laufende Showdown oder Kampf vorbei ist"}.`,
  "turn-to-act": ({ player, state }) => {
    if (state === "showdown-open")
      return `${whoFirst(player)} hat den Focus und darf eine Action oder Reaction spielen oder passen.`;
    return state === "neutral-open"
      ? `Es gibt weder Kette noch Showdown noch Kampf, also darf ${who(player)} als Spieler am Zug handeln.`
      : `${whoFirst(player)} hat bei bestehender Kette die Priorität und darf eine Reaction spielen oder passen.`;
  },
  "fight-to-choose": ({ player, fight, battlefields }) => {
    const kinds = fight === null ? "Showdowns oder Kämpfe" : fight === "combat" ? "Kämpfe" : "Showdowns";
    return `Mehrere ${kinds} sind vorgemerkt, also wählt ${who(player)} als Spieler am Zug, wo der nächste beginnt: auf ${either(battlefields)}.`;
  },
  "showdown-first": ({ battlefield }) => `Der Showdown ${onPlace(battlefield)} beginnt vor allen vorgemerkten Kämpfen.`,
  "showdown-begun": ({ battlefield, player }) =>
    `Ein Showdown ohne Kampf beginnt ${onPlace(battlefield)}; den Focus hat ${who(player)}, da ${who(player)} es umkämpft gemacht hat.`,
  "combat-begun": ({ battlefield, player }) =>
    `Ein Kampf beginnt ${onPlace(battlefield)} mit seinem Showdown; ${who(player)} hat es umkämpft gemacht, greift an und hat den Focus.`,
  "showdown-became-combat": ({ battlefield, player }) =>
    `${capital(onPlace(battlefield))} stehen jetzt Units von Gegnern, also wird der Showdown dort zum Kampf; ${who(player)} behält den Focus.`,
  "showdown-closed": ({ battlefield, isCombat }) =>
    `Alle haben nacheinander gepasst, also schließt der Showdown ${onPlace(battlefield)}; ${isCombat ? "es folgt der Combat Damage Step" : "danach wird die Kontrolle geklärt"}.`,
  "nobody-left-in-showdown": ({ battlefield }) =>
    `${capital(onPlace(battlefield))} stehen beim Schließen des Showdowns keine Units, also übernimmt niemand die Kontrolle.`,
  "triggers-resolve": ({ window }) => `Ausgelöste Fähigkeiten werden jetzt abgehandelt, ${WINDOWS[window]}.`,
  "assignment-example": ({ side }) =>
    `Wer stirbt, hängt nicht davon ab, was ${sideName(side)} wählt; eine legale Zuweisung steht hier für alle.`,
  "attackers-stay": ({ player }) =>
    `Verteidigende Units sind keine mehr da, also bleiben die Attacker ${whose(player)}.`,
  "all-recalled": ({ player, units }, names) =>
    `Beide Seiten haben noch Units, und ein Effekt ${whose(player)} ruft dann alle zurück: ${unitsOf(units, names)}.`,
  "combat-restaged": ({ battlefield, player }) =>
    `${capital(onPlace(battlefield))} haben beide Seiten Units, also bleibt es durch ${whom(player)} umkämpft, und Showdown und Kampf werden dort erneut vorgemerkt.`,
  "control-unsettled": ({ battlefield, players }) =>
    `${capital(onPlace(battlefield))} stehen Units mehrerer Spieler (${list(players.map(who))}), also übernimmt niemand die Kontrolle.`,
  "combat-ended": ({ battlefield }) =>
    `Der Kampf ${onPlace(battlefield)} endet, und mit ihm enden alle Rollen und alle Effekte für diesen Kampf.`,
  "mighty-at-score": ({ player, units }, names) =>
    `${unitsOf(units, names)} ${verb(units, "hat", "haben")} noch die Rolle und ${verb(units, "ist", "sind")} mit mindestens 5 Macht Mighty, während ${who(player)} punktet; Rollen enden erst später.`,
  "score-triggers": ({ player, battlefield, method, units }, names) =>
    `${whoFirst(player)} ${method === "conquer" ? "erobert" : "hält"} ${place(battlefield)}, also lösen Fähigkeiten aus, die darauf achten${units.length === 0 ? "" : `, auch solche von ${datives(units.map(names.unit))}`}.`,
  "hunt-gained": ({ player, unit, amount }, names) =>
    `${names.unit(unit)} hat Hunt ${amount}, also bekommt ${who(player)} ${amount} XP.`,
  held: ({ player, battlefield }) =>
    `${whoFirst(player)} kontrolliert ${place(battlefield)} im Scoring Step und hält es damit.`,
  "nothing-held": ({ player }) => `${whoFirst(player)} hält in diesem Scoring Step kein Schlachtfeld.`,
  "turn-ended": ({ player, units }, names) =>
    `Der Zug ${whose(player)} endet, und alle Units werden geheilt${units.length === 0 ? "" : `; auf ${datives(units.map(names.unit))} bleibt kein Schaden`}.`,
  "effects-ended": ({ units }, names) =>
    `Effekte für diesen Zug enden, auch Betäuben${units.length === 0 ? "" : `; das betrifft ${unitsOf(units, names)}`}.`,
  "turn-begun": ({ player, units }, names) =>
    `Der Zug ${whose(player)} beginnt${units.length === 0 ? "" : `, und ${unitsOf(units, names)} ${verb(units, "wird", "werden")} bereit`}.`,
  "temporary-killed": ({ unit, player }, names) =>
    `${names.unit(unit)} hat Temporary und stirbt zu Beginn der Beginning Phase ihres Kontrolleurs, vor dem Punkten; die Unit kommt in den Trash ${whose(player)}.`,
  "teammates-noted": ({ player, battlefields }) =>
    `Teammitglieder ${whose(player)} kontrollieren ${placesOf(battlefields)} in diesem Scoring Step, also kann das Team dort in diesem Zug nicht durch Erobern punkten.`,
};
