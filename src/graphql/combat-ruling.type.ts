import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { CombatResult, DeathMoment, Fate, ScoreOutcome, ScoringMethod, Side } from "../engine/index.js";
import { named, of } from "./contract-options.js";
import { CombatResultEnum, DeathMomentEnum, FateEnum, ScoreOutcomeEnum, ScoringMethodEnum, SideEnum } from "./enums.js";
import { Step, Warning } from "./ruling.type.js";
import { SideRulings } from "./side-ruling.type.js";

@ObjectType(...named(contract.unitAfter))
export class UnitAfter implements z.infer<typeof contract.unitAfter> {
  @Field(() => Int, of(contract.unitAfter, "might"))
  declare might: number;

  @Field(() => Int, of(contract.unitAfter, "damage"))
  declare damage: number;

  @Field(() => Int, of(contract.unitAfter, "preventLeft"))
  declare preventLeft: number | null;
}

@ObjectType(...named(contract.unitRuling))
export class UnitRuling implements z.infer<typeof contract.unitRuling> {
  @Field(() => String, of(contract.unitRuling, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.unitRuling, "name"))
  declare name: string;

  @Field(() => SideEnum, of(contract.unitRuling, "side"))
  declare side: Side;

  @Field(() => FateEnum, of(contract.unitRuling, "fate"))
  declare fate: Fate;

  @Field(() => DeathMomentEnum, of(contract.unitRuling, "diedIn"))
  declare diedIn: DeathMoment | null;

  @Field(() => Int, of(contract.unitRuling, "might"))
  declare might: number;

  @Field(() => Int, of(contract.unitRuling, "needs"))
  declare needs: number | null;

  @Field(() => Int, of(contract.unitRuling, "assigned"))
  declare assigned: number | null;

  @Field(() => Int, of(contract.unitRuling, "dealt"))
  declare dealt: number | null;

  @Field(() => UnitAfter, of(contract.unitRuling, "after"))
  declare after: UnitAfter | null;
}

@ObjectType(...named(contract.controlRuling))
export class ControlRuling implements z.infer<typeof contract.controlRuling> {
  @Field(() => String, of(contract.controlRuling, "before"))
  declare before: string | null;

  @Field(() => String, of(contract.controlRuling, "after"))
  declare after: string | null;

  @Field(() => Boolean, of(contract.controlRuling, "contestedAfter"))
  declare contestedAfter: boolean;
}

@ObjectType(...named(contract.scoreRuling))
export class ScoreRuling implements z.infer<typeof contract.scoreRuling> {
  @Field(() => ScoreOutcomeEnum, of(contract.scoreRuling, "outcome"))
  declare outcome: ScoreOutcome;

  @Field(() => String, of(contract.scoreRuling, "player"))
  declare player: string | null;

  @Field(() => String, of(contract.scoreRuling, "battlefield"))
  declare battlefield: string;

  @Field(() => ScoringMethodEnum, of(contract.scoreRuling, "method"))
  declare method: ScoringMethod | null;

  @Field(() => Int, of(contract.scoreRuling, "before"))
  declare before: number | null;

  @Field(() => Int, of(contract.scoreRuling, "after"))
  declare after: number | null;
}

@ObjectType(...named(contract.combatRuling))
export class CombatRuling implements z.infer<typeof contract.combatRuling> {
  @Field(() => String, of(contract.combatRuling, "edition"))
  declare edition: string;

  @Field(() => Boolean, of(contract.combatRuling, "settled"))
  declare settled: boolean;

  @Field(() => CombatResultEnum, of(contract.combatRuling, "result"))
  declare result: CombatResult;

  @Field(() => Boolean, of(contract.combatRuling, "damageStep"))
  declare damageStep: boolean;

  @Field(() => String, of(contract.combatRuling, "summary"))
  declare summary: string;

  @Field(() => SideRulings, of(contract.combatRuling, "sides"))
  declare sides: SideRulings;

  @Field(() => [UnitRuling], of(contract.combatRuling, "units"))
  declare units: UnitRuling[];

  @Field(() => Boolean, of(contract.combatRuling, "attackersRecalled"))
  declare attackersRecalled: boolean;

  @Field(() => [String], of(contract.combatRuling, "recalled"))
  declare recalled: string[] | null;

  @Field(() => ControlRuling, of(contract.combatRuling, "control"))
  declare control: ControlRuling;

  @Field(() => ScoreRuling, of(contract.combatRuling, "score"))
  declare score: ScoreRuling;

  @Field(() => String, of(contract.combatRuling, "winner"))
  declare winner: string | null;

  @Field(() => [Step], of(contract.combatRuling, "steps"))
  declare steps: Step[];

  @Field(() => [Warning], of(contract.combatRuling, "warnings"))
  declare warnings: Warning[];
}
