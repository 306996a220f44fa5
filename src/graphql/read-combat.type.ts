import { Field, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { Side } from "../engine/index.js";
import { Tally } from "./amount.type.js";
import { named, of } from "./contract-options.js";
import { SideEnum } from "./enums.js";

@ObjectType(...named(contract.readUnit))
export class ReadUnit implements z.infer<typeof contract.readUnit> {
  @Field(() => String, of(contract.readUnit, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.readUnit, "name"))
  declare name: string;

  @Field(() => SideEnum, of(contract.readUnit, "side"))
  declare side: Side;

  @Field(() => String, of(contract.readUnit, "card"))
  declare card: string | null;

  @Field(() => Tally, of(contract.readUnit, "might"))
  declare might: Tally;

  @Field(() => [String], of(contract.readUnit, "marks"))
  declare marks: string[];

  @Field(() => String, of(contract.readUnit, "text"))
  declare text: string;
}

@ObjectType(...named(contract.readCombat))
export class ReadCombat implements z.infer<typeof contract.readCombat> {
  @Field(() => String, of(contract.readCombat, "canonical"))
  declare canonical: string;

  @Field(() => [ReadUnit], of(contract.readCombat, "units"))
  declare units: ReadUnit[];

  @Field(() => String, of(contract.readCombat, "text"))
  declare text: string;

  @Field(() => String, of(contract.readCombat, "state"))
  declare state: string;
}
