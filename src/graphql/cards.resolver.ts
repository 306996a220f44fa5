import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { CardArgs, CardsArgs } from "./cards.args.js";
import { Card, CardPage } from "./cards.type.js";
import type { GraphqlContext } from "./context.js";
import { operation } from "./contract-options.js";

/** The fields are nullable so that, of several cards looked up at once, one that is refused leaves the others. */
@Resolver()
export class CardsResolver {
  @Query(() => Card, { ...operation("card"), nullable: true })
  card(
    @Args(() => CardArgs) request: CardArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): Card {
    return context.ask("card", request, path.key);
  }

  @Query(() => CardPage, { ...operation("cards"), nullable: true })
  cards(
    @Args(() => CardsArgs) request: CardsArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): CardPage {
    return context.ask("cards", request, path.key);
  }
}
