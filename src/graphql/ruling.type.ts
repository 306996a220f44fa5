import { Field, Float, Int, ObjectType } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { Phase, ReadingId, Side, StepKind } from "../engine/index.js";
import type { CitationStatus, RuleKey } from "../rulebook/index.js";
import { Part } from "./amount.type.js";
import { CardFact } from "./cards.type.js";
import { named, of } from "./contract-options.js";
import { CitationStatusEnum, PhaseEnum, ReadingIdEnum, SideEnum, StepKindEnum, WarningCodeEnum } from "./enums.js";

@ObjectType(...named(contract.citation))
export class Citation implements z.infer<typeof contract.citation> {
  @Field(() => String, of(contract.citation, "key"))
  declare key: RuleKey;

  @Field(() => String, of(contract.citation, "number"))
  declare number: string;

  @Field(() => String, of(contract.citation, "label"))
  declare label: string;

  @Field(() => String, of(contract.citation, "title"))
  declare title: string;

  @Field(() => String, of(contract.citation, "edition"))
  declare edition: string;

  @Field(() => CitationStatusEnum, of(contract.citation, "status"))
  declare status: CitationStatus;
}

@ObjectType(...named(contract.reading))
export class Reading implements z.infer<typeof contract.reading> {
  @Field(() => ReadingIdEnum, of(contract.reading, "id"))
  declare id: ReadingId;

  @Field(() => String, of(contract.reading, "text"))
  declare text: string;
}

@ObjectType(...named(contract.step))
export class Step implements z.infer<typeof contract.step> {
  @Field(() => StepKindEnum, of(contract.step, "kind"))
  declare kind: StepKind;

  @Field(() => PhaseEnum, of(contract.step, "phase"))
  declare phase: Phase;

  @Field(() => SideEnum, of(contract.step, "side"))
  declare side: Side | null;

  @Field(() => String, of(contract.step, "player"))
  declare player: string | null;

  @Field(() => String, of(contract.step, "unit"))
  declare unit: string | null;

  @Field(() => String, of(contract.step, "name"))
  declare name: string | null;

  @Field(() => String, of(contract.step, "battlefield"))
  declare battlefield: string | null;

  @Field(() => [String], of(contract.step, "units"))
  declare units: string[] | null;

  @Field(() => Int, of(contract.step, "amount"))
  declare amount: number | null;

  @Field(() => [Part], of(contract.step, "parts"))
  declare parts: Part[] | null;

  @Field(() => Reading, of(contract.step, "reading"))
  declare reading: Reading | null;

  @Field(() => String, of(contract.step, "text"))
  declare text: string;

  @Field(() => [Citation], of(contract.step, "rules"))
  declare rules: Citation[];
}

@ObjectType(...named(contract.problem))
export class Problem implements z.infer<typeof contract.problem> {
  @Field(() => String, of(contract.problem, "code"))
  declare code: z.infer<typeof contract.problem>["code"];

  @Field(() => String, of(contract.problem, "path"))
  declare path: string;

  @Field(() => String, of(contract.problem, "message"))
  declare message: string;

  @Field(() => [Citation], of(contract.problem, "rules"))
  declare rules: Citation[];

  @Field(() => String, of(contract.problem, "unit"))
  declare unit: string | null;

  @Field(() => String, of(contract.problem, "name"))
  declare name: string | null;

  @Field(() => Float, of(contract.problem, "amount"))
  declare amount: number | null;

  @Field(() => Float, of(contract.problem, "expected"))
  declare expected: number | null;
}

@ObjectType(...named(contract.warning))
export class Warning implements z.infer<typeof contract.warning> {
  @Field(() => WarningCodeEnum, of(contract.warning, "code"))
  declare code: z.infer<typeof contract.warning>["code"];

  @Field(() => String, of(contract.warning, "message"))
  declare message: string;

  @Field(() => [String], of(contract.warning, "units"))
  declare units: string[];

  @Field(() => [CardFact], of(contract.warning, "facts"))
  declare facts: CardFact[];
}
