import { Field, InputType, Int } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type {
  ChainOpener,
  CombatResult,
  CombatStep,
  Fight,
  IgnorableKeyword,
  ItemKind,
  ScoringMethod,
  TriggerWindow,
  TurnPhase,
} from "../engine/index.js";
import { EffectInput } from "./action.input.js";
import {
  ChainOpenerEnum,
  CombatStepEnum,
  FightEnum,
  ItemKindEnum,
  TriggerWindowEnum,
  TurnPhaseEnum,
} from "./board-enums.js";
import { BoardUnitInput } from "./board-unit.input.js";
import { named, of } from "./contract-options.js";
import { CombatResultEnum, IgnorableKeywordEnum, ScoringMethodEnum } from "./enums.js";
import { GameInput } from "./state.input.js";

@InputType(...named(contract.boardPlayerInput))
export class BoardPlayerInput implements z.infer<typeof contract.boardPlayerInput> {
  @Field(() => String, of(contract.boardPlayerInput, "id"))
  declare id: string;

  @Field(() => Int, of(contract.boardPlayerInput, "points"))
  declare points?: number | null;

  @Field(() => [String], of(contract.boardPlayerInput, "scoredThisTurn"))
  declare scoredThisTurn?: string[] | null;

  @Field(() => String, of(contract.boardPlayerInput, "team"))
  declare team?: string | null;

  @Field(() => [IgnorableKeywordEnum], of(contract.boardPlayerInput, "ignores"))
  declare ignores?: IgnorableKeyword[] | null;

  @Field(() => Boolean, of(contract.boardPlayerInput, "anyDamageIsLethal"))
  declare anyDamageIsLethal?: boolean | null;

  @Field(() => Boolean, of(contract.boardPlayerInput, "gainsNoPoints"))
  declare gainsNoPoints?: boolean | null;

  @Field(() => Boolean, of(contract.boardPlayerInput, "recallsAllOnTies"))
  declare recallsAllOnTies?: boolean | null;
}

@InputType(...named(contract.boardBattlefieldInput))
export class BoardBattlefieldInput implements z.infer<typeof contract.boardBattlefieldInput> {
  @Field(() => String, of(contract.boardBattlefieldInput, "id"))
  declare id?: string | null;

  @Field(() => String, of(contract.boardBattlefieldInput, "controller"))
  declare controller?: string | null;

  @Field(() => String, of(contract.boardBattlefieldInput, "contestedBy"))
  declare contestedBy?: string | null;

  @Field(() => FightEnum, of(contract.boardBattlefieldInput, "staged"))
  declare staged?: Fight | null;

  @Field(() => [BoardUnitInput], of(contract.boardBattlefieldInput, "units"))
  declare units?: BoardUnitInput[] | null;

  @Field(() => Boolean, of(contract.boardBattlefieldInput, "reachableFromBattlefields"))
  declare reachableFromBattlefields?: boolean | null;

  @Field(() => Boolean, of(contract.boardBattlefieldInput, "cannotBeScored"))
  declare cannotBeScored?: boolean | null;
}

@InputType(...named(contract.baseInput))
export class BaseInput implements z.infer<typeof contract.baseInput> {
  @Field(() => String, of(contract.baseInput, "player"))
  declare player: string;

  @Field(() => [BoardUnitInput], of(contract.baseInput, "units"))
  declare units: BoardUnitInput[];
}

@InputType(...named(contract.combatRolesInput))
export class CombatRolesInput implements z.infer<typeof contract.combatRolesInput> {
  @Field(() => String, of(contract.combatRolesInput, "attacker"))
  declare attacker: string;

  @Field(() => String, of(contract.combatRolesInput, "defender"))
  declare defender: string;

  @Field(() => CombatStepEnum, of(contract.combatRolesInput, "step"))
  declare step?: CombatStep | null;

  @Field(() => [String], of(contract.combatRolesInput, "haveAttacked"))
  declare haveAttacked?: string[] | null;

  @Field(() => [String], of(contract.combatRolesInput, "haveDefended"))
  declare haveDefended?: string[] | null;

  @Field(() => [String], of(contract.combatRolesInput, "disarms"))
  declare disarms?: string[] | null;

  @Field(() => Boolean, of(contract.combatRolesInput, "opening"))
  declare opening?: boolean | null;

  @Field(() => Boolean, of(contract.combatRolesInput, "attackersRecalled"))
  declare attackersRecalled?: boolean | null;

  @Field(() => CombatResultEnum, of(contract.combatRolesInput, "result"))
  declare result?: CombatResult | null;
}

@InputType(...named(contract.showdownInput))
export class ShowdownInput implements z.infer<typeof contract.showdownInput> {
  @Field(() => String, of(contract.showdownInput, "battlefield"))
  declare battlefield: string;

