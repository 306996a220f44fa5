import { ArgsType, Field, Int } from "type-graphql";
import { operations, type Language, type RequestOf } from "../contract/index.js";
import { BOUNDS, type Side } from "../engine/index.js";
import { AssignmentInput, CombatInput } from "./combat.input.js";
import { of } from "./contract-options.js";
import { LanguageEnum, SideEnum } from "./enums.js";
import { CombatStateInput } from "./state.input.js";

const { request: legalAssignments } = operations.legalAssignments;
const { request: checkAssignment } = operations.checkAssignment;
const { request: resolveCombat } = operations.resolveCombat;
const { request: study } = operations.study;
const { request: combat } = operations.combat;

const DEFAULT_SIDE: Side = "attacker";

@ArgsType()
export class LegalAssignmentsArgs implements RequestOf<"legalAssignments"> {
  @Field(() => CombatInput, of(legalAssignments, "combat"))
  declare combat?: CombatInput | null;

  @Field(() => String, of(legalAssignments, "notation"))
  declare notation?: string | null;

  @Field(() => SideEnum, { ...of(legalAssignments, "side"), defaultValue: DEFAULT_SIDE })
  declare side?: Side | null;

  @Field(() => Int, { ...of(legalAssignments, "first"), defaultValue: BOUNDS.pageSizeDefault })
  declare first?: number | null;

  @Field(() => String, of(legalAssignments, "after"))
  declare after?: string | null;

  @Field(() => String, of(legalAssignments, "edition"))
  declare edition?: RequestOf<"legalAssignments">["edition"];

  @Field(() => LanguageEnum, of(legalAssignments, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class CheckAssignmentArgs implements RequestOf<"checkAssignment"> {
  @Field(() => CombatInput, of(checkAssignment, "combat"))
  declare combat?: CombatInput | null;

  @Field(() => String, of(checkAssignment, "notation"))
  declare notation?: string | null;

  @Field(() => SideEnum, { ...of(checkAssignment, "side"), defaultValue: DEFAULT_SIDE })
  declare side?: Side | null;

  @Field(() => [AssignmentInput], of(checkAssignment, "assignment"))
  declare assignment?: AssignmentInput[] | null;

  @Field(() => String, of(checkAssignment, "edition"))
  declare edition?: RequestOf<"checkAssignment">["edition"];

  @Field(() => LanguageEnum, of(checkAssignment, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class ResolveCombatArgs implements RequestOf<"resolveCombat"> {
  @Field(() => CombatStateInput, of(resolveCombat, "state"))
  declare state?: CombatStateInput | null;

  @Field(() => String, of(resolveCombat, "notation"))
  declare notation?: string | null;

  @Field(() => String, of(resolveCombat, "edition"))
  declare edition?: RequestOf<"resolveCombat">["edition"];

  @Field(() => LanguageEnum, of(resolveCombat, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class StudyArgs implements RequestOf<"study"> {
  @Field(() => CombatStateInput, of(study, "state"))
  declare state?: CombatStateInput | null;

  @Field(() => String, of(study, "notation"))
  declare notation?: string | null;

  @Field(() => CombatStateInput, of(study, "versus"))
  declare versus?: CombatStateInput | null;

  @Field(() => String, of(study, "versusNotation"))
  declare versusNotation?: string | null;

  @Field(() => String, of(study, "edition"))
  declare edition?: RequestOf<"study">["edition"];

  @Field(() => LanguageEnum, of(study, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class CombatArgs implements RequestOf<"combat"> {
  @Field(() => String, of(combat, "notation"))
  declare notation: string;

  @Field(() => LanguageEnum, of(combat, "language"))
  declare language?: Language | null;
}
