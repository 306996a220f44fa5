import { Field, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import { named, of } from "./contract-options.js";

@ObjectType(...named(contract.pageInfo))
export class PageInfo implements z.infer<typeof contract.pageInfo> {
  @Field(() => Boolean, of(contract.pageInfo, "hasNextPage"))
  declare hasNextPage: boolean;

  @Field(() => String, of(contract.pageInfo, "endCursor"))
  declare endCursor: string | null;
}
