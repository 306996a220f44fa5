import { asked, meets, type Keyword } from "./keyword.js";

export const legion: Keyword = {
  id: "legion",
  name: "Legion",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "The text behind Legion is active if its controller has already played another card this turn. What it changes in a combat depends on the card.",
    de: "Der Text hinter Legion gilt, wenn sein Spieler in diesem Zug schon eine andere Karte gespielt hat. Was er im Kampf ändert, hängt von der Karte ab.",
  },
  rules: ["812"],
  meets: [
    meets(
      "reaction",
      ["812", "813"],
      "A Reaction that was played earlier in the turn is another card for Legion.",
      "Eine Reaction, die früher im Zug gespielt wurde, ist für Legion eine andere Karte.",
    ),
  ],
  questions: [
    asked(
      ["812"],
      ["Do cards of my opponent count for Legion?", "Zählen Karten meines Gegners für Legion?"],
      [
        "No, only cards that its own controller played this turn.",
        "Nein, nur Karten, die der eigene Spieler in diesem Zug gespielt hat.",
      ],
    ),
  ],
  cases: [],
};

export const level: Keyword = {
  id: "level",
  name: "Level",
  valued: true,
  stacking: "not-applicable",
  text: {
    en: "The text behind Level N is active while its controller has at least N XP. Might that it brings counts in the damage step like any other.",
    de: "Der Text hinter Level N gilt, solange sein Spieler mindestens N XP hat. Macht, die er bringt, zählt im Damage Step wie jede andere.",
  },
  rules: ["824"],
  meets: [
    meets(
      "hunt",
      ["823", "824"],
      "Hunt gains XP when its unit conquers or holds, which is after the damage of a combat.",
      "Hunt bringt XP, wenn seine Unit erobert oder hält, also nach dem Schaden eines Kampfes.",
    ),
  ],
  questions: [
    asked(
      ["824", "467.2"],
      ["Does Might from Level count for lethal damage?", "Zählt Macht durch Level für den tödlichen Schaden?"],
      [
        "Yes. The damage step uses the Might that units have at that moment.",
        "Ja. Der Damage Step benutzt die Macht, die Units in diesem Moment haben.",
      ],
    ),
  ],
  cases: [],
};

export const empower: Keyword = {
  id: "empower",
  name: "Empower",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "Empower is a cost that gives its card the Empowered state if it does not have it. It has no combat rule of its own.",
    de: "Empower sind Kosten, gegen die die Karte den Zustand Empowered bekommt, falls sie ihn nicht hat. Eine eigene Regel für den Kampf hat es nicht.",
  },
  rules: ["827"],
  meets: [
    meets(
      "empowered",
      ["827", "828"],
      "Empower gives the state that the text behind Empowered asks for.",
      "Empower gibt den Zustand, nach dem der Text hinter Empowered fragt.",
    ),
  ],
  questions: [
    asked(
      ["827"],
      ["May a card be empowered again?", "Darf eine Karte noch einmal Empowered werden?"],
      [
        "The keyword gives the state only if the card does not have it. A card's own text may say more.",
        "Das Schlüsselwort gibt den Zustand nur, wenn die Karte ihn nicht hat. Der eigene Text einer Karte kann mehr sagen.",
      ],
    ),
  ],
  cases: [],
};

export const empowered: Keyword = {
  id: "empowered",
  name: "Empowered",
  valued: false,
  stacking: "not-applicable",
  text: {
    en: "The text behind Empowered is active while its card is in the Empowered state. Might and keywords that it brings count in the damage step like any other.",
    de: "Der Text hinter Empowered gilt, solange seine Karte im Zustand Empowered ist. Macht und Schlüsselwörter, die er bringt, zählen im Damage Step wie andere.",
  },
  rules: ["828"],
  meets: [
    meets(
      "empower",
      ["827", "828"],
      "Empower is the usual way to get the state.",
      "Empower ist der übliche Weg zu diesem Zustand.",
    ),
    meets(
      "assault",
      ["807.1.c", "807.2", "828"],
      "Assault behind Empowered adds to printed Assault while the card is in the state and attacks.",
      "Assault hinter Empowered kommt zu gedrucktem Assault hinzu, solange die Karte in dem Zustand ist und angreift.",
    ),
  ],
  questions: [
    asked(
      ["467.2", "828"],
      ["How do I tell the service that a unit is Empowered?", "Wie sage ich dem Dienst, dass eine Unit Empowered ist?"],
      [
        "State what it gains: Might as a Might modifier, keywords with their new values. The service applies no condition of a card by itself.",
        "Durch das, was sie bekommt: Macht als Änderung der Macht, Schlüsselwörter mit ihren neuen Werten. Der Dienst wendet keine Bedingung einer Karte von selbst an.",
      ],
    ),
  ],
  cases: [],
};
