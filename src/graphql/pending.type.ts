import { Field, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { ActionKind, Fight, PendingKind, Side, Timing, TriggerWindow } from "../engine/index.js";
import { Tally } from "./amount.type.js";
import { ActionKindEnum, FightEnum, PendingKindEnum, TimingEnum, TriggerWindowEnum } from "./board-enums.js";
import { Place } from "./board-unit.type.js";
import { named, of } from "./contract-options.js";
import { SideEnum } from "./enums.js";
import { LegalAssignments } from "./legal-assignments.type.js";
import { Problem, Step } from "./ruling.type.js";

@ObjectType(...named(contract.possibleMove))
export class PossibleMove implements z.infer<typeof contract.possibleMove> {
  @Field(() => String, of(contract.possibleMove, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.possibleMove, "name"))
  declare name: string;

  @Field(() => Place, of(contract.possibleMove, "from"))
  declare from: Place;

  @Field(() => Place, of(contract.possibleMove, "to"))
  declare to: Place;

  @Field(() => Boolean, of(contract.possibleMove, "legal"))
  declare legal: boolean;

  @Field(() => [Problem], of(contract.possibleMove, "problems"))
  declare problems: Problem[];
}

@ObjectType(...named(contract.stagedFight))
export class StagedFight implements z.infer<typeof contract.stagedFight> {
  @Field(() => String, of(contract.stagedFight, "battlefield"))
  declare battlefield: string;

  @Field(() => FightEnum, of(contract.stagedFight, "fight"))
  declare fight: Fight;
}

@ObjectType(...named(contract.pendingAssignments))
export class PendingAssignments implements z.infer<typeof contract.pendingAssignments> {
  @Field(() => LegalAssignments, of(contract.pendingAssignments, "attacker"))
  declare attacker: LegalAssignments;

  @Field(() => LegalAssignments, of(contract.pendingAssignments, "defender"))
  declare defender: LegalAssignments;
}

@ObjectType(...named(contract.pendingDisarm))
export class PendingDisarm implements z.infer<typeof contract.pendingDisarm> {
  @Field(() => String, of(contract.pendingDisarm, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.pendingDisarm, "name"))
  declare name: string;

  @Field(() => Int, of(contract.pendingDisarm, "amount"))
  declare amount: number;

  @Field(() => [String], of(contract.pendingDisarm, "targets"))
  declare targets: string[];
}

@ObjectType(...named(contract.unitStanding))
export class UnitStanding implements z.infer<typeof contract.unitStanding> {
  @Field(() => String, of(contract.unitStanding, "unit"))
  declare unit: string;

  @Field(() => String, of(contract.unitStanding, "name"))
  declare name: string;

  @Field(() => String, of(contract.unitStanding, "controller"))
  declare controller: string;

  @Field(() => Place, of(contract.unitStanding, "place"))
  declare place: Place;

  @Field(() => SideEnum, of(contract.unitStanding, "role"))
  declare role: Side | null;

  @Field(() => Tally, of(contract.unitStanding, "might"))
  declare might: Tally;

  @Field(() => Int, of(contract.unitStanding, "lethal"))
  declare lethal: number;

  @Field(() => Int, of(contract.unitStanding, "damage"))
  declare damage: number;
}

@ObjectType(...named(contract.pending))
export class Pending implements z.infer<typeof contract.pending> {
  @Field(() => String, of(contract.pending, "summary"))
  declare summary: string;

  @Field(() => PendingKindEnum, of(contract.pending, "kind"))
  declare kind: PendingKind;

  @Field(() => String, of(contract.pending, "player"))
  declare player: string | null;

  @Field(() => String, of(contract.pending, "battlefield"))
  declare battlefield: string | null;

  @Field(() => TriggerWindowEnum, of(contract.pending, "window"))
  declare window: TriggerWindow | null;

  @Field(() => [ActionKindEnum], of(contract.pending, "actions"))
  declare actions: ActionKind[];

  @Field(() => [TimingEnum], of(contract.pending, "timings"))
  declare timings: Timing[];

  @Field(() => [PossibleMove], of(contract.pending, "moves"))
  declare moves: PossibleMove[];

  @Field(() => [StagedFight], of(contract.pending, "fights"))
  declare fights: StagedFight[];

  @Field(() => PendingAssignments, of(contract.pending, "assignments"))
  declare assignments: PendingAssignments | null;

  @Field(() => [PendingDisarm], of(contract.pending, "disarms"))
  declare disarms: PendingDisarm[];

  @Field(() => [UnitStanding], of(contract.pending, "units"))
  declare units: UnitStanding[];

  @Field(() => String, of(contract.pending, "winner"))
  declare winner: string | null;

  @Field(() => [Step], of(contract.pending, "steps"))
  declare steps: Step[];
}
