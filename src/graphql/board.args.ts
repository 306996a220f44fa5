import { ArgsType, Field } from "type-graphql";
import { operations, type Language, type RequestOf } from "../contract/index.js";
import { ActionInput } from "./action.input.js";
import { BoardInput } from "./board.input.js";
import { of } from "./contract-options.js";
import { LanguageEnum } from "./enums.js";

const { request: pending } = operations.pending;
const { request: advance } = operations.advance;

@ArgsType()
export class PendingArgs implements RequestOf<"pending"> {
  @Field(() => BoardInput, of(pending, "board"))
  declare board?: BoardInput | null;

  @Field(() => String, of(pending, "notation"))
  declare notation?: string | null;

  @Field(() => String, of(pending, "edition"))
  declare edition?: RequestOf<"pending">["edition"];

  @Field(() => LanguageEnum, of(pending, "language"))
  declare language?: Language | null;
}

@ArgsType()
export class AdvanceArgs implements RequestOf<"advance"> {
  @Field(() => BoardInput, of(advance, "board"))
  declare board?: BoardInput | null;

  @Field(() => String, of(advance, "notation"))
  declare notation?: string | null;

  @Field(() => ActionInput, of(advance, "action"))
  declare action: ActionInput;

  @Field(() => String, of(advance, "edition"))
  declare edition?: RequestOf<"advance">["edition"];

  @Field(() => LanguageEnum, of(advance, "language"))
  declare language?: Language | null;
}
