import type { Advanced, Pending, PendingKind } from "../engine/index.js";
import { fitted, reasonsFor } from "./building-blocks.js";
import { WINDOWS } from "./de-board.js";
import {
  capital,
  count,
  datives,
  either,
  list,
  onPlace,
  place,
  points,
  tell,
  toPlace,
  who,
  whoFirst,
  whose,
} from "./de-words.js";
import type { Messages, Names } from "./messages.js";
import { happeningsOf, movable, playerOfSide, type Happening, type NotableKind } from "./notable-events.js";

type Say = (pending: Pending, names: Names, most: number) => string;

function deciding({ player }: Pick<Pending, "player">): string {
  return player === null ? "Jemand" : whoFirst(player);
}

function where({ battlefield }: Pending): string {
  return battlefield === null ? "" : ` ${onPlace(battlefield)}`;
}

/** What has to happen next. */
const PENDING: Readonly<Record<PendingKind, Say>> = {
  "game-over": ({ winner }) => (winner === null ? "Das Spiel ist vorbei." : `${whoFirst(winner)} gewinnt das Spiel.`),
  "choose-fight": (pending, _names, most) => {
    const on = pending.fights.map(({ battlefield }) => battlefield);
    const choice = most === 0 ? ` (${on.length} sind vorgemerkt)` : `: auf ${either(on, most)}`;
    return `${deciding(pending)} wählt, welcher vorgemerkte Showdown oder Kampf beginnt${choice}.`;
  },
  "main-phase": (pending) => {
    const units = movable(pending);
    const may = units === 0 ? "Keine Unit darf" : units === 1 ? "1 Unit darf" : `${units} Units dürfen`;
    return `${pending.player === null ? "Main Phase" : `Main Phase ${whose(pending.player)}`}: ${may} ziehen.`;
  },
  focus: (pending) =>
    `${deciding(pending)} hat${where(pending)} den Focus und darf eine Action oder Reaction spielen oder passen.`,
  priority: (pending) =>
    `${deciding(pending)} hat bei bestehender Kette die Priorität und darf eine Reaction spielen oder passen.`,
  disarm: (pending, names, most) => {
    const units = pending.disarms.map(({ unit }) => names.unit(unit));
    const whoDisarms = most === 0 ? count(units.length, "Unit", "Units") : datives(units, most);
    return `${deciding(pending)} wählt eine gegnerische Unit für Disarm von ${whoDisarms}.`;
  },
  "assign-damage": (pending) => {
    const { assignments } = pending;
    if (assignments === null) return `Jetzt wird${where(pending)} Schaden zugewiesen.`;
    const [attacker, defender] = [playerOfSide(pending, "attacker"), playerOfSide(pending, "defender")];
    return `Jetzt wird${where(pending)} Schaden zugewiesen: ${who(attacker)} hat ${assignments.attacker.problem.pool}, ${who(defender)} hat ${assignments.defender.problem.pool}.`;
  },
  triggers: (pending) =>
    `Ausgelöste Fähigkeiten werden${where(pending)} jetzt abgehandelt${pending.window === null ? "" : `, ${WINDOWS[pending.window]}`}.`,
  "score-holds": (pending) => `${deciding(pending)} punktet die gehaltenen Schlachtfelder.`,
};

function places({ battlefields }: Happening, most: number): string {
  return most === 0
    ? count(battlefields.length, "Schlachtfeld", "Schlachtfelder")
    : list(battlefields.map(place), most);
}

function onPlaces({ battlefields }: Happening, most: number): string {
  const [first] = battlefields;
  if (battlefields.length === 1 && first !== undefined) return onPlace(first);
  return `auf ${most === 0 ? count(battlefields.length, "Schlachtfeld", "Schlachtfeldern") : datives(battlefields, most)}`;
}

function subject({ player }: Happening): string {
  return player === null ? "jemand" : who(player);
}

function unitNames({ units }: Happening, most: number, names: Names): string {
  return most === 0 ? count(units.length, "Unit", "Units") : list(units.map(names.unit), most);
}

