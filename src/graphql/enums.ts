import { registerEnumType } from "type-graphql";
import {
  CARD_SUPERTYPES,
  CARD_TYPES,
  CARD_WARNING_CODE,
  FACT_EFFECTS,
  FACT_MOMENTS,
  STACKINGS,
} from "../cards/index.js";
import { INPUT_PLACES, LANGUAGES } from "../contract/index.js";
import {
  CHOICES,
  COMBAT_RESULTS,
  DEATH_MOMENTS,
  DIFFERENCE_KINDS,
  ENDINGS,
  FATES,
  GAME_MODES,
  IGNORABLE_KEYWORDS,
  PART_SOURCES,
  PHASES,
  PRIORITIES,
  READING_IDS,
  REPLACEMENT_KINDS,
  SCORE_OUTCOMES,
  SCORING_METHODS,
  SIDES,
  STEP_KINDS,
  WARNING_CODES,
} from "../engine/index.js";
import { CITATION_STATUSES, RULE_NOTES } from "../rulebook/index.js";
import * as words from "./enum-words.js";
import * as lookUpWords from "./look-up-enum-words.js";
import { stepKindWords } from "./step-enum-words.js";

/** Writes a kebab-case word as GraphQL names enum values: "attacker-wins" becomes "ATTACKER_WINS". */
export function constantCase(word: string): string {
  return word.replaceAll("-", "_").toUpperCase();
}

/** Registers an enum whose values are named in constant case and stand for the words themselves. */
export function enumOf<Word extends string>(
  name: string,
  list: readonly Word[],
  { about, values }: words.EnumWords<Word>,
) {
  const members = Object.fromEntries(list.map((word) => [constantCase(word), word]));
  const valuesConfig = Object.fromEntries(list.map((word) => [constantCase(word), { description: values[word] }]));
  registerEnumType(members, { name, description: about, valuesConfig });
  return members;
}

export const SideEnum = enumOf("Side", SIDES, words.sideWords);
export const IgnorableKeywordEnum = enumOf("IgnorableKeyword", IGNORABLE_KEYWORDS, words.ignorableKeywordWords);
export const ReplacementKindEnum = enumOf("ReplacementKind", REPLACEMENT_KINDS, words.replacementKindWords);
export const GameModeEnum = enumOf("GameMode", GAME_MODES, words.gameModeWords);
export const PriorityEnum = enumOf("Priority", PRIORITIES, words.priorityWords);
export const PartSourceEnum = enumOf("PartSource", PART_SOURCES, words.partSourceWords);
export const FateEnum = enumOf("Fate", FATES, words.fateWords);
export const DeathMomentEnum = enumOf("DeathMoment", DEATH_MOMENTS, words.deathMomentWords);
export const ChoiceEnum = enumOf("Choice", CHOICES, words.choiceWords);
export const CombatResultEnum = enumOf("CombatResult", COMBAT_RESULTS, words.combatResultWords);
export const ScoreOutcomeEnum = enumOf("ScoreOutcome", SCORE_OUTCOMES, words.scoreOutcomeWords);
export const ScoringMethodEnum = enumOf("ScoringMethod", SCORING_METHODS, words.scoringMethodWords);
export const PhaseEnum = enumOf("Phase", PHASES, words.phaseWords);
export const StepKindEnum = enumOf("StepKind", STEP_KINDS, stepKindWords);
export const CitationStatusEnum = enumOf("CitationStatus", CITATION_STATUSES, words.citationStatusWords);
export const WarningCodeEnum = enumOf("WarningCode", [...WARNING_CODES, CARD_WARNING_CODE], words.warningCodeWords);
export const ReadingIdEnum = enumOf("ReadingId", READING_IDS, words.readingIdWords);
export const EndingEnum = enumOf("Ending", ENDINGS, words.endingWords);
export const DifferenceKindEnum = enumOf("DifferenceKind", DIFFERENCE_KINDS, words.differenceKindWords);
export const LanguageEnum = enumOf("Language", LANGUAGES, words.languageWords);
export const RuleNoteCodeEnum = enumOf("RuleNoteCode", RULE_NOTES, lookUpWords.ruleNoteCodeWords);
export const StackingEnum = enumOf("Stacking", STACKINGS, lookUpWords.stackingWords);
export const CardTypeEnum = enumOf("CardType", CARD_TYPES, lookUpWords.cardTypeWords);
export const CardSupertypeEnum = enumOf("CardSupertype", CARD_SUPERTYPES, lookUpWords.cardSupertypeWords);
export const FactEffectEnum = enumOf("FactEffect", FACT_EFFECTS, lookUpWords.factEffectWords);
export const FactMomentEnum = enumOf("FactMoment", FACT_MOMENTS, lookUpWords.factMomentWords);
export const InputPlaceEnum = enumOf("InputPlace", INPUT_PLACES, lookUpWords.inputPlaceWords);
