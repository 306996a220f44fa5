import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { CombatResult, DifferenceKind, Ending, Fate, ScoreOutcome, Side } from "../engine/index.js";
import { named, of } from "./contract-options.js";
import { CombatResultEnum, DifferenceKindEnum, EndingEnum, FateEnum, ScoreOutcomeEnum, SideEnum } from "./enums.js";
import { Warning } from "./ruling.type.js";

@ObjectType(...named(contract.studiedUnit))
export class StudiedUnit implements z.infer<typeof contract.studiedUnit> {
  @Field(() => String, of(contract.studiedUnit, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.studiedUnit, "name"))
  declare name: string;

  @Field(() => FateEnum, of(contract.studiedUnit, "fate"))
  declare fate: Fate;
}

@ObjectType(...named(contract.studiedPosition))
export class StudiedPosition implements z.infer<typeof contract.studiedPosition> {
  @Field(() => CombatResultEnum, of(contract.studiedPosition, "result"))
  declare result: CombatResult;

  @Field(() => EndingEnum, of(contract.studiedPosition, "ending"))
  declare ending: Ending;

  @Field(() => String, of(contract.studiedPosition, "controller"))
  declare controller: string | null;

  @Field(() => ScoreOutcomeEnum, of(contract.studiedPosition, "score"))
  declare score: ScoreOutcome;

  @Field(() => String, of(contract.studiedPosition, "scorer"))
  declare scorer: string | null;

  @Field(() => String, of(contract.studiedPosition, "winner"))
  declare winner: string | null;

  @Field(() => [StudiedUnit], of(contract.studiedPosition, "units"))
  declare units: StudiedUnit[];
}

@ObjectType(...named(contract.difference))
export class Difference implements z.infer<typeof contract.difference> {
  @Field(() => DifferenceKindEnum, of(contract.difference, "kind"))
  declare kind: DifferenceKind;

  @Field(() => String, of(contract.difference, "unit"))
  declare unit: string | null;

  @Field(() => String, of(contract.difference, "name"))
  declare name: string | null;

  @Field(() => String, of(contract.difference, "before"))
  declare before: string | null;

  @Field(() => String, of(contract.difference, "after"))
  declare after: string | null;

  @Field(() => String, of(contract.difference, "text"))
  declare text: string;
}

@ObjectType(...named(contract.trial))
export class Trial implements z.infer<typeof contract.trial> {
  @Field(() => String, of(contract.trial, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.trial, "name"))
  declare name: string;

  @Field(() => Int, of(contract.trial, "amount"))
  declare amount: number;

  @Field(() => EndingEnum, of(contract.trial, "ending"))
  declare ending: Ending;

  @Field(() => [Difference], of(contract.trial, "differences"))
  declare differences: Difference[];

  @Field(() => String, of(contract.trial, "text"))
  declare text: string;
}

@ObjectType(...named(contract.unitStudy))
export class UnitStudy implements z.infer<typeof contract.unitStudy> {
  @Field(() => String, of(contract.unitStudy, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.unitStudy, "name"))
  declare name: string;

  @Field(() => SideEnum, of(contract.unitStudy, "side"))
  declare side: Side;

  @Field(() => Trial, of(contract.unitStudy, "more"))
  declare more: Trial | null;

  @Field(() => Trial, of(contract.unitStudy, "less"))
  declare less: Trial | null;

  @Field(() => Trial, of(contract.unitStudy, "leastMore"))
  declare leastMore: Trial | null;

  @Field(() => Trial, of(contract.unitStudy, "leastLess"))
  declare leastLess: Trial | null;
}

@ObjectType(...named(contract.breakPoints))
export class BreakPoints implements z.infer<typeof contract.breakPoints> {
  @Field(() => Trial, of(contract.breakPoints, "attacker"))
  declare attacker: Trial | null;

  @Field(() => Trial, of(contract.breakPoints, "defender"))
  declare defender: Trial | null;
}

@ObjectType(...named(contract.comparison))
export class Comparison implements z.infer<typeof contract.comparison> {
  @Field(() => String, of(contract.comparison, "summary"))
  declare summary: string;

  @Field(() => StudiedPosition, of(contract.comparison, "position"))
  declare position: StudiedPosition;

  @Field(() => [Difference], of(contract.comparison, "differences"))
  declare differences: Difference[];
}

@ObjectType(...named(contract.studyAnswer))
export class StudyAnswer implements z.infer<typeof contract.studyAnswer> {
  @Field(() => String, of(contract.studyAnswer, "edition"))
  declare edition: string;

  @Field(() => String, of(contract.studyAnswer, "notice"))
  declare notice: string;

  @Field(() => String, of(contract.studyAnswer, "summary"))
  declare summary: string;

  @Field(() => StudiedPosition, of(contract.studyAnswer, "position"))
  declare position: StudiedPosition;

  @Field(() => BreakPoints, of(contract.studyAnswer, "breakPoints"))
  declare breakPoints: BreakPoints;

  @Field(() => [UnitStudy], of(contract.studyAnswer, "units"))
  declare units: UnitStudy[];

  @Field(() => Comparison, of(contract.studyAnswer, "versus"))
  declare versus: Comparison | null;

  @Field(() => [Warning], of(contract.studyAnswer, "warnings"))
  declare warnings: Warning[];
}
