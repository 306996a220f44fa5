import { Field, InputType, Int } from "type-graphql";
import type { z } from "zod";
import * as contract from "../contract/index.js";
import type { ActionKind, Duration, EffectKind, PlayedAs, Timing, UnitKeyword } from "../engine/index.js";
import {
  ActionKindEnum,
  DurationEnum,
  EffectKindEnum,
  PlayedAsEnum,
  TimingEnum,
  UnitKeywordEnum,
} from "./board-enums.js";
import { BoardUnitInput, PlaceInput } from "./board-unit.input.js";
import { named, of } from "./contract-options.js";
import { AssignmentsInput } from "./state.input.js";

@InputType(...named(contract.effectInput))
export class EffectInput implements z.infer<typeof contract.effectInput> {
  @Field(() => EffectKindEnum, of(contract.effectInput, "kind"))
  declare kind: EffectKind;

  @Field(() => [String], of(contract.effectInput, "units"))
  declare units?: string[] | null;

  @Field(() => Int, of(contract.effectInput, "amount"))
  declare amount?: number | null;

  @Field(() => UnitKeywordEnum, of(contract.effectInput, "keyword"))
  declare keyword?: UnitKeyword | null;

  @Field(() => DurationEnum, of(contract.effectInput, "lasts"))
  declare lasts?: Duration | null;

  @Field(() => PlaceInput, of(contract.effectInput, "to"))
  declare to?: PlaceInput | null;

  @Field(() => Boolean, of(contract.effectInput, "forced"))
  declare forced?: boolean | null;

  @Field(() => String, of(contract.effectInput, "player"))
  declare player?: string | null;

  @Field(() => String, of(contract.effectInput, "opponent"))
  declare opponent?: string | null;

  @Field(() => BoardUnitInput, of(contract.effectInput, "unit"))
  declare unit?: BoardUnitInput | null;
}

@InputType(...named(contract.moveTogetherInput))
export class MoveTogetherInput implements z.infer<typeof contract.moveTogetherInput> {
  @Field(() => [String], of(contract.moveTogetherInput, "units"))
  declare units: string[];

  @Field(() => PlaceInput, of(contract.moveTogetherInput, "to"))
  declare to: PlaceInput;
}

@InputType(...named(contract.triggeredAbilityInput))
export class TriggeredAbilityInput implements z.infer<typeof contract.triggeredAbilityInput> {
  @Field(() => String, of(contract.triggeredAbilityInput, "player"))
  declare player?: string | null;

  @Field(() => String, of(contract.triggeredAbilityInput, "unit"))
  declare unit?: string | null;

  @Field(() => String, of(contract.triggeredAbilityInput, "name"))
  declare name?: string | null;

  @Field(() => String, of(contract.triggeredAbilityInput, "disarms"))
  declare disarms?: string | null;

  @Field(() => [String], of(contract.triggeredAbilityInput, "chooses"))
  declare chooses?: string[] | null;

  @Field(() => [EffectInput], of(contract.triggeredAbilityInput, "effects"))
  declare effects?: EffectInput[] | null;
}

@InputType(...named(contract.actionInput))
export class ActionInput implements z.infer<typeof contract.actionInput> {
  @Field(() => ActionKindEnum, of(contract.actionInput, "kind"))
  declare kind: ActionKind;

  @Field(() => String, of(contract.actionInput, "player"))
  declare player?: string | null;

  @Field(() => [String], of(contract.actionInput, "units"))
  declare units?: string[] | null;

  @Field(() => PlaceInput, of(contract.actionInput, "to"))
  declare to?: PlaceInput | null;

  @Field(() => [MoveTogetherInput], of(contract.actionInput, "together"))
  declare together?: MoveTogetherInput[] | null;

  @Field(() => BoardUnitInput, of(contract.actionInput, "unit"))
  declare unit?: BoardUnitInput | null;

  @Field(() => Boolean, of(contract.actionInput, "accelerated"))
  declare accelerated?: boolean | null;

  @Field(() => Boolean, of(contract.actionInput, "placeAllowed"))
  declare placeAllowed?: boolean | null;

  @Field(() => TimingEnum, of(contract.actionInput, "timing"))
  declare timing?: Timing | null;

  @Field(() => PlayedAsEnum, of(contract.actionInput, "playedAs"))
  declare playedAs?: PlayedAs | null;

  @Field(() => String, of(contract.actionInput, "name"))
  declare name?: string | null;

  @Field(() => [String], of(contract.actionInput, "chooses"))
  declare chooses?: string[] | null;

  @Field(() => [EffectInput], of(contract.actionInput, "effects"))
  declare effects?: EffectInput[] | null;

  @Field(() => [TriggeredAbilityInput], of(contract.actionInput, "abilities"))
  declare abilities?: TriggeredAbilityInput[] | null;

  @Field(() => Boolean, of(contract.actionInput, "everyone"))
  declare everyone?: boolean | null;

  @Field(() => String, of(contract.actionInput, "battlefield"))
  declare battlefield?: string | null;

  @Field(() => AssignmentsInput, of(contract.actionInput, "assignments"))
  declare assignments?: AssignmentsInput | null;
}
