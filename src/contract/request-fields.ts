import { z } from "zod";
import { SIDES } from "../engine/index.js";
import { EDITIONS } from "../rulebook/index.js";
import { boardInput } from "./board-input.js";
import { combatInput } from "./combat-input.js";
import { LANGUAGES } from "./languages.js";

/** What requests of several operations have in common. */
export const edition = z
  .enum(EDITIONS)
  .meta({ graphql: "string" })
  .nullish()
  .describe("The edition of the Core Rules to follow. Default: the newest.");
export const language = z
  .enum(LANGUAGES)
  .nullish()
  .describe("The language of the answer. Default: what Accept-Language likes best, else English.");
export const side = z.enum(SIDES).nullish().describe("The side that assigns its damage. Default: the attacker.");
export const notationText = z.string().max(8000);
export const notation = notationText
  .nullish()
  .describe("The combat in one line, such as `4, 2 > 3 tank, 5`, instead of objects.");
export const combat = combatInput
  .nullish()
  .describe("The two sides of the combat; needed unless `notation` says them.");
export const board = boardInput.nullish().describe("The whole table at one moment; needed unless `notation` says it.");
export const boardNotation = notationText
  .nullish()
  .describe("The board in one line, such as `table | Ana 5, Ben 3 | bf1 Ana: 3 tank`, instead of objects.");
export const name = z.string().min(1).max(200);
