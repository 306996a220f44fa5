import type { CombatFlag } from "../combat-schema.js";
import { damageStepTellers } from "./damage-step-facts.js";
import { eventTellers } from "./event-facts.js";
import { outcomeTellers } from "./outcome-facts.js";
import { strengthTellers } from "./strength-facts.js";
import type { Teller } from "./telling.js";

/**
 * What every flag of the data means for a combat. Null: it cannot change one, as the position that is asked about
 * is that of the closing showdown: who may be chosen, played, moved or readied is past, exhausted units fight alike
 * (CR 467.2.b), and a recall is no move (CR 458).
 */
export const FLAG_TELLERS: { readonly [Flag in CombatFlag]-?: Teller<Flag> | null } = {
  ...strengthTellers,
  ...eventTellers,
  ...damageStepTellers,
  ...outcomeTellers,
  untargetable: null,
  protects: null,
  entersReady: null,
  readyAura: null,
  playTo: null,
  restricts: null,
  buffLimit: null,
  // Said by `stun` and `ignores` as well.
  stunOnAttack: null,
  ignoresScope: null,
};
