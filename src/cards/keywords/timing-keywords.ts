import { asked, meets, type Keyword } from "./keyword.js";

export const action: Keyword = {
  id: "action",
  name: "Action",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "A card or ability with Action may also be played or activated in Showdowns, on any player's turn. It is only a permission about timing.",
    de: "Eine Karte oder Fähigkeit mit Action darf auch in Showdowns gespielt oder aktiviert werden, im Zug jedes Spielers. Es ist nur eine Erlaubnis für den Zeitpunkt.",
  },
  rules: ["806", "308.1.a"],
  meets: [
    meets(
      "reaction",
      ["806", "813", "309.1.a"],
      "Reaction allows all that Action does and, besides, playing while a Chain exists.",
      "Reaction erlaubt alles, was Action erlaubt, und dazu das Spielen, während eine Kette besteht.",
    ),
  ],
  questions: [
    asked(
      ["309.1.a", "806"],
      ["May I answer a spell with an Action?", "Darf ich mit einer Action auf einen Spell antworten?"],
      [
        "No. While a Chain exists only Reactions may be played.",
        "Nein. Solange eine Kette besteht, dürfen nur Reactions gespielt werden.",
      ],
    ),
    asked(
      ["467.2.c.1", "467.3", "348.1"],
      [
        "May I play one between assigning and dealing damage?",
        "Darf ich eine zwischen Zuweisen und Zufügen des Schadens spielen?",
      ],
      [
        "No. The Showdown is closed by then, and the damage step handles no Chain.",
        "Nein. Der Showdown ist dann geschlossen, und im Damage Step wird keine Kette abgehandelt.",
      ],
    ),
  ],
  cases: [],
};

export const reaction: Keyword = {
  id: "reaction",
  name: "Reaction",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "A card or ability with Reaction may be played or activated whenever Action allows it and, in addition, while a Chain exists, on any player's turn. It is only a permission about timing: a unit still needs a valid place.",
    de: "Eine Karte oder Fähigkeit mit Reaction darf immer gespielt oder aktiviert werden, wenn Action es erlaubt, und dazu, während eine Kette besteht, im Zug jedes Spielers. Es ist nur eine Erlaubnis für den Zeitpunkt: Eine Unit braucht weiter einen erlaubten Ort.",
  },
  rules: ["813", "813.3", "309.1.a"],
  meets: [
    meets(
      "action",
      ["806", "813"],
      "Everything that Action allows, Reaction allows as well.",
      "Alles, was Action erlaubt, erlaubt auch Reaction.",
    ),
    meets(
      "ambush",
      ["822.1.b", "813.3"],
      "Ambush is what adds a place: battlefields where the player has units.",
      "Erst Ambush fügt einen Ort hinzu: Schlachtfelder, auf denen der Spieler Units hat.",
    ),
    meets(
      "hidden",
      ["811.1.b"],
      "A hidden card has Reaction from the next turn on.",
      "Eine verdeckte Karte hat ab dem nächsten Zug Reaction.",
    ),
  ],
  questions: [
    asked(
      ["813.3", "355.2.a"],
      [
        "May a unit with Reaction be played into any combat?",
        "Darf eine Unit mit Reaction in jeden Kampf gespielt werden?",
      ],
      [
        "No. Without Ambush or a similar effect it goes to its player's base or a battlefield that the player controls.",
        "Nein. Ohne Ambush oder einen ähnlichen Effekt kommt sie in die Basis ihres Spielers oder auf ein von ihm kontrolliertes Schlachtfeld.",
      ],
    ),
    asked(
      ["448.3.c"],
      ["May I react to a move?", "Darf ich auf eine Bewegung reagieren?"],
      ["No. Moves use no Chain.", "Nein. Bewegungen benutzen keine Kette."],
    ),
  ],
  cases: [],
};
