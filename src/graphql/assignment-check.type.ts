import { Field, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { Side } from "../engine/index.js";
import { Amount } from "./amount.type.js";
import { named, of } from "./contract-options.js";
import { SideEnum } from "./enums.js";
import { Problem, Step, Warning } from "./ruling.type.js";

@ObjectType(...named(contract.nearestAssignment))
export class NearestAssignment implements z.infer<typeof contract.nearestAssignment> {
  @Field(() => [Amount], of(contract.nearestAssignment, "amounts"))
  declare amounts: Amount[];

  @Field(() => [String], of(contract.nearestAssignment, "deaths"))
  declare deaths: string[];
}

@ObjectType(...named(contract.assignmentCheck))
export class AssignmentCheck implements z.infer<typeof contract.assignmentCheck> {
  @Field(() => String, of(contract.assignmentCheck, "edition"))
  declare edition: string;

  @Field(() => SideEnum, of(contract.assignmentCheck, "side"))
  declare side: Side;

  @Field(() => Boolean, of(contract.assignmentCheck, "legal"))
  declare legal: boolean;

  @Field(() => String, of(contract.assignmentCheck, "summary"))
  declare summary: string;

  @Field(() => [Problem], of(contract.assignmentCheck, "problems"))
  declare problems: Problem[];

  @Field(() => NearestAssignment, of(contract.assignmentCheck, "nearest"))
  declare nearest: NearestAssignment | null;

  @Field(() => [Step], of(contract.assignmentCheck, "steps"))
  declare steps: Step[];

  @Field(() => [Warning], of(contract.assignmentCheck, "warnings"))
  declare warnings: Warning[];
}
