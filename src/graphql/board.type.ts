import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type {
  CombatResult,
  CombatStep,
  Fight,
  GameMode,
  IgnorableKeyword,
  ScoringMethod,
  TriggerWindow,
  TurnPhase,
} from "../engine/index.js";
import { CombatStepEnum, FightEnum, TriggerWindowEnum, TurnPhaseEnum } from "./board-enums.js";
import { BoardUnit } from "./board-unit.type.js";
import { Chain } from "./chain.type.js";
import { named, of } from "./contract-options.js";
import { CombatResultEnum, GameModeEnum, IgnorableKeywordEnum, ScoringMethodEnum } from "./enums.js";

@ObjectType(...named(contract.game))
export class Game implements z.infer<typeof contract.game> {
  @Field(() => GameModeEnum, of(contract.game, "mode"))
  declare mode: GameMode;

  @Field(() => Int, of(contract.game, "victoryScore"))
  declare victoryScore: number;

  @Field(() => Int, of(contract.game, "battlefieldCount"))
  declare battlefieldCount: number;
}

@ObjectType(...named(contract.boardPlayer))
export class BoardPlayer implements z.infer<typeof contract.boardPlayer> {
  @Field(() => String, of(contract.boardPlayer, "id"))
  declare id: string;

  @Field(() => Int, of(contract.boardPlayer, "points"))
  declare points: number;

  @Field(() => [String], of(contract.boardPlayer, "scoredThisTurn"))
  declare scoredThisTurn: string[];

  @Field(() => String, of(contract.boardPlayer, "team"))
  declare team: string | null;

  @Field(() => [IgnorableKeywordEnum], of(contract.boardPlayer, "ignores"))
  declare ignores: IgnorableKeyword[];

  @Field(() => Boolean, of(contract.boardPlayer, "anyDamageIsLethal"))
  declare anyDamageIsLethal: boolean;

  @Field(() => Boolean, of(contract.boardPlayer, "gainsNoPoints"))
  declare gainsNoPoints: boolean;

  @Field(() => Boolean, of(contract.boardPlayer, "recallsAllOnTies"))
  declare recallsAllOnTies: boolean;
}

@ObjectType(...named(contract.boardBattlefield))
export class BoardBattlefield implements z.infer<typeof contract.boardBattlefield> {
  @Field(() => String, of(contract.boardBattlefield, "id"))
  declare id: string;

  @Field(() => String, of(contract.boardBattlefield, "controller"))
  declare controller: string | null;

  @Field(() => String, of(contract.boardBattlefield, "contestedBy"))
  declare contestedBy: string | null;

  @Field(() => FightEnum, of(contract.boardBattlefield, "staged"))
  declare staged: Fight | null;

  @Field(() => [BoardUnit], of(contract.boardBattlefield, "units"))
  declare units: BoardUnit[];

  @Field(() => Boolean, of(contract.boardBattlefield, "reachableFromBattlefields"))
  declare reachableFromBattlefields: boolean;

  @Field(() => Boolean, of(contract.boardBattlefield, "cannotBeScored"))
  declare cannotBeScored: boolean;
}

@ObjectType(...named(contract.base))
export class Base implements z.infer<typeof contract.base> {
  @Field(() => String, of(contract.base, "player"))
  declare player: string;

  @Field(() => [BoardUnit], of(contract.base, "units"))
  declare units: BoardUnit[];
}

@ObjectType(...named(contract.combatRoles))
export class CombatRoles implements z.infer<typeof contract.combatRoles> {
  @Field(() => String, of(contract.combatRoles, "attacker"))
  declare attacker: string;

  @Field(() => String, of(contract.combatRoles, "defender"))
  declare defender: string;

  @Field(() => CombatStepEnum, of(contract.combatRoles, "step"))
  declare step: CombatStep;

  @Field(() => [String], of(contract.combatRoles, "haveAttacked"))
  declare haveAttacked: string[];

