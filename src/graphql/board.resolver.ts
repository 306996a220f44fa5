import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { AdvanceArgs, PendingArgs } from "./board.args.js";
import { AdvanceAnswer, PendingAnswer } from "./board-answer.type.js";
import type { GraphqlContext } from "./context.js";
import { operation } from "./contract-options.js";

/** The fields are nullable so that, of several boards asked about at once, one that is refused leaves the others. */
@Resolver()
export class BoardResolver {
  @Query(() => PendingAnswer, { ...operation("pending"), nullable: true })
  pending(
    @Args(() => PendingArgs) request: PendingArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): PendingAnswer {
    return context.ask("pending", request, path.key);
  }

  @Query(() => AdvanceAnswer, { ...operation("advance"), nullable: true })
  advance(
    @Args(() => AdvanceArgs) request: AdvanceArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): AdvanceAnswer {
    return context.ask("advance", request, path.key);
  }
}
