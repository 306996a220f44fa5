import { asked, meets, type Keyword } from "./keyword.js";

export const equip: Keyword = {
  id: "equip",
  name: "Equip",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "Equip is a cost to attach a gear to a unit of its controller. It has no combat rule of its own; the Might bonus of the attached gear counts in the unit's Might.",
    de: "Equip sind Kosten, gegen die ein Gear an eine Unit seines Spielers angelegt wird. Eine eigene Regel für den Kampf hat es nicht; der Machtbonus des angelegten Gears zählt zur Macht der Unit.",
  },
  rules: ["818", "718.4"],
  meets: [
    meets(
      "weaponmaster",
      ["818", "821"],
      "Weaponmaster attaches an Equipment for its Equip cost less 1 Power when the unit is played.",
      "Weaponmaster legt beim Spielen der Unit ein Equipment für seine Equip-Kosten minus 1 Power an.",
    ),
    meets(
      "quick-draw",
      ["818", "819"],
      "Quick-Draw attaches the gear as it is played, Equip whenever its cost may be paid.",
      "Quick-Draw legt das Gear beim Spielen an, Equip immer dann, wenn seine Kosten bezahlt werden dürfen.",
    ),
  ],
  questions: [
    asked(
      ["718.4", "467.2"],
      ["Does the bonus make the unit harder to kill?", "Ist die Unit mit dem Bonus schwerer zu töten?"],
      [
        "Yes, it raises its Might, and lethal damage is compared with that.",
        "Ja, er erhöht ihre Macht, und tödlicher Schaden wird damit verglichen.",
      ],
    ),
  ],
  cases: [],
};

export const quickDraw: Keyword = {
  id: "quick-draw",
  name: "Quick-Draw",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "A gear with Quick-Draw has Reaction and is attached to a unit when it is played, so its Might bonus can come into a Showdown. It has no combat rule of its own.",
    de: "Ein Gear mit Quick-Draw hat Reaction und wird beim Spielen an eine Unit angelegt, sein Machtbonus kann also in einen Showdown kommen. Eine eigene Regel für den Kampf hat es nicht.",
  },
  rules: ["819", "718.4"],
  meets: [
    meets("reaction", ["819", "813"], "Quick-Draw includes Reaction.", "Quick-Draw schließt Reaction ein."),
    meets("equip", ["818", "819"], "Both attach a gear to a unit.", "Beide legen ein Gear an eine Unit an."),
  ],
  questions: [
    asked(
      ["819", "467.2", "467.3"],
      ["Can it change the damage of a running combat?", "Kann es den Schaden eines laufenden Kampfes ändern?"],
      [
        "Yes, while the Showdown is open: the damage step uses the Might that units have when it begins.",
        "Ja, solange der Showdown offen ist: Der Damage Step benutzt die Macht, die Units zu seinem Beginn haben.",
      ],
    ),
  ],
  cases: [],
};

export const weaponmaster: Keyword = {
  id: "weaponmaster",
  name: "Weaponmaster",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "When a unit with Weaponmaster is played, one Equipment may be attached to it for its Equip cost less 1 Power. It has no combat rule of its own.",
    de: "Wird eine Unit mit Weaponmaster gespielt, darf ein Equipment für seine Equip-Kosten minus 1 Power an sie angelegt werden. Eine eigene Regel für den Kampf hat es nicht.",
  },
  rules: ["821"],
  meets: [
    meets(
      "equip",
      ["818", "821"],
      "It makes the Equip cost of one Equipment cheaper, once.",
      "Es macht die Equip-Kosten eines Equipments einmal billiger.",
    ),
  ],
  questions: [
    asked(
      ["821", "718.4"],
      ["Does the Equipment count in the combat?", "Zählt das Equipment im Kampf?"],
      ["Yes, its Might bonus is part of the unit's Might.", "Ja, sein Machtbonus gehört zur Macht der Unit."],
    ),
  ],
  cases: [],
};

export const repeat: Keyword = {
  id: "repeat",
  name: "Repeat",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "For the extra cost of Repeat the instructions of the card are carried out once more. It has no combat rule of its own.",
    de: "Für die Zusatzkosten von Repeat werden die Anweisungen der Karte noch einmal ausgeführt. Eine eigene Regel für den Kampf hat es nicht.",
  },
  rules: ["820"],
  meets: [
    meets(
      "deflect",
      ["809.1.c", "820"],
      "Deflect counts each time the card is chosen: if the repeated instructions choose it again, that costs again.",
      "Deflect zählt jedes Wählen der Karte: Wählen die wiederholten Anweisungen sie noch einmal, kostet das noch einmal.",
    ),
  ],
  questions: [
    asked(
      ["820"],
      ["Is the card played twice?", "Wird die Karte zweimal gespielt?"],
      [
        "No, it is played once; its instructions are carried out once more.",
        "Nein, sie wird einmal gespielt; ihre Anweisungen werden noch einmal ausgeführt.",
      ],
    ),
  ],
  cases: [],
};

export const flow: Keyword = {
  id: "flow",
  name: "Flow",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "A spell with Flow may be played from the trash for its Flow cost and is banished afterwards. It has no combat rule of its own.",
    de: "Ein Spell mit Flow darf für seine Flow-Kosten aus dem Trash gespielt werden und wird danach verbannt. Eine eigene Regel für den Kampf hat es nicht.",
  },
  rules: ["829"],
  meets: [
    meets(
      "action",
      ["829", "308.1.a"],
      "In a Showdown the spell still needs Action or Reaction.",
      "Im Showdown braucht der Spell weiter Action oder Reaction.",
    ),
  ],
  questions: [
    asked(
      ["829"],
      ["May a spell flow more than once?", "Darf ein Spell mehrmals mit Flow gespielt werden?"],
      [
        "No: after it was played from the trash it is banished.",
        "Nein: Nach dem Spielen aus dem Trash wird er verbannt.",
      ],
    ),
  ],
  cases: [],
};

export const vision: Keyword = {
  id: "vision",
  name: "Vision",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "When a permanent with Vision enters, its controller looks at the top card of the deck and may put it on the bottom. It has no bearing on combat.",
    de: "Kommt eine Karte mit Vision ins Spiel, sieht sich ihr Spieler die oberste Karte des Decks an und darf sie nach unten legen. Auf den Kampf hat es keinen Einfluss.",
  },
  rules: ["817"],
  meets: [],
  questions: [
    asked(
      ["817"],
      ["Does Vision draw the card?", "Zieht man mit Vision die Karte?"],
      ["No. It stays on top or goes to the bottom.", "Nein. Sie bleibt oben oder kommt nach unten."],
    ),
  ],
  cases: [],
};

export const unique: Keyword = {
  id: "unique",
  name: "Unique",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "Only one copy of a card with Unique may be in a deck. It has no effect in play.",
    de: "Von einer Karte mit Unique darf nur eine Kopie im Deck sein. Im Spiel hat es keine Wirkung.",
  },
  rules: ["825"],
  meets: [],
  questions: [
    asked(
      ["825"],
      ["Does Unique change anything in a combat?", "Ändert Unique im Kampf etwas?"],
      ["No, it is a rule for building decks.", "Nein, es ist eine Regel für den Deckbau."],
    ),
  ],
  cases: [],
};
