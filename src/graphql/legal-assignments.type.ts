import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { Fate, Priority, Side } from "../engine/index.js";
import { Amount, Tally } from "./amount.type.js";
import { named, of } from "./contract-options.js";
import { FateEnum, PriorityEnum, SideEnum } from "./enums.js";
import { PageInfo } from "./page.type.js";
import { Step, Warning } from "./ruling.type.js";

@ObjectType(...named(contract.target))
export class Target implements z.infer<typeof contract.target> {
  @Field(() => String, of(contract.target, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.target, "name"))
  declare name: string;

  @Field(() => Tally, of(contract.target, "might"))
  declare might: Tally;

  @Field(() => Int, of(contract.target, "damage"))
  declare damage: number;

  @Field(() => Int, of(contract.target, "needs"))
  declare needs: number | null;

  @Field(() => PriorityEnum, of(contract.target, "priority"))
  declare priority: Priority | null;

  @Field(() => Boolean, of(contract.target, "exempt"))
  declare exempt: boolean;
}

@ObjectType(...named(contract.unitFate))
export class UnitFate implements z.infer<typeof contract.unitFate> {
  @Field(() => String, of(contract.unitFate, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.unitFate, "name"))
  declare name: string;

  @Field(() => FateEnum, of(contract.unitFate, "fate"))
  declare fate: Fate;

  @Field(() => [Amount], of(contract.unitFate, "whenDies"))
  declare whenDies: Amount[] | null;

  @Field(() => [Amount], of(contract.unitFate, "whenSurvives"))
  declare whenSurvives: Amount[] | null;
}

@ObjectType(...named(contract.legalAssignment))
export class LegalAssignment implements z.infer<typeof contract.legalAssignment> {
  @Field(() => [Amount], of(contract.legalAssignment, "amounts"))
  declare amounts: Amount[];

  @Field(() => [String], of(contract.legalAssignment, "deaths"))
  declare deaths: string[];
}

@ObjectType(...named(contract.deathSet))
export class DeathSet implements z.infer<typeof contract.deathSet> {
  @Field(() => [String], of(contract.deathSet, "deaths"))
  declare deaths: string[];

  @Field(() => [String], of(contract.deathSet, "survivors"))
  declare survivors: string[];

  @Field(() => [Amount], of(contract.deathSet, "example"))
  declare example: Amount[];
}

@ObjectType(...named(contract.legalAssignmentPage))
export class LegalAssignmentPage implements z.infer<typeof contract.legalAssignmentPage> {
  @Field(() => [LegalAssignment], of(contract.legalAssignmentPage, "nodes"))
  declare nodes: LegalAssignment[];

  @Field(() => PageInfo, of(contract.legalAssignmentPage, "pageInfo"))
  declare pageInfo: PageInfo;
}

@ObjectType(...named(contract.deathSetPage))
export class DeathSetPage implements z.infer<typeof contract.deathSetPage> {
  @Field(() => [DeathSet], of(contract.deathSetPage, "nodes"))
  declare nodes: DeathSet[];

  @Field(() => PageInfo, of(contract.deathSetPage, "pageInfo"))
  declare pageInfo: PageInfo;
}

@ObjectType(...named(contract.legalAssignments))
export class LegalAssignments implements z.infer<typeof contract.legalAssignments> {
  @Field(() => String, of(contract.legalAssignments, "edition"))
  declare edition: string;

  @Field(() => SideEnum, of(contract.legalAssignments, "side"))
  declare side: Side;

  @Field(() => String, of(contract.legalAssignments, "summary"))
  declare summary: string;

  @Field(() => Tally, of(contract.legalAssignments, "pool"))
  declare pool: Tally;

  @Field(() => [Target], of(contract.legalAssignments, "targets"))
  declare targets: Target[];

  @Field(() => Int, of(contract.legalAssignments, "excess"))
  declare excess: number;

  @Field(() => String, of(contract.legalAssignments, "count"))
  declare count: string;

  @Field(() => String, of(contract.legalAssignments, "deathSetCount"))
  declare deathSetCount: string;

  @Field(() => [UnitFate], of(contract.legalAssignments, "fates"))
  declare fates: UnitFate[];

  @Field(() => LegalAssignmentPage, of(contract.legalAssignments, "assignments"))
  declare assignments: LegalAssignmentPage;

  @Field(() => DeathSetPage, of(contract.legalAssignments, "deathSets"))
  declare deathSets: DeathSetPage;

  @Field(() => [Step], of(contract.legalAssignments, "steps"))
  declare steps: Step[];

  @Field(() => [Warning], of(contract.legalAssignments, "warnings"))
  declare warnings: Warning[];
}
