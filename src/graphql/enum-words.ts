import type { CARD_WARNING_CODE } from "../cards/index.js";
import type { Language } from "../contract/index.js";
import type * as engine from "../engine/index.js";
import type { CitationStatus } from "../rulebook/index.js";

/** What an enum and each of its values mean; a value that the engine gains does not compile without words. */
export interface EnumWords<Word extends string> {
  readonly about: string;
  readonly values: Readonly<Record<Word, string>>;
}

export const sideWords: EnumWords<engine.Side> = {
  about: "A side of the combat.",
  values: { attacker: "The side whose player made the battlefield contested.", defender: "The other side." },
};

export const ignorableKeywordWords: EnumWords<engine.IgnorableKeyword> = {
  about: "A keyword of enemy units that an effect lets a player ignore while assigning damage.",
  values: {
    tank: "Tank: would have to be assigned lethal damage before units without Tank.",
    backline: "Backline: would be assigned damage only after units without Backline.",
  },
};

export const replacementKindWords: EnumWords<engine.ReplacementKind> = {
  about: "What an effect does to damage that would be dealt to a unit.",
  values: {
    prevent: "Prevents so many damage points as its amount says.",
    "prevent-all": "Prevents all damage.",
    "prevent-next": "Prevents the next damage completely; all combat damage to a unit is dealt at once.",
    double: "Doubles the damage.",
  },
};

export const gameModeWords: EnumWords<engine.GameMode> = {
  about: "A mode of play, which sets Victory Score and number of battlefields.",
  values: {
    duel: "1v1 Duel: two players.",
    match: "1v1 Match: two players.",
    skirmish: "FFA3 Skirmish: three players, each for themselves.",
    war: "FFA4 War: four players, each for themselves.",
    "magma-chamber": "2v2 Magma Chamber: four players in two teams.",
  },
};

export const priorityWords: EnumWords<engine.Priority> = {
  about: "When a target must be served while damage is assigned.",
  values: {
    first: "Before targets without Tank.",
    normal: "After Tanks, before Backline.",
    last: "After targets without Backline.",
    "first-or-last": "Either way: the unit has both Tank and Backline.",
  },
};