type SayHappening = (happening: Happening, most: number, names: Names) => string;

function unitsThat(one: string, many: string, rest = ""): SayHappening {
  return ({ units }, most, names) => `${tell(units, most, names, one, many)}${rest}`;
}

function doesAt(does: string): SayHappening {
  return (happening, most) => `${subject(happening)} ${does} ${places(happening, most)}`;
}

/** What happened, in a few words. */
const HAPPENED: Readonly<Record<NotableKind, SayHappening>> = {
  "combat-ended": (happening, most) => {
    const at = onPlaces(happening, most);
    const { result, player: winner } = happening;
    if (result === null || result === "no-result") return `der Kampf ${at} endet ohne Ergebnis`;
    const side = result === "attacker-wins" ? "attacker" : "defender";
    return `${who(winner ?? side)} gewinnt den Kampf ${at}`;
  },
  conquered: doesAt("erobert"),
  held: doesAt("hält"),
  "point-gained": (happening) => `${subject(happening)} hat ${points(happening.amount)}`,
  killed: unitsThat("stirbt", "sterben"),
  "control-taken": doesAt("übernimmt"),
  "control-lost": doesAt("verliert"),
  banished: unitsThat("wird", "werden", " verbannt"),
  returned: unitsThat("kehrt", "kehren", " auf die Hand zurück"),
  recalled: unitsThat("wird", "werden", " zurückgerufen"),
  "combat-began": (happening, most) => `${onPlaces(happening, most)} beginnt ein Kampf`,
  "showdown-began": (happening, most) => `${onPlaces(happening, most)} beginnt ein Showdown`,
  "card-drawn": (happening) => `${subject(happening)} zieht ${count(happening.amount, "Karte", "Karten")}`,
  "control-of-unit-changed": (happening, most, names) =>
    `${subject(happening)} übernimmt die Kontrolle über ${unitNames(happening, most, names)}`,
  "turn-began": (happening) => `der Zug ${happening.player === null ? "" : `${whose(happening.player)} `}beginnt`,
  contested: (happening, most) => `${subject(happening)} macht ${places(happening, most)} umkämpft`,
  created: unitsThat("kommt", "kommen", " ins Spiel"),
  damaged: unitsThat("bekommt", "bekommen", " Schaden"),
  moved: ({ units, to }, most, names) => `${tell(units, most, names, "zieht", "ziehen")} ${toPlace(to)}`,
  played: (happening, most, names) =>
    `${subject(happening)} spielt ${happening.units.length === 0 ? "etwas" : unitNames(happening, most, names)}`,
  stunned: unitsThat("wird", "werden", " betäubt"),
  "xp-gained": (happening) => `${subject(happening)} bekommt ${happening.amount} XP`,
};

/** Begins the sentence of what happened; names keep their spelling. */
function begun(text: string): string {
  return /^(?:der|dem|das|auf|jemand) /u.test(text) ? capital(text) : text;
}

function advancedIn(advanced: Advanced, most: number, names: Names): string {
  const facts = happeningsOf(advanced, most).map((one) => HAPPENED[one.kind](one, most, names));
  const next = PENDING[advanced.pending.kind](advanced.pending, names, most);
  return facts.length === 0 ? next : `${begun(facts.join("; "))}. ${next}`;
}

/** What is next on a board and what an action leads to, in German. */
export const deBoardSummary: Pick<Messages["summary"], "pending" | "advanced"> = {
  pending: (pending, names) => fitted((most) => PENDING[pending.kind](pending, names, most)),
  advanced: (advanced, problems, names) =>
    fitted((most) => {
      if (advanced.legal) return advancedIn(advanced, most, names);
      const { shown, left } = reasonsFor(Math.min(most, 6), problems);
      const told = [
        ...(shown.length > 0 ? shown : [count(problems.length, "Problem", "Probleme")]),
        ...(left > 0 ? [count(left, "weiteres Problem", "weitere Probleme")] : []),
      ];
      return `Nicht legal: ${told.join("; ")}.`;
    }),
};