  @Field(() => String, of(contract.showdownInput, "focus"))
  declare focus?: string | null;

  @Field(() => Int, of(contract.showdownInput, "passes"))
  declare passes?: number | null;

  @Field(() => CombatRolesInput, of(contract.showdownInput, "combat"))
  declare combat?: CombatRolesInput | null;
}

@InputType(...named(contract.chainItemInput))
export class ChainItemInput implements z.infer<typeof contract.chainItemInput> {
  @Field(() => String, of(contract.chainItemInput, "player"))
  declare player: string;

  @Field(() => ItemKindEnum, of(contract.chainItemInput, "kind"))
  declare kind?: ItemKind | null;

  @Field(() => String, of(contract.chainItemInput, "name"))
  declare name?: string | null;

  @Field(() => [EffectInput], of(contract.chainItemInput, "effects"))
  declare effects?: EffectInput[] | null;
}

@InputType(...named(contract.chainInput))
export class ChainInput implements z.infer<typeof contract.chainInput> {
  @Field(() => ChainOpenerEnum, of(contract.chainInput, "opener"))
  declare opener: ChainOpener;

  @Field(() => String, of(contract.chainInput, "priority"))
  declare priority?: string | null;

  @Field(() => Int, of(contract.chainInput, "passes"))
  declare passes?: number | null;

  @Field(() => [ChainItemInput], of(contract.chainInput, "items"))
  declare items: ChainItemInput[];
}

@InputType(...named(contract.occupationInput))
export class OccupationInput implements z.infer<typeof contract.occupationInput> {
  @Field(() => String, of(contract.occupationInput, "player"))
  declare player: string;

  @Field(() => String, of(contract.occupationInput, "battlefield"))
  declare battlefield: string;
}

@InputType(...named(contract.scoringStepInput))
export class ScoringStepInput implements z.infer<typeof contract.scoringStepInput> {
  @Field(() => [String], of(contract.scoringStepInput, "controlledByTeammate"))
  declare controlledByTeammate?: string[] | null;

  @Field(() => [OccupationInput], of(contract.scoringStepInput, "occupied"))
  declare occupied?: OccupationInput[] | null;
}

@InputType(...named(contract.scoreEntryInput))
export class ScoreEntryInput implements z.infer<typeof contract.scoreEntryInput> {
  @Field(() => String, of(contract.scoreEntryInput, "player"))
  declare player: string;

  @Field(() => String, of(contract.scoreEntryInput, "battlefield"))
  declare battlefield?: string | null;

  @Field(() => Int, of(contract.scoreEntryInput, "turn"))
  declare turn: number;

  @Field(() => ScoringMethodEnum, of(contract.scoreEntryInput, "method"))
  declare method: ScoringMethod;
}

@InputType(...named(contract.boardInput))
export class BoardInput implements z.infer<typeof contract.boardInput> {
  @Field(() => GameInput, of(contract.boardInput, "game"))
  declare game?: GameInput | null;

  @Field(() => Int, of(contract.boardInput, "turn"))
  declare turn?: number | null;

  @Field(() => String, of(contract.boardInput, "turnPlayer"))
  declare turnPlayer?: string | null;

  @Field(() => TurnPhaseEnum, of(contract.boardInput, "phase"))
  declare phase?: TurnPhase | null;

  @Field(() => [BoardPlayerInput], of(contract.boardInput, "players"))
  declare players: BoardPlayerInput[];

  @Field(() => [BoardBattlefieldInput], of(contract.boardInput, "battlefields"))
  declare battlefields: BoardBattlefieldInput[];

  @Field(() => [BaseInput], of(contract.boardInput, "bases"))
  declare bases?: BaseInput[] | null;

  @Field(() => ShowdownInput, of(contract.boardInput, "showdown"))
  declare showdown?: ShowdownInput | null;

  @Field(() => ChainInput, of(contract.boardInput, "chain"))
  declare chain?: ChainInput | null;

  @Field(() => ScoringStepInput, of(contract.boardInput, "scoringStep"))
  declare scoringStep?: ScoringStepInput | null;

  @Field(() => Boolean, of(contract.boardInput, "unitsCannotMoveToBase"))
  declare unitsCannotMoveToBase?: boolean | null;

  @Field(() => Boolean, of(contract.boardInput, "anyStagedFightFirst"))
  declare anyStagedFightFirst?: boolean | null;

  @Field(() => [TriggerWindowEnum], of(contract.boardInput, "stopForTriggers"))
  declare stopForTriggers?: TriggerWindow[] | null;

  @Field(() => [ScoreEntryInput], of(contract.boardInput, "scoreRecord"))
  declare scoreRecord?: ScoreEntryInput[] | null;

  @Field(() => String, of(contract.boardInput, "winner"))
  declare winner?: string | null;
}
