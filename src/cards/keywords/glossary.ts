import { accelerate, ambush, ganking, hidden } from "./arrival-keywords.js";
import { backline } from "./backline.js";
import { empower, empowered, legion, level } from "./conditional-keywords.js";
import type { Keyword, KeywordId } from "./keyword.js";
import { assault, shield } from "./might-keywords.js";
import { equip, flow, quickDraw, repeat, unique, vision, weaponmaster } from "./other-keywords.js";
import { tank } from "./tank.js";
import { action, reaction } from "./timing-keywords.js";
import { deathknell, deflect, hunt, temporary } from "./trigger-keywords.js";
import { disarm, stun } from "./weakening-keywords.js";

/** Every keyword that the rules know. */
export const KEYWORDS: { readonly [Id in KeywordId]: Keyword & { readonly id: KeywordId } } = {
  accelerate,
  action,
  ambush,
  assault,
  backline,
  deathknell,
  deflect,
  disarm,
  empower,
  empowered,
  equip,
  flow,
  ganking,
  hidden,
  hunt,
  legion,
  level,
  "quick-draw": quickDraw,
  reaction,
  repeat,
  shield,
  stun,
  tank,
  temporary,
  unique,
  vision,
  weaponmaster,
};
