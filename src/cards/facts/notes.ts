import type { FactEffect, FactMoment } from "./fact.js";

type NoteMeaning = { readonly may: FactEffect; readonly when: FactMoment } | null;

const EARLIER: NoteMeaning = { may: "result", when: "earlier" };
const COMBAT_START: NoteMeaning = { may: "result", when: "combat-start" };
const STANDING: NoteMeaning = { may: "result", when: "standing" };
const AFTER: NoteMeaning = { may: "numbers", when: "after" };

/**
 * What the free notes of the data mean for a combat; null where they cannot change one, such as readying a unit
 * (CR 467.2.b) or the cost of a spell. A test holds that every note of the snapshot stands here.
 */
export const NOTE_MEANINGS: Readonly<Record<string, NoteMeaning>> = {
  "last-assigned wording; same effect as Backline": null,
  "while at a battlefield: opponents may only play units in base; enemy units and gear cannot be readied by effects":
    null,
  "on attack may pay 1 power to play a Hidden card from hand free (a unit arrives here)": COMBAT_START,
  "can sacrifice unit or gear at Action speed for 2 power": EARLIER,
  "steal an enemy on a battlefield and recall it": EARLIER,
  "scores 1 on its third move in a turn": EARLIER,
  "your Deathknell effects trigger twice": { may: "result", when: "cleanup" },
  "on hold, units' conquer effects here activate": null,
  "on attack may play an Equipment costing 2 or less free and attach it to itself": COMBAT_START,
  "readies when you buff it": null,
  "its effect text is a copy of the equipped unit's text": STANDING,
  "opponents cannot gain points while it is at a battlefield": STANDING,
  "hand unit may enter a controlled battlefield, 3 cheaper": EARLIER,
  "readies the first time it conquers each turn": AFTER,
  "while it fights: own spells 1 energy + 1 power cheaper (energy floor 1), enemy spells dearer by the same": null,
  "attack: may play 1 of 2 cards from deck top; a unit can enter here": COMBAT_START,
  "steal an enemy on a battlefield until end of turn, ready it": EARLIER,
  "on defend: reveal top card, keep a spell": { may: "numbers", when: "combat-start" },
  "readies when you play a spell you spent 4+ energy on": null,
  "if the bearer did not conquer this turn: end of turn, detach and 4 damage to it": null,
  "once each turn doubles a token unit you play while at a battlefield": EARLIER,
  "your Temporary effects here do not trigger": null,
  "readies on play if an opponent is within 3 points of winning": null,
  "steal an enemy on a battlefield (3 or less Might unless 5 XP paid), exhaust and recall it": EARLIER,
  "banish a friendly unit; its owner replays it free at any battlefield": EARLIER,
  "enemy unit on a battlefield goes to its owner's deck": EARLIER,
  "movable-to from any place": null,
  "readies another friendly unit on attack": null,
  "draws 1 after a combat it was in if undamaged this turn": AFTER,
  "becomes empowered when a combat it was in ends": AFTER,
  "opponents' spells cost more": null,
  "empowered: your -Might effects on a chosen unit take 1 more": EARLIER,
  "empowered: a choosing spell or ability that would stun it, lower its Might or return it gives it +3 Might instead":
    EARLIER,
  "becomes empowered at 10+ Might": STANDING,
  "the equipped unit is a copy of another chosen friendly unit": STANDING,
  "disempower, 1 power, exhaust: ready a unit": null,
  "showdowns here: Reaction cards cost 1 more power": null,
  "readies a friendly unit, which cannot move this turn": null,
  "dies when you play a unit": null,
  "opponents cannot play spells this turn": null,
  "while at a battlefield your unit tokens may be 3 Might Mechs instead": EARLIER,
  "a chosen friendly gear becomes a unit with Might equal to its energy cost": EARLIER,
};
