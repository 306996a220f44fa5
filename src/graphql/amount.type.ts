import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { PartSource } from "../engine/index.js";
import { named, of } from "./contract-options.js";
import { PartSourceEnum } from "./enums.js";

@ObjectType(...named(contract.part))
export class Part implements z.infer<typeof contract.part> {
  @Field(() => PartSourceEnum, of(contract.part, "source"))
  declare source: PartSource;

  @Field(() => String, of(contract.part, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.part, "name"))
  declare name: string;

  @Field(() => Int, of(contract.part, "amount"))
  declare amount: number;
}

@ObjectType(...named(contract.tally))
export class Tally implements z.infer<typeof contract.tally> {
  @Field(() => Int, of(contract.tally, "total"))
  declare total: number;

  @Field(() => [Part], of(contract.tally, "parts"))
  declare parts: Part[];
}

@ObjectType(...named(contract.amount))
export class Amount implements z.infer<typeof contract.amount> {
  @Field(() => String, of(contract.amount, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.amount, "name"))
  declare name: string;

  @Field(() => Int, of(contract.amount, "amount"))
  declare amount: number;
}
