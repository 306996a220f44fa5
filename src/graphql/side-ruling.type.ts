import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { Choice } from "../engine/index.js";
import { Amount } from "./amount.type.js";
import { named, of } from "./contract-options.js";
import { ChoiceEnum } from "./enums.js";

@ObjectType(...named(contract.sideRuling))
export class SideRuling implements z.infer<typeof contract.sideRuling> {
  @Field(() => String, of(contract.sideRuling, "player"))
  declare player: string;

  @Field(() => Int, of(contract.sideRuling, "pool"))
  declare pool: number;

  @Field(() => Int, of(contract.sideRuling, "excess"))
  declare excess: number;

  @Field(() => ChoiceEnum, of(contract.sideRuling, "choice"))
  declare choice: Choice;

  @Field(() => [Amount], of(contract.sideRuling, "assignment"))
  declare assignment: Amount[] | null;

  @Field(() => [Amount], of(contract.sideRuling, "example"))
  declare example: Amount[] | null;

  @Field(() => String, of(contract.sideRuling, "legalCount"))
  declare legalCount: string;

  @Field(() => String, of(contract.sideRuling, "deathSetCount"))
  declare deathSetCount: string;
}

@ObjectType(...named(contract.sideRulings))
export class SideRulings implements z.infer<typeof contract.sideRulings> {
  @Field(() => SideRuling, of(contract.sideRulings, "attacker"))
  declare attacker: SideRuling;

  @Field(() => SideRuling, of(contract.sideRulings, "defender"))
  declare defender: SideRuling;
}
