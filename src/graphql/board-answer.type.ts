import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { CombatResult, EventKind, ScoringMethod } from "../engine/index.js";
import { EventKindEnum } from "./board-enums.js";
import { Place } from "./board-unit.type.js";
import { Board } from "./board.type.js";
import { named, of } from "./contract-options.js";
import { CombatResultEnum, ScoringMethodEnum } from "./enums.js";
import { Pending } from "./pending.type.js";
import { Problem, Step, Warning } from "./ruling.type.js";

@ObjectType(...named(contract.boardEvent))
export class BoardEvent implements z.infer<typeof contract.boardEvent> {
  @Field(() => EventKindEnum, of(contract.boardEvent, "kind"))
  declare kind: EventKind;

  @Field(() => String, of(contract.boardEvent, "player"))
  declare player: string | null;

  @Field(() => String, of(contract.boardEvent, "unit"))
  declare unit: string | null;

  @Field(() => String, of(contract.boardEvent, "name"))
  declare name: string | null;

  @Field(() => String, of(contract.boardEvent, "battlefield"))
  declare battlefield: string | null;

  @Field(() => Place, of(contract.boardEvent, "from"))
  declare from: Place | null;

  @Field(() => Place, of(contract.boardEvent, "to"))
  declare to: Place | null;

  @Field(() => Int, of(contract.boardEvent, "amount"))
  declare amount: number | null;

  @Field(() => ScoringMethodEnum, of(contract.boardEvent, "method"))
  declare method: ScoringMethod | null;

  @Field(() => CombatResultEnum, of(contract.boardEvent, "result"))
  declare result: CombatResult | null;

  @Field(() => Int, of(contract.boardEvent, "turn"))
  declare turn: number;
}

@ObjectType(...named(contract.pendingAnswer))
export class PendingAnswer implements z.infer<typeof contract.pendingAnswer> {
  @Field(() => String, of(contract.pendingAnswer, "edition"))
  declare edition: string;

  @Field(() => String, of(contract.pendingAnswer, "summary"))
  declare summary: string;

  @Field(() => Pending, of(contract.pendingAnswer, "pending"))
  declare pending: Pending;

  @Field(() => Board, of(contract.pendingAnswer, "board"))
  declare board: Board;

  @Field(() => String, of(contract.pendingAnswer, "notation"))
  declare notation: string | null;

  @Field(() => [BoardEvent], of(contract.pendingAnswer, "events"))
  declare events: BoardEvent[];

  @Field(() => [Step], of(contract.pendingAnswer, "steps"))
  declare steps: Step[];

  @Field(() => [Warning], of(contract.pendingAnswer, "warnings"))
  declare warnings: Warning[];
}

@ObjectType(...named(contract.advanceAnswer))
export class AdvanceAnswer implements z.infer<typeof contract.advanceAnswer> {
  @Field(() => String, of(contract.advanceAnswer, "edition"))
  declare edition: string;

  @Field(() => Boolean, of(contract.advanceAnswer, "legal"))
  declare legal: boolean;

  @Field(() => String, of(contract.advanceAnswer, "summary"))
  declare summary: string;

  @Field(() => [Problem], of(contract.advanceAnswer, "problems"))
  declare problems: Problem[];

  @Field(() => Pending, of(contract.advanceAnswer, "pending"))
  declare pending: Pending;

  @Field(() => Board, of(contract.advanceAnswer, "board"))
  declare board: Board;

  @Field(() => String, of(contract.advanceAnswer, "notation"))
  declare notation: string | null;

  @Field(() => [BoardEvent], of(contract.advanceAnswer, "events"))
  declare events: BoardEvent[];

  @Field(() => [Step], of(contract.advanceAnswer, "steps"))
  declare steps: Step[];

  @Field(() => [Warning], of(contract.advanceAnswer, "warnings"))
  declare warnings: Warning[];
}
