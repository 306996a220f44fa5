import type { AnswerOf } from "../../src/contract/index.js";
import type { ActionInput, BoardInput, CombatStateInput } from "../../src/engine/index.js";

type Ruling = AnswerOf<"resolveCombat">;
type Advance = AnswerOf<"advance">;

/** The battlefield where a combat takes place. */
export function battlefieldOf({ battlefield }: CombatStateInput): string {
  return battlefield?.id ?? "battlefield";
}

/** A combat state at the table: its Combat Showdown closes with the next pass. */
export function tableOf(state: CombatStateInput): BoardInput {
  const { combat, battlefield, players, game } = state;
  const attacker = combat.attacker.player ?? "attacker";
  const defender = combat.defender.player ?? "defender";
  const place = battlefieldOf(state);
  const controller = battlefield?.controller === undefined ? defender : battlefield.controller;
  const scoreOf = (id: string) => players?.find((player) => player.id === id) ?? { id };
  const side = (name: "attacker" | "defender", player: string) => ({
    ...scoreOf(player),
    ignores: combat[name].ignores ?? null,
    anyDamageIsLethal: combat[name].anyDamageIsLethal ?? null,
  });
  const units = (name: "attacker" | "defender", player: string) =>
    combat[name].units.map((unit, index) => ({
      ...unit,
      id: unit.id ?? `${name === "attacker" ? "a" : "d"}${index + 1}`,
      controller: player,
    }));
  return {
    ...(game && { game }),
    players: [side("attacker", attacker), side("defender", defender)],
    battlefields: [
      {
        id: place,
        controller,
        contestedBy: attacker,
        units: [...units("attacker", attacker), ...units("defender", defender)],
      },
    ],
    showdown: { battlefield: place, focus: defender, passes: 1, combat: { attacker, defender } },
  };
}

/** The assignments of a ruling as an action, with its examples where they are open. */
export function assignmentsOf({ sides }: Ruling): ActionInput {
  const entries = (side: "attacker" | "defender") =>
    (sides[side].assignment ?? sides[side].example)?.map(({ unit, amount }) => ({ unit, amount })) ?? null;
  return { kind: "assign-damage", assignments: { attacker: entries("attacker"), defender: entries("defender") } };
}

/** What a ruling says came of a combat. */
export function outcomeOf(ruling: Ruling) {
  const scored = ruling.score.method !== null;
  return {
    result: ruling.result,
    dead: idsOf(ruling.units.filter(({ fate }) => fate === "dies")),
    recalled: [...(ruling.recalled ?? [])].sort(),
    control: ruling.control.after,
    conqueror: scored ? ruling.score.player : null,
    card: ruling.score.outcome === "card",
    points: ruling.score.outcome === "point" ? ruling.score.after : null,
    winner: ruling.winner,
    after: Object.fromEntries(ruling.units.flatMap(({ unit, after }) => (after ? [[unit, after]] : []))),
  };
}

/** What the answers of a table say came of a combat. */
export function outcomeAt(answers: readonly Advance[], battlefield: string) {
  const events = answers.flatMap((answer) => answer.events);
  const last = answers.at(-1) as Advance;
  const of = (kind: string) => events.filter((event) => event.kind === kind);
  const ids = (kind: string) =>
    of(kind)
      .map(({ unit }) => unit as string)
      .sort();
  return {
    result: of("combat-ended")[0]?.result ?? null,
    dead: ids("killed"),
    recalled: ids("recalled"),
    control: last.board.battlefields.find(({ id }) => id === battlefield)?.controller ?? null,
    conqueror: of("conquered")[0]?.player ?? null,
    card: of("card-drawn").length > 0,
    points: of("point-gained")[0]?.amount ?? null,
    winner: last.board.winner,
    after: Object.fromEntries(
      last.pending.units.map(({ unit, might, damage }) => [
        unit,
        { might: might.total, damage, preventLeft: stockOf(last, unit) },
      ]),
    ),
  };
}

function stockOf({ board }: Advance, id: string): number {
  const units = [...board.battlefields, ...board.bases].flatMap((place) => place.units);
  const replacements = units.find((unit) => unit.id === id)?.damageReplacements ?? [];
  return replacements.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function idsOf(units: readonly { readonly unit: string }[]): string[] {
  return units.map(({ unit }) => unit).sort();
}
