import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { AssignmentCheck } from "./assignment-check.type.js";
import { CheckAssignmentArgs, CombatArgs, LegalAssignmentsArgs, ResolveCombatArgs, StudyArgs } from "./combat.args.js";
import { CombatRuling } from "./combat-ruling.type.js";
import type { GraphqlContext } from "./context.js";
import { operation } from "./contract-options.js";
import { LegalAssignments } from "./legal-assignments.type.js";
import { ReadCombat } from "./read-combat.type.js";
import { StudyAnswer } from "./study.type.js";

/** The fields are nullable so that, of several combats asked about at once, one that is refused leaves the others. */
@Resolver()
export class CombatResolver {
  @Query(() => LegalAssignments, { ...operation("legalAssignments"), nullable: true })
  legalAssignments(
    @Args(() => LegalAssignmentsArgs) request: LegalAssignmentsArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): LegalAssignments {
    return context.ask("legalAssignments", request, path.key);
  }

  @Query(() => AssignmentCheck, { ...operation("checkAssignment"), nullable: true })
  checkAssignment(
    @Args(() => CheckAssignmentArgs) request: CheckAssignmentArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): AssignmentCheck {
    return context.ask("checkAssignment", request, path.key);
  }

  @Query(() => CombatRuling, { ...operation("resolveCombat"), nullable: true })
  resolveCombat(
    @Args(() => ResolveCombatArgs) request: ResolveCombatArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): CombatRuling {
    return context.ask("resolveCombat", request, path.key);
  }

  @Query(() => StudyAnswer, { ...operation("study"), nullable: true })
  study(
    @Args(() => StudyArgs) request: StudyArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): StudyAnswer {
    return context.ask("study", request, path.key);
  }

  @Query(() => ReadCombat, { ...operation("combat"), nullable: true })
  combat(
    @Args(() => CombatArgs) request: CombatArgs,
    @Ctx() context: GraphqlContext,
    @Info() { path }: GraphQLResolveInfo,
  ): ReadCombat {
    return context.ask("combat", request, path.key);
  }
}
