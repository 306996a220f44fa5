import type { ActionInput, EffectInput } from "./input.js";
import type { ActionKind, EffectKind } from "./vocabulary.js";

/** The fields that a kind needs, and those that it may have besides. */
interface Fields<Input> {
  readonly needs: readonly (keyof Input)[];
  readonly takes: readonly (keyof Input)[];
}

/** What has to be said for each kind of effect. */
export const EFFECT_FIELDS: Readonly<Record<EffectKind, Fields<EffectInput>>> = {
  "change-might": { needs: ["units", "amount"], takes: ["lasts"] },
  "double-might": { needs: ["units"], takes: ["lasts"] },
  "deal-damage": { needs: ["units", "amount"], takes: [] },
  heal: { needs: ["units"], takes: ["amount"] },
  stun: { needs: ["units"], takes: [] },
  ready: { needs: ["units"], takes: [] },
  exhaust: { needs: ["units"], takes: [] },
  "give-keyword": { needs: ["units", "keyword"], takes: ["amount", "lasts"] },
  "remove-keyword": { needs: ["units", "keyword"], takes: ["lasts"] },
  "prevent-damage": { needs: ["units"], takes: ["amount", "lasts"] },
  "prevent-next-damage": { needs: ["units"], takes: ["lasts"] },
  "double-damage": { needs: ["units"], takes: ["lasts"] },
  kill: { needs: ["units"], takes: [] },
  banish: { needs: ["units"], takes: [] },
  "return-to-hand": { needs: ["units"], takes: [] },
  move: { needs: ["units", "to"], takes: ["forced"] },
  recall: { needs: ["units"], takes: [] },
  "change-control": { needs: ["units", "player"], takes: [] },
  "create-unit": { needs: ["unit", "to"], takes: [] },
  "gain-points": { needs: ["player", "amount"], takes: [] },
  "burn-out": { needs: ["player", "opponent"], takes: [] },
  draw: { needs: ["player", "amount"], takes: [] },
};

/** What has to be said for each kind of action. */
export const ACTION_FIELDS: Readonly<Record<ActionKind, Fields<ActionInput>>> = {
  move: { needs: ["units", "to"], takes: ["together", "player", "abilities"] },
  "play-unit": { needs: ["unit", "to"], takes: ["player", "timing", "accelerated", "placeAllowed", "abilities"] },
  play: { needs: [], takes: ["player", "timing", "playedAs", "name", "chooses", "effects"] },
  trigger: { needs: ["abilities"], takes: [] },
  pass: { needs: [], takes: ["player", "everyone", "abilities"] },
  "begin-fight": { needs: ["battlefield"], takes: ["player"] },
  "assign-damage": { needs: [], takes: ["assignments"] },
  "resolve-triggers": { needs: [], takes: ["player", "effects", "abilities"] },
  "score-holds": { needs: [], takes: ["player", "abilities"] },
  "end-turn": { needs: [], takes: ["player"] },
};
