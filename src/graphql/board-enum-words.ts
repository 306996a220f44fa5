import type * as engine from "../engine/index.js";
import type { EnumWords } from "./enum-words.js";

export const turnPhaseWords: EnumWords<engine.TurnPhase> = {
  about: "What of a turn comes next.",
  values: { beginning: "The Beginning Step.", scoring: "The Scoring Step.", main: "The Main Phase, or a fight in it." },
};

export const timingWords: EnumWords<engine.Timing> = {
  about: "The timing that a card or ability carries.",
  values: { none: "None.", action: "Action, for Showdowns.", reaction: "Reaction, for Showdowns and Chains." },
};

export const durationWords: EnumWords<engine.Duration> = {
  about: "How long an effect lasts.",
  values: {
    turn: "Until the turn ends.",
    combat: "Until the Combat ends.",
    lasting: "As long as the unit is in play.",
  },
};

export const unitKeywordWords: EnumWords<engine.UnitKeyword> = {
  about: "A keyword of a unit that the table knows by itself.",
  values: {
    tank: "Tank: must be assigned lethal damage before units without Tank.",
    backline: "Backline: is assigned damage only after units without Backline.",
    ganking: "Ganking: a standard move may go from one battlefield to another.",
    ambush: "Ambush: may be played as a Reaction to a battlefield where its player has units.",
    accelerate: "Accelerate: for an additional cost it enters ready.",
    temporary: "Temporary: dies as the Beginning Phase of its controller begins.",
    assault: "Assault: so much more Might while attacking.",
    shield: "Shield: so much more Might while defending.",
    hunt: "Hunt: so many XP for its player as it conquers or holds.",
    disarm: "Disarm: as it attacks, an enemy unit there has so much less Might this turn.",
    deflect: "Deflect: to choose it costs opponents so much more Power.",
  },
};

export const fightWords: EnumWords<engine.Fight> = {
  about: "What is staged or goes on at a contested battlefield.",
  values: { showdown: "A Showdown without Combat.", combat: "A Combat, which begins with its Showdown." },
};

export const triggerWindowWords: EnumWords<engine.TriggerWindow> = {
  about: "A moment at which triggers resolve.",
  values: {
    beginning: "After the Beginning Step, before the holds.",
    cleanup: "After the Combat Cleanup, before the result of the Combat.",
    result: "After the result of the Combat, before control is settled.",
    scoring: "After control and score, before the Combat ends.",
  },
};

export const combatStepWords: EnumWords<engine.CombatStep> = {
  about: "How far a Combat is.",
  values: {
    showdown: "In its Showdown.",
    damage: "Damage is to be assigned.",
    cleanup: "After its Combat Cleanup, as triggers resolve.",
    result: "After its result, as triggers resolve.",
    scoring: "After control and score, as triggers resolve.",
  },
};

export const chainOpenerWords: EnumWords<engine.ChainOpener> = {
  about: "What opened a Chain; only after a play does Focus go on.",
  values: { play: "Something that was played.", trigger: "A trigger.", add: "An ability that adds resources." },
};

export const playedAsWords: EnumWords<engine.PlayedAs> = {
  about: "What is played.",
  values: { card: "A card.", ability: "An activated ability.", add: "An ability that adds resources." },
};

export const itemKindWords: EnumWords<engine.ItemKind> = {
  about: "What an item of the Chain is.",
  values: { card: "A card.", ability: "An activated ability.", trigger: "An ability that triggered." },
};

export const effectKindWords: EnumWords<engine.EffectKind> = {
  about: "What an effect does, as the caller states it; the text of cards is not read.",
  values: {
    "change-might": "Changes the Might of units by an amount.",
    "double-might": "Raises the Might of units by what it is now.",
    "deal-damage": "Deals damage to units.",
    heal: "Removes damage from units, all of it or so much.",
    stun: "Stuns units until the turn ends.",
    ready: "Makes units ready.",
    exhaust: "Makes units exhausted.",
    "give-keyword": "Gives a keyword to units.",
    "remove-keyword": "Takes a keyword from units.",
    "prevent-damage": "Prevents damage to units, all of it or so much.",
    "prevent-next-damage": "Prevents the next damage to units completely.",
    "double-damage": "Doubles damage to units.",
    kill: "Kills units; they go to their owners' trash.",
    banish: "Banishes units.",
    "return-to-hand": "Returns units to their owners' hands.",
    move: "Moves units to another place.",
    recall: "Recalls units to base, which is no move.",
    "change-control": "Gives units to another player.",
    "create-unit": "Puts a new unit into play.",
    "gain-points": "Gives points to a player.",
    "burn-out": "A player has a Burn Out, and an opponent gains a point.",
    draw: "A player draws cards.",
  },
};

export const actionKindWords: EnumWords<engine.ActionKind> = {
  about: "What a player does.",
  values: {
    move: "Standard moves of one or more units to one place.",
    "play-unit": "A unit is played.",
    play: "A card that is no unit or an ability is played.",
    trigger: "Abilities trigger and go on the Chain.",
    pass: "Focus or Priority is passed, by one player or by everyone in a row.",
    "begin-fight": "A staged fight is chosen and begins.",
    "assign-damage": "Both sides of a Combat assign their damage.",
    "resolve-triggers": "Triggers have resolved, and the turn or the Combat goes on.",
    "score-holds": "The player whose turn it is holds battlefields, and the Main Phase begins.",
    "end-turn": "The turn ends, and the next one begins.",
  },
};

export const pendingKindWords: EnumWords<engine.PendingKind> = {
  about: "What has to happen next.",
  values: {
    "game-over": "Nothing: the game is won.",
    "choose-fight": "The player whose turn it is chooses which staged fight begins.",
    "main-phase": "The player whose turn it is moves, plays or ends the turn.",
    focus: "The player with Focus plays something or passes.",
    priority: "The player with Priority plays a Reaction or passes.",
    disarm: "A Disarm that has triggered chooses an enemy unit.",
    "assign-damage": "Both sides of a Combat assign their damage.",
    triggers: "Abilities that have triggered resolve.",
    "score-holds": "The player whose turn it is scores what is held.",
  },
};

export const eventKindWords: EnumWords<engine.EventKind> = {
  about: "What happened, as triggers and callers look for it.",
  values: {
    moved: "A unit moved.",
    recalled: "A unit was recalled.",
    played: "A player played a unit, a card or an ability.",
    created: "An effect put a unit into play.",
    killed: "A unit died.",
    banished: "A unit was banished.",
    returned: "A unit returned to its owner's hand.",
    damaged: "A unit was dealt damage.",
    stunned: "A unit was stunned.",
    "control-of-unit-changed": "A player took control of a unit.",
    contested: "A battlefield became contested.",
    "showdown-began": "A Showdown without Combat began.",
    "showdown-ended": "A Showdown closed.",
    "combat-began": "A Combat began.",
    "combat-ended": "A Combat ended.",
    attacked: "A unit became an attacker for the first time in its Combat.",
    defended: "A unit became a defender for the first time in its Combat.",
    "control-taken": "A player took control of a battlefield.",
    "control-lost": "A player lost control of a battlefield.",
    conquered: "A player conquered a battlefield.",
    held: "A player held a battlefield.",
    "point-gained": "A player gained a point.",
    "card-drawn": "A player drew cards.",
    "xp-gained": "A player gained XP.",
    "turn-began": "A turn began.",
    "turn-ended": "A turn ended.",
    "game-won": "A player won the game.",
  },
};
