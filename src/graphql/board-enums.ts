import {
  ACTION_KINDS,
  CHAIN_OPENERS,
  COMBAT_STEPS,
  DURATIONS,
  EFFECT_KINDS,
  EVENT_KINDS,
  FIGHTS,
  ITEM_KINDS,
  PENDING_KINDS,
  PLAYED_AS,
  TIMINGS,
  TRIGGER_WINDOWS,
  TURN_PHASES,
  UNIT_KEYWORDS,
} from "../engine/index.js";
import * as words from "./board-enum-words.js";
import { enumOf } from "./enums.js";

export const TurnPhaseEnum = enumOf("TurnPhase", TURN_PHASES, words.turnPhaseWords);
export const TimingEnum = enumOf("Timing", TIMINGS, words.timingWords);
export const DurationEnum = enumOf("Duration", DURATIONS, words.durationWords);
export const UnitKeywordEnum = enumOf("UnitKeyword", UNIT_KEYWORDS, words.unitKeywordWords);
export const FightEnum = enumOf("Fight", FIGHTS, words.fightWords);
export const TriggerWindowEnum = enumOf("TriggerWindow", TRIGGER_WINDOWS, words.triggerWindowWords);
export const CombatStepEnum = enumOf("CombatStep", COMBAT_STEPS, words.combatStepWords);
export const ChainOpenerEnum = enumOf("ChainOpener", CHAIN_OPENERS, words.chainOpenerWords);
export const PlayedAsEnum = enumOf("PlayedAs", PLAYED_AS, words.playedAsWords);
export const ItemKindEnum = enumOf("ItemKind", ITEM_KINDS, words.itemKindWords);
export const EffectKindEnum = enumOf("EffectKind", EFFECT_KINDS, words.effectKindWords);
export const ActionKindEnum = enumOf("ActionKind", ACTION_KINDS, words.actionKindWords);
export const PendingKindEnum = enumOf("PendingKind", PENDING_KINDS, words.pendingKindWords);
export const EventKindEnum = enumOf("EventKind", EVENT_KINDS, words.eventKindWords);
