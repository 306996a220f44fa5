import type { CARD_WARNING_CODE } from "../cards/index.js";
import type { Language } from "../contract/index.js";
import type {
  Choice,
  CombatResult,
  DeathMoment,
  Fate,
  GameMode,
  IgnorableKeyword,
  PartSource,
  Phase,
  Priority,
  ReadingId,
  ReplacementKind,
  ScoreOutcome,
  ScoringMethod,
  Side,
  StepKind,
  WarningCode,
} from "../engine/index.js";
import type { CitationStatus } from "../rulebook/index.js";

/** What an enum and each of its values mean; a value that the engine gains does not compile without words. */
export interface EnumWords<Word extends string> {
  readonly about: string;
  readonly values: Readonly<Record<Word, string>>;
}

export const sideWords: EnumWords<Side> = {
  about: "A side of the combat.",
  values: {
    attacker: "The side whose player made the battlefield contested.",
    defender: "The other side.",
  },
};

export const ignorableKeywordWords: EnumWords<IgnorableKeyword> = {
  about: "A keyword of enemy units that an effect lets a player ignore while assigning damage.",
  values: {
    tank: "Tank: would have to be assigned lethal damage before units without Tank.",
    backline: "Backline: would be assigned damage only after units without Backline.",
  },
};

export const replacementKindWords: EnumWords<ReplacementKind> = {
  about: "What an effect does to damage that would be dealt to a unit.",
  values: {
    prevent: "Prevents so many damage points as its amount says.",
    "prevent-all": "Prevents all damage.",
    "prevent-next": "Prevents the next damage completely; all combat damage to a unit is dealt at once.",
    double: "Doubles the damage.",
  },
};

export const gameModeWords: EnumWords<GameMode> = {
  about: "A mode of play, which sets Victory Score and number of battlefields.",
  values: {
    duel: "1v1 Duel: two players.",
    match: "1v1 Match: two players.",
    skirmish: "FFA3 Skirmish: three players, each for themselves.",
    war: "FFA4 War: four players, each for themselves.",
    "magma-chamber": "2v2 Magma Chamber: four players in two teams.",
  },
};

export const priorityWords: EnumWords<Priority> = {
  about: "When a target must be served while damage is assigned.",
  values: {
    first: "Before targets without Tank.",
    normal: "After Tanks, before Backline.",
    last: "After targets without Backline.",
    "first-or-last": "Either way: the unit has both Tank and Backline.",
  },
};

export const partSourceWords: EnumWords<PartSource> = {
  about: "Where a part of a sum of Might comes from.",
  values: {
    printed: "The Might printed on the unit.",
    modifier: "Effects that add to Might or take from it.",
    assault: "Assault, while attacking.",
    shield: "Shield, while defending.",
    stunned: "Taken off, as the unit is stunned and adds nothing.",
    "no-combat-damage": "Taken off, as an effect says that the unit deals no combat damage.",
    "negative-counts-zero": "Made up for, as negative Might counts as 0 in a sum.",
  },
};

export const fateWords: EnumWords<Fate> = {
  about: "What happens to a unit.",
  values: {
    dies: "It dies whatever the players choose.",
    survives: "It survives whatever the players choose.",
    depends: "A player's choice decides.",
  },
};

export const deathMomentWords: EnumWords<DeathMoment> = {
  about: "When a unit dies.",
  values: {
    "before-damage": "In the Cleanup before the damage step: it had lethal damage marked.",
    combat: "From the damage of the combat.",
  },
};

export const choiceWords: EnumWords<Choice> = {
  about: "How a side's assignment came about, or why it is open.",
  values: {
    given: "The caller gave it.",
    forced: "Only one assignment is legal.",
    irrelevant: "Several are legal, and all kill the same units.",
    matters: "Several are legal, and who dies depends on the choice.",
    none: "There is no damage step, or nothing to assign.",
  },
};

export const combatResultWords: EnumWords<CombatResult> = {
  about: "Who wins a combat.",
  values: {
    "attacker-wins": "The attacker: only attackers are left.",
    "defender-wins": "The defender: only defenders are left.",
    "no-result": "Nobody: both sides or neither have units left.",
  },
};

export const scoreOutcomeWords: EnumWords<ScoreOutcome> = {
  about: "What a combat scores.",
  values: {
    point: "A point.",
    card: "A card instead of the final point, as the condition for that is not met.",
    "already-scored": "Nothing: the player has already scored this battlefield this turn.",
    "no-conquer": "Nothing: nobody conquers the battlefield.",
  },
};

export const scoringMethodWords: EnumWords<ScoringMethod> = {
  about: "How a battlefield is scored.",
  values: { conquer: "By taking control of it." },
};

export const phaseWords: EnumWords<Phase> = {
  about: "A part of the combat, in order.",
  values: {
    roles: "Who attacks, who defends, and what their keywords add.",
    cleanup: "The Cleanup before the damage step.",
    damage: "The damage step: sums, assignments and damage dealt.",
    resolution: "Deaths, healing, recall and result.",
    scoring: "Control of the battlefield, score and win check.",
  },
};

