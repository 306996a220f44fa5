import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import type { GraphqlContext } from "./context.js";
import { operation } from "./contract-options.js";
import { EditionInfo } from "./editions.type.js";
import { EditionsArgs } from "./requests.args.js";

@Resolver()
export class EditionsResolver {
  @Query(() => [EditionInfo], operation("editions"))
  editions(
    @Args(() => EditionsArgs) request: EditionsArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): EditionInfo[] {
    return context.ask("editions", request, path.key);
  }
}
