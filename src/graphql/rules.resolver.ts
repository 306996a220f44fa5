import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import type { GraphqlContext } from "./context.js";
import { operation } from "./contract-options.js";
import { EditionInfo } from "./editions.type.js";
import { Keyword } from "./keywords.type.js";
import { EditionsArgs, KeywordArgs, RuleArgs, RulesArgs } from "./rules.args.js";
import { Rule, RulePage } from "./rules.type.js";

/** What is looked up is nullable so that, of several look-ups at once, one that is refused leaves the others. */
@Resolver()
export class RulesResolver {
  @Query(() => Rule, { ...operation("rule"), nullable: true })
  rule(
    @Args(() => RuleArgs) request: RuleArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): Rule {
    return context.ask("rule", request, path.key);
  }

  @Query(() => RulePage, { ...operation("rules"), nullable: true })
  rules(
    @Args(() => RulesArgs) request: RulesArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): RulePage {
    return context.ask("rules", request, path.key);
  }

  @Query(() => [EditionInfo], operation("editions"))
  editions(
    @Args(() => EditionsArgs) request: EditionsArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): EditionInfo[] {
    return context.ask("editions", request, path.key);
  }

  @Query(() => Keyword, { ...operation("keyword"), nullable: true })
  keyword(
    @Args(() => KeywordArgs) request: KeywordArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): Keyword {
    return context.ask("keyword", request, path.key);
  }
}
