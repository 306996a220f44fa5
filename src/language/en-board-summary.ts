import type { Advanced, Pending, PendingKind } from "../engine/index.js";
import { fitted, reasonsFor, verb } from "./building-blocks.js";
import { WINDOWS } from "./en-board.js";
import { capital, count, either, list, tell } from "./en-words.js";
import type { Messages, Names } from "./messages.js";
import { happeningsOf, movable, playerOfSide, type Happening, type NotableKind } from "./notable-events.js";

type Say = (pending: Pending, names: Names, most: number) => string;

function who({ player }: Pick<Pending, "player">, names: Names): string {
  return player === null ? "Somebody" : capital(names.player(player));
}

function where({ battlefield }: Pending, names: Names): string {
  return battlefield === null ? "" : ` at ${names.battlefield(battlefield)}`;
}

/** What has to happen next. */
const PENDING: Readonly<Record<PendingKind, Say>> = {
  "game-over": ({ winner }, names) =>
    winner === null ? "The game is over." : `${capital(names.player(winner))} wins the game.`,
  "choose-fight": (pending, names, most) => {
    const at = pending.fights.map(({ battlefield }) => names.battlefield(battlefield));
    const choice = most === 0 ? ` (${at.length} are staged)` : `: ${either(at, most)}`;
    return `${who(pending, names)} chooses which staged fight begins${choice}.`;
  },
  "main-phase": (pending, names) => {
    const units = movable(pending);
    const may = units === 0 ? "no unit may move" : `${count(units, "unit")} may move`;
    return pending.player === null
      ? `The Main Phase goes on: ${may}.`
      : `It is the Main Phase of ${names.player(pending.player)}: ${may}.`;
  },
  focus: (pending, names) =>
    `${who(pending, names)} has Focus${where(pending, names)} and may play an Action or Reaction or pass.`,
  priority: (pending, names) => `${who(pending, names)} has Priority on the Chain and may play a Reaction or pass.`,
  disarm: (pending, names, most) => {
    const units = pending.disarms.map(({ unit }) => names.unit(unit));
    return `${who(pending, names)} chooses an enemy unit for the Disarm of ${most === 0 ? count(units.length, "unit") : list(units, most)}.`;
  },
  "assign-damage": (pending, names) => {
    const { assignments } = pending;
    if (assignments === null) return `Damage is assigned${where(pending, names)}.`;
    const [attacker, defender] = [playerOfSide(pending, "attacker"), playerOfSide(pending, "defender")];
    return `Damage is assigned${where(pending, names)}: ${names.player(attacker)} has ${assignments.attacker.problem.pool} to assign, ${names.player(defender)} ${assignments.defender.problem.pool}.`;
  },
  triggers: (pending, names) =>
    `Abilities that have triggered${where(pending, names)} resolve now${pending.window === null ? "" : `, ${WINDOWS[pending.window]}`}.`,
  "score-holds": (pending, names) => `${who(pending, names)} scores the battlefields that are held.`,
};

function places({ battlefields }: Happening, most: number, names: Names): string {
  return most === 0 ? count(battlefields.length, "battlefield") : list(battlefields.map(names.battlefield), most);
}

function subject({ player }: Happening, names: Names): string {
  return player === null ? "somebody" : names.player(player);
}

type SayHappening = (happening: Happening, most: number, names: Names) => string;

function unitsThat(one: string, many: string): SayHappening {
  return ({ units }, most, names) => tell(units, most, names, one, many);
}

function doesAt(does: string): SayHappening {
  return (happening, most, names) => `${subject(happening, names)} ${does} ${places(happening, most, names)}`;
}

function begins(what: string): SayHappening {
  return (happening, most, names) => `a ${what} begins at ${places(happening, most, names)}`;
}

/** What happened, in a few words. */
const HAPPENED: Readonly<Record<NotableKind, SayHappening>> = {
  "combat-ended": (happening, most, names) => {
    const place = places(happening, most, names);
    const { result, player: winner } = happening;
    if (result === null || result === "no-result") return `the combat at ${place} ends without a result`;
    const side = result === "attacker-wins" ? "the attacker" : "the defender";
    return `${winner === null ? side : names.player(winner)} wins the combat at ${place}`;
  },
  conquered: doesAt("conquers"),
  held: doesAt("holds"),
  "point-gained": (happening, _most, names) => `${subject(happening, names)} has ${count(happening.amount, "point")}`,
  killed: unitsThat("dies", "die"),
  "control-taken": doesAt("takes control of"),
  "control-lost": doesAt("loses control of"),
  banished: unitsThat("is banished", "are banished"),
  returned: unitsThat("returns to hand", "return to hand"),
  recalled: unitsThat("is recalled", "are recalled"),
  "combat-began": begins("combat"),
  "showdown-began": begins("Showdown"),
  "card-drawn": (happening, _most, names) => `${subject(happening, names)} draws ${count(happening.amount, "card")}`,
  "control-of-unit-changed": (happening, most, names) =>
    `${subject(happening, names)} takes control of ${most === 0 ? count(happening.units.length, "unit") : list(happening.units.map(names.unit), most)}`,
  "turn-began": (happening, _most, names) => `the turn of ${subject(happening, names)} begins`,
  contested: (happening, most, names) =>
    `${places(happening, most, names)} ${verb(happening.battlefields, "is", "are")} contested by ${subject(happening, names)}`,
  created: unitsThat("enters play", "enter play"),
  damaged: unitsThat("is dealt damage", "are dealt damage"),
  moved: ({ units, to }, most, names) =>
    `${tell(units, most, names, "moves", "move")} to ${to === null ? "base" : names.battlefield(to)}`,
  played: (happening, most, names) =>
    `${subject(happening, names)} plays ${happening.units.length === 0 || most === 0 ? "something" : list(happening.units.map(names.unit), most)}`,
  stunned: unitsThat("is stunned", "are stunned"),
  "xp-gained": (happening, _most, names) => `${subject(happening, names)} gains ${happening.amount} XP`,
};

function advancedIn(advanced: Advanced, most: number, names: Names): string {
  const facts = happeningsOf(advanced, most).map((one) => HAPPENED[one.kind](one, most, names));
  const next = PENDING[advanced.pending.kind](advanced.pending, names, most);
  return facts.length === 0 ? next : `${begun(facts.join("; "))}. ${next}`;
}

/** Begins the sentence of what happened; names keep their spelling. */
function begun(text: string): string {
  return /^(?:a (?:combat|Showdown)|somebody|\d) ?/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : capital(text);
}

/** What is next on a board and what an action leads to, in English. */
export const enBoardSummary: Pick<Messages["summary"], "pending" | "advanced"> = {
  pending: (pending, names) => fitted((most) => PENDING[pending.kind](pending, names, most)),
  advanced: (advanced, problems, names) =>
    fitted((most) => {
      if (advanced.legal) return advancedIn(advanced, most, names);
      const { shown, left } = reasonsFor(Math.min(most, 6), problems);
      const told = [
        ...(shown.length > 0 ? shown : [count(problems.length, "problem")]),
        ...(left > 0 ? [count(left, "more problem")] : []),
      ];
      return `Not legal: ${told.join("; ")}.`;
    }),
};
