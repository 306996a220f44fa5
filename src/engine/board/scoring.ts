import { score, explainScore } from "../scoring/score.js";
import type { Scoring } from "../scoring/scoring.js";
import { isSameTeam, pointsAfter } from "../scoring/win-check.js";
import { step, type EngineStep, type Rules } from "../trace.js";
import type { Id, ScoringMethod } from "../vocabulary.js";
import type { Board, BoardUnit } from "./board.js";
import { areTeammates, battlefieldOf, playerOf, unitsAt } from "./table/look.js";
import { change, note, say, type Table } from "./table/table.js";
import { keywordsOf, mightOf } from "./table/unit.js";

/** A battlefield that a player takes or holds, and how that is said. */
interface Scored {
  readonly player: Id;
  readonly battlefield: Id;
  readonly method: "conquer" | "hold";
  readonly fought: boolean;
  /** Says that it is scored, if it is. */
  readonly announcement: readonly EngineStep[];
}

/** Scores a battlefield for a player: the point or the card, the record, and who triggers by it. @rule score.triggers */
export function scoreBattlefield(table: Table, scored: Scored): void {
  const { player, battlefield, method } = scored;
  const scoring = scoringOn(table.board, scored);
  const result = score(scoring);
  if (result.method !== null) {
    say(table, ...scored.announcement);
    note(table, method === "conquer" ? "conquered" : "held", { player, battlefield, method });
    noteScored(table, player, battlefield);
  }
  say(table, ...explainScore(scoring, result));
  if (result.outcome === "point") gainPoints(table, player, { amount: 1, method, battlefield });
  if (result.outcome === "card") note(table, "card-drawn", { player, battlefield, amount: 1 });
  if (result.method !== null) scoreTriggers(table, scored);
}

/** What decides the score, with what teammates had and effects forbid. @rule score.teammate-barred team.excused */
export function scoringOn(
  board: Board,
  { player: id, battlefield, method, fought }: Omit<Scored, "announcement">,
): Scoring {
  const player = playerOf(board, id);
  const turnPlayer = playerOf(board, board.turnPlayer);
  const { controlledByTeammate, occupied } = board.scoringStep;
  const byTeammates = occupied.filter((one) => areTeammates(board, one.player, id));
  const isTurnTeam = isSameTeam(player, turnPlayer);
  const isTeammates = method === "conquer" && isTurnTeam && controlledByTeammate.includes(battlefield);
  const isForbidden = battlefieldOf(board, battlefield).cannotBeScored;
  return {
    player,
    battlefield,
    method,
    fought,
    game: board.game,
    excused: byTeammates.map((one) => one.battlefield),
    barred: isTeammates ? "teammate" : isForbidden ? "effect" : null,
    gainsNoPoints: player.gainsNoPoints,
  };
}

function noteScored(table: Table, player: Id, battlefield: Id): void {
  change(table, {
    players: table.board.players.map((one) =>
      one.id === player ? { ...one, scored: [...one.scored, battlefield] } : one,
    ),
  });
}

/** Points that a player gains, with the way in which and the battlefield for which. */
interface Gained {
  readonly amount: number;
  readonly method: ScoringMethod;
  readonly battlefield: Id | null;
}

/** Gives points to a player, and with that to the team; each is an event and, if it is kept, on the record. @rule team.points-shared */
export function gainPoints(table: Table, player: Id, { amount, method, battlefield }: Gained): void {
  const before = playerOf(table.board, player).points;
  change(table, { players: pointsAfter(table.board.players, { player, after: before + amount }) });
  const { scoreRecord, turn } = table.board;
  const entries = Array.from({ length: amount }, () => ({ player, battlefield, turn, method }));
  if (scoreRecord) change(table, { scoreRecord: [...scoreRecord, ...entries] });
  for (let point = 1; point <= amount; point += 1)
    note(table, "point-gained", { player, battlefield, method, amount: before + point });
}

/** Whose conquer or hold abilities trigger; also without the point. @rule conquer.abilities hold.abilities score.triggers-once */
function scoreTriggers(table: Table, { player, battlefield, method }: Scored): void {
  const here = unitsAt(table.board, battlefield).filter(({ controller }) => controller === player);
  const units = here.map(({ id }) => id);
  const rules: Rules =
    method === "conquer"
      ? ["score.triggers", "score.triggers-once", "conquer.abilities", "conquer.triggers-without-point"]
      : ["score.triggers", "score.triggers-once", "hold.abilities"];
  say(table, step("score-triggers", { player, battlefield, method, units }, rules));
  explainMighty(table, player, here);
  for (const unit of here) {
    const { hunt } = keywordsOf(unit);
    if (hunt === 0) continue;
    say(table, step("hunt-gained", { player, unit: unit.id, amount: hunt }, ["hunt.xp"]));
    note(table, "xp-gained", { player, unit: unit.id, amount: hunt });
  }
}

const MIGHTY = 5;

/** Units that are Mighty only as long as they have their role count as Mighty for triggers now. @rule mighty.five roles.end */
function explainMighty(table: Table, player: Id, here: readonly BoardUnit[]): void {
  const units = here
    .filter((unit) => mightOf(unit).total >= MIGHTY && mightOf({ ...unit, role: null }).total < MIGHTY)
    .map(({ id }) => id);
  if (units.length > 0)
    say(table, step("mighty-at-score", { player, units }, ["mighty.five", "roles.end", "assault.lasts-with-role"]));
}
