import { Field, InputType, Int } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { GameMode } from "../engine/index.js";
import { AssignmentInput, CombatInput } from "./combat.input.js";
import { named, of } from "./contract-options.js";
import { GameModeEnum } from "./enums.js";

@InputType(...named(contract.battlefieldInput))
export class BattlefieldInput implements z.infer<typeof contract.battlefieldInput> {
  @Field(() => String, of(contract.battlefieldInput, "id"))
  declare id?: string | null;

  @Field(() => String, of(contract.battlefieldInput, "controller"))
  declare controller?: string | null;

  @Field(() => String, of(contract.battlefieldInput, "contestedBy"))
  declare contestedBy?: string | null;
}

@InputType(...named(contract.playerInput))
export class PlayerInput implements z.infer<typeof contract.playerInput> {
  @Field(() => String, of(contract.playerInput, "id"))
  declare id: string;

  @Field(() => Int, of(contract.playerInput, "points"))
  declare points?: number | null;

  @Field(() => [String], of(contract.playerInput, "scoredThisTurn"))
  declare scoredThisTurn?: string[] | null;

  @Field(() => String, of(contract.playerInput, "team"))
  declare team?: string | null;
}

@InputType(...named(contract.gameInput))
export class GameInput implements z.infer<typeof contract.gameInput> {
  @Field(() => GameModeEnum, of(contract.gameInput, "mode"))
  declare mode?: GameMode | null;

  @Field(() => Int, of(contract.gameInput, "victoryScore"))
  declare victoryScore?: number | null;

  @Field(() => Int, of(contract.gameInput, "battlefieldCount"))
  declare battlefieldCount?: number | null;
}

@InputType(...named(contract.assignmentsInput))
export class AssignmentsInput implements z.infer<typeof contract.assignmentsInput> {
  @Field(() => [AssignmentInput], of(contract.assignmentsInput, "attacker"))
  declare attacker?: AssignmentInput[] | null;

  @Field(() => [AssignmentInput], of(contract.assignmentsInput, "defender"))
  declare defender?: AssignmentInput[] | null;
}

@InputType(...named(contract.combatStateInput))
export class CombatStateInput implements z.infer<typeof contract.combatStateInput> {
  @Field(() => CombatInput, of(contract.combatStateInput, "combat"))
  declare combat: CombatInput;

  @Field(() => BattlefieldInput, of(contract.combatStateInput, "battlefield"))
  declare battlefield?: BattlefieldInput | null;

  @Field(() => [PlayerInput], of(contract.combatStateInput, "players"))
  declare players?: PlayerInput[] | null;

  @Field(() => GameInput, of(contract.combatStateInput, "game"))
  declare game?: GameInput | null;

  @Field(() => AssignmentsInput, of(contract.combatStateInput, "assignments"))
  declare assignments?: AssignmentsInput | null;
}