export const citationStatusWords: EnumWords<CitationStatus> = {
  about: "How sure the number of a rule is.",
  values: {
    confirmed: "Read in the edition itself or confirmed by two sources.",
    derived: "Follows from confirmed numbers around it.",
    uncertain: "A guess in this edition, so the rule is cited from an older one in which it is certain.",
  },
};

export const warningCodeWords: EnumWords<WarningCode | typeof CARD_WARNING_CODE> = {
  about: "What a reader must beware of.",
  values: {
    "replacement-order-matters": "Another order of the effects on damage would change what a unit needs.",
    "team-scoring-needs-board": "In team modes scoring depends on more than this combat states.",
    "game-already-won": "A player had enough points to win before the combat.",
    "card-can-change-combat": "The text of a unit's card can change the combat; what it does is not applied by itself.",
  },
};

export const readingIdWords: EnumWords<ReadingId> = {
  about: "A question that the rules leave open; the reading says how the service answers it.",
  values: {
    A1: "Must assignment stop at a unit to which all damage is prevented?",
    A2: "May damage be put on a unit that cannot be dealt damage while others are not served?",
    A3: "Must damage be assigned when no target can be dealt damage?",
    A4: "Where may damage beyond what all targets need go?",
    A5: "When is the order of prevention and doubling fixed?",
    A6: "What does a unit need that already has lethal damage?",
    A7: "What is excess damage?",
    A15: "Which battlefields are meant by every battlefield for the final point?",
    A16: "Which turn counts when the defender conquers?",
    A19: "Is a battlefield scored when a card is drawn instead of the point?",
  },
};

export const languageWords: EnumWords<Language> = {
  about: "A language of answers.",
  values: { en: "English.", de: "German." },
};

export const stepKindWords: EnumWords<StepKind> = {
  about: "What a step of the reasoning establishes.",
  values: {
    "roles-set": "Who attacks and who defends which battlefield.",
    "exhausted-irrelevant": "Exhausted units fight like others.",
    "might-changed": "The current Might of a unit differs from the printed one.",
    "negative-might": "The Might of a unit is negative: it counts as 0 in a sum, and any damage is lethal.",
    "keyword-idle": "Assault or Shield of a unit does nothing in its role.",
    "killed-before-damage": "A unit had lethal damage marked and dies before the damage step.",
    "damage-step-skipped": "A side has no units, so there is no damage step.",
    "damage-step-begun": "Both sides have units, so there is a damage step.",
    "adds-nothing": "A unit adds nothing to its side's damage.",
    "might-summed": "The damage that a side must assign.",
    "nothing-to-assign": "A side has no damage to assign.",
    "any-damage-lethal": "An effect makes any damage of a side lethal.",
    "lethal-set": "The least damage that is lethal for each target.",
    "stunned-as-hard-to-kill": "Stunned targets need as much damage as before.",
    "replacements-counted": "Prevention and doubling change what a target needs.",
    "never-lethal": "No amount is lethal for a target.",
    "exempt-skipped": "Targets that cannot be dealt damage are passed over.",
    "all-exempt": "No target can be dealt damage.",
    "keyword-ignored": "A side ignores a keyword of its targets.",
    "ignoring-not-shared": "Ignoring a keyword is for the player whose effect says so, not for the other.",
    "tanks-first": "Tanks must be assigned lethal damage first.",
    "backline-last": "Backline is assigned damage last.",
    "first-or-last": "Units with both keywords may be served first or last.",
    "enough-for-all": "The damage is lethal for all targets; what is left may go anywhere.",
    "not-enough": "The damage is not lethal for all targets.",
    "assignments-counted": "How many assignments are legal.",
    "assignment-judged": "Whether the assignment in question is legal.",
    "assignment-made": "The assignment of a side.",
    "assignment-open": "A side's choice is open.",
    "excess-measured": "Damage beyond what all targets need.",
    "damage-dealt": "All assigned damage is dealt at once.",
    "damage-replaced": "Prevention or doubling changes what is dealt to a unit.",
    "units-killed": "Units with lethal damage die.",
    "fates-open": "Units whose fate depends on an open choice.",
    "units-healed": "Surviving units are healed.",
    "attackers-recalled": "Surviving attackers go back to base, as defenders survive too.",
    "combat-result": "Who wins the combat.",
    "control-taken": "A player takes control of the battlefield.",
    "control-kept": "A player keeps control of the battlefield.",
    "control-lost": "Nobody controls the battlefield any more.",
    conquered: "A player conquers the battlefield.",
    "already-scored": "The player has already scored the battlefield this turn.",
    "no-conquer": "Nobody conquers the battlefield.",
    "final-point-checked": "Whether the condition for the final point is met.",
    "point-scored": "A player scores a point.",
    "card-drawn": "A player draws a card instead of the final point.",
    "roles-ended": "Units are attackers and defenders no more; Assault and Shield end.",
    "game-won": "A player has enough points and wins the game.",
    "game-tied": "Several players have enough points, so nobody wins yet.",
  },
};