  @Field(() => [String], of(contract.combatRoles, "haveDefended"))
  declare haveDefended: string[];

  @Field(() => [String], of(contract.combatRoles, "disarms"))
  declare disarms: string[];

  @Field(() => Boolean, of(contract.combatRoles, "opening"))
  declare opening: boolean;

  @Field(() => Boolean, of(contract.combatRoles, "attackersRecalled"))
  declare attackersRecalled: boolean;

  @Field(() => CombatResultEnum, of(contract.combatRoles, "result"))
  declare result: CombatResult | null;
}

@ObjectType(...named(contract.showdown))
export class Showdown implements z.infer<typeof contract.showdown> {
  @Field(() => String, of(contract.showdown, "battlefield"))
  declare battlefield: string;

  @Field(() => String, of(contract.showdown, "focus"))
  declare focus: string;

  @Field(() => Int, of(contract.showdown, "passes"))
  declare passes: number;

  @Field(() => CombatRoles, of(contract.showdown, "combat"))
  declare combat: CombatRoles | null;
}

@ObjectType(...named(contract.occupation))
export class Occupation implements z.infer<typeof contract.occupation> {
  @Field(() => String, of(contract.occupation, "player"))
  declare player: string;

  @Field(() => String, of(contract.occupation, "battlefield"))
  declare battlefield: string;
}

@ObjectType(...named(contract.scoringStep))
export class ScoringStep implements z.infer<typeof contract.scoringStep> {
  @Field(() => [String], of(contract.scoringStep, "controlledByTeammate"))
  declare controlledByTeammate: string[];

  @Field(() => [Occupation], of(contract.scoringStep, "occupied"))
  declare occupied: Occupation[];
}

@ObjectType(...named(contract.scoreEntry))
export class ScoreEntry implements z.infer<typeof contract.scoreEntry> {
  @Field(() => String, of(contract.scoreEntry, "player"))
  declare player: string;

  @Field(() => String, of(contract.scoreEntry, "battlefield"))
  declare battlefield: string | null;

  @Field(() => Int, of(contract.scoreEntry, "turn"))
  declare turn: number;

  @Field(() => ScoringMethodEnum, of(contract.scoreEntry, "method"))
  declare method: ScoringMethod;
}

@ObjectType(...named(contract.board))
export class Board implements z.infer<typeof contract.board> {
  @Field(() => Game, of(contract.board, "game"))
  declare game: Game;

  @Field(() => Int, of(contract.board, "turn"))
  declare turn: number;

  @Field(() => String, of(contract.board, "turnPlayer"))
  declare turnPlayer: string;

  @Field(() => TurnPhaseEnum, of(contract.board, "phase"))
  declare phase: TurnPhase;

  @Field(() => [BoardPlayer], of(contract.board, "players"))
  declare players: BoardPlayer[];

  @Field(() => [BoardBattlefield], of(contract.board, "battlefields"))
  declare battlefields: BoardBattlefield[];

  @Field(() => [Base], of(contract.board, "bases"))
  declare bases: Base[];

  @Field(() => Showdown, of(contract.board, "showdown"))
  declare showdown: Showdown | null;

  @Field(() => Chain, of(contract.board, "chain"))
  declare chain: Chain | null;

  @Field(() => ScoringStep, of(contract.board, "scoringStep"))
  declare scoringStep: ScoringStep;

  @Field(() => Boolean, of(contract.board, "unitsCannotMoveToBase"))
  declare unitsCannotMoveToBase: boolean;

  @Field(() => Boolean, of(contract.board, "anyStagedFightFirst"))
  declare anyStagedFightFirst: boolean;

  @Field(() => [TriggerWindowEnum], of(contract.board, "stopForTriggers"))
  declare stopForTriggers: TriggerWindow[];

  @Field(() => [ScoreEntry], of(contract.board, "scoreRecord"))
  declare scoreRecord: ScoreEntry[] | null;

  @Field(() => String, of(contract.board, "winner"))
  declare winner: string | null;
}
