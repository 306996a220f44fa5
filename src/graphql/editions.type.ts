import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import { named, of } from "./contract-options.js";

@ObjectType(...named(contract.editionInfo))
export class EditionInfo implements z.infer<typeof contract.editionInfo> {
  @Field(() => String, of(contract.editionInfo, "edition"))
  declare edition: string;

  @Field(() => Boolean, of(contract.editionInfo, "isDefault"))
  declare isDefault: boolean;

  @Field(() => Int, of(contract.editionInfo, "ruleCount"))
  declare ruleCount: number;
}