export const partSourceWords: EnumWords<engine.PartSource> = {
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

export const fateWords: EnumWords<engine.Fate> = {
  about: "What happens to a unit.",
  values: {
    dies: "It dies whatever the players choose.",
    survives: "It survives whatever the players choose.",
    depends: "A player's choice decides.",
  },
};

export const deathMomentWords: EnumWords<engine.DeathMoment> = {
  about: "When a unit dies.",
  values: {
    "before-damage": "In the Cleanup before the damage step: it had lethal damage marked.",
    combat: "From the damage of the combat.",
  },
};

export const choiceWords: EnumWords<engine.Choice> = {
  about: "How a side's assignment came about, or why it is open.",
  values: {
    given: "The caller gave it.",
    forced: "Only one assignment is legal.",
    irrelevant: "Several are legal, and all kill the same units.",
    matters: "Several are legal, and who dies depends on the choice.",
    none: "There is no damage step, or nothing to assign.",
  },
};

export const combatResultWords: EnumWords<engine.CombatResult> = {
  about: "Who wins a combat.",
  values: {
    "attacker-wins": "The attacker: only attackers are left.",
    "defender-wins": "The defender: only defenders are left.",
    "no-result": "Nobody: both sides or neither have units left.",
  },
};

export const endingWords: EnumWords<engine.Ending> = {
  about: "Who is left at the battlefield.",
  values: {
    "attackers-left": "Only attackers.",
    "defenders-left": "Only defenders.",
    "both-left": "Units of both sides.",
    "nobody-left": "Nobody.",
  },
};

export const differenceKindWords: EnumWords<engine.DifferenceKind> = {
  about: "In what two positions differ.",
  values: {
    ending: "Who is left.",
    result: "Who wins the combat.",
    control: "Who controls the battlefield.",
    score: "What is scored.",
    winner: "Who wins the game.",
    fate: "What becomes of a unit.",
    "unit-gone": "A unit of the first position is not in the other.",
    "unit-new": "A unit of the other position is not in the first.",
  },
};

export const scoreOutcomeWords: EnumWords<engine.ScoreOutcome> = {
  about: "What a combat scores.",
  values: {
    point: "A point.",
    card: "A card instead of the final point, as the condition for that is not met.",
    "no-point": "Scored, but without the point, as an effect keeps the player from gaining it.",
    "already-scored": "Nothing: the player has already scored this battlefield this turn.",
    "not-scored": "Nothing: the battlefield may not be scored, as a teammate had it or an effect says so.",
    "no-conquer": "Nothing: nobody conquers the battlefield.",
  },
};

export const scoringMethodWords: EnumWords<engine.ScoringMethod> = {
  about: "How a battlefield is scored, or a point gained.",
  values: {
    conquer: "By taking control.",
    hold: "By having control.",
    effect: "By an effect.",
    "burn-out": "By a Burn Out.",
  },
};

export const phaseWords: EnumWords<engine.Phase> = {
  about: "A part of the play, in order.",
  values: {
    turn: "Whose turn it is, and what begins and ends with it.",
    movement: "Units that move, and what becomes contested by it.",
    chain: "What is played or triggers, and how it resolves.",
    effects: "What effects do.",
    showdown: "Showdowns that begin and close, Focus and passes.",
    roles: "Who attacks, who defends, and what their keywords add.",
    cleanup: "Cleanups: deaths, control that lapses, fights that are staged.",
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

export const warningCodeWords: EnumWords<engine.WarningCode | typeof CARD_WARNING_CODE> = {
  about: "What a reader must beware of.",
  values: {
    "replacement-order-matters": "Another order of the effects on damage would change what a unit needs.",
    "team-scoring-needs-board": "In team modes scoring depends on more than this combat states.",
    "damage-order-matters": "The order of effects on a unit changes how much damage it is dealt.",
    "assignments-left-open": "Assignments that were given are left open in a study.",
    "game-already-won": "A player had enough points to win before the combat.",
    "card-can-change-combat": "The text of a unit's card can change the combat; what it does is not applied by itself.",
  },
};

export const readingIdWords: EnumWords<engine.ReadingId> = {
  about: "A question that the rules leave open; the reading says how the service answers it.",
  values: {
    A1: "Must assignment stop at a unit to which all damage is prevented?",
    A2: "May damage be put on a unit that cannot be dealt damage while others are not served?",
    A3: "Must damage be assigned when no target can be dealt damage?",
    A4: "Where may damage beyond what all targets need go?",
    A5: "When is the order of prevention and doubling fixed?",
    A6: "What does a unit need that already has lethal damage?",
    A7: "What is excess damage?",
    A8: "Does a battlefield that is still contested in the Combat Cleanup keep control from being settled?",
    A9: "What do units of a third player at the battlefield of a Combat change?",
    A10: "Which of a staged Showdown and a staged Combat begins first?",
    A11: "Do triggers interrupt a row of passes?",
    A12: "Do players without units there get Focus?",
    A13: "What may Disarm choose, and how long does it last?",
    A15: "Which battlefields are meant by every battlefield for the final point?",
    A16: "Which turn counts when the defender conquers?",
    A17: "What happens on taking control of a battlefield that may not be scored?",
    A18: "Is a battlefield scored when an effect stops the point?",
    A19: "Is a battlefield scored when a card is drawn instead of the point?",
    A20: "With whose points are those of a winner in a team compared?",
    A21: "Does a battlefield that a teammate scored count for the final point?",
    A22: "What happens to a unit whose controller changes during a Combat?",
    A23: "Who attacks in a Combat that is staged again, and do triggers repeat?",
  },
};

export const languageWords: EnumWords<Language> = {
  about: "A language of answers.",
  values: { en: "English.", de: "German." },
};
