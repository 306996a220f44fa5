import { asked, meets, type Keyword } from "./keyword.js";

export const deathknell: Keyword = {
  id: "deathknell",
  name: "Deathknell",
  valued: false,
  stacking: "each",
  text: {
    en: "Deathknell is an effect that triggers when its card dies; each instance triggers on its own. In a combat the triggers of the deaths are handled after the Combat Cleanup and before the result is determined, so they can still change it.",
    de: "Deathknell ist ein Effekt, der auslöst, wenn seine Karte stirbt; jede Instanz löst für sich aus. Im Kampf werden die Auslöser der Tode nach dem Cleanup des Kampfes und vor der Feststellung des Ergebnisses abgehandelt, können es also noch ändern.",
  },
  rules: ["808", "808.1.d.1", "468.2"],
  meets: [
    meets(
      "temporary",
      ["816", "808"],
      "A permanent that is killed by Temporary dies, so its Deathknell triggers.",
      "Eine Karte, die durch Temporary getötet wird, stirbt, also löst ihr Deathknell aus.",
    ),
    meets(
      "tank",
      ["815.1.b", "467.2.c.1.a"],
      "Tank orders the assignment only: units that die in one damage step die together, and so do their Deathknells trigger.",
      "Tank ordnet nur das Zuweisen: Units, die in einem Damage Step sterben, sterben gemeinsam, und so lösen auch ihre Deathknells aus.",
    ),
  ],
  questions: [
    asked(
      ["468.2", "468.3.d", "468.3.d.1"],
      ["Can a Deathknell change who wins the combat?", "Kann ein Deathknell ändern, wer den Kampf gewinnt?"],
      [
        "Yes. If it brings a unit to the battlefield so that both sides are there, nobody wins, and a Showdown and a Combat are staged again.",
        "Ja. Bringt er eine Unit auf das Schlachtfeld, sodass beide Seiten dort sind, gewinnt niemand, und Showdown und Kampf werden erneut vorgemerkt.",
      ],
    ),
    asked(
      ["808.1.d.1"],
      ["Does it trigger if the death is replaced?", "Löst es aus, wenn der Tod ersetzt wird?"],
      [
        "No. If the card does not go to the trash because its death was replaced, the trigger is taken off the Chain.",
        "Nein. Kommt die Karte nicht in den Trash, weil ihr Tod ersetzt wurde, wird der Auslöser von der Kette genommen.",
      ],
    ),
    asked(
      ["468.1.a.1", "468.2"],
      [
        "Does damage of a Deathknell add to the combat damage?",
        "Kommt Schaden eines Deathknells zum Kampfschaden hinzu?",
      ],
      [
        "No. Survivors have healed in the Combat Cleanup before it is dealt.",
        "Nein. Überlebende sind im Cleanup des Kampfes geheilt, bevor er zugefügt wird.",
      ],
    ),
  ],
  cases: ["deathknell-arrival-restages-combat"],
};

export const temporary: Keyword = {
  id: "temporary",
  name: "Temporary",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "A permanent with Temporary is killed at the start of its controller's Beginning Phase, before scoring. Until then a unit with it fights like any other.",
    de: "Eine Karte mit Temporary wird zu Beginn der Beginning Phase ihres Spielers getötet, vor dem Punkten. Bis dahin kämpft eine Unit damit wie jede andere.",
  },
  rules: ["816", "315.2.a"],
  meets: [
    meets(
      "deathknell",
      ["816", "808"],
      "The permanent is killed, so its Deathknell triggers.",
      "Die Karte wird getötet, also löst ihr Deathknell aus.",
    ),
    meets(
      "hunt",
      ["816", "823", "315.2.b"],
      "It is dead before its player's Scoring Step, so it gains no XP by holding, only by conquering.",
      "Sie ist vor dem Scoring Step ihres Spielers tot, bringt also durch Halten keine XP, nur durch Erobern.",
    ),
  ],
  questions: [
    asked(
      ["816", "315.2.a", "315.2.b"],
      ["Can a Temporary unit hold a battlefield?", "Kann eine Unit mit Temporary ein Schlachtfeld halten?"],
      [
        "Not by itself: it dies before its player's Scoring Step. Other units of that player there still hold it.",
        "Nicht allein: Sie stirbt vor dem Scoring Step ihres Spielers. Andere Units dieses Spielers dort halten es weiter.",
      ],
    ),
    asked(
      ["468.5.d", "816"],
      ["Can a Temporary unit conquer?", "Kann eine Unit mit Temporary erobern?"],
      [
        "Yes, while it is there it counts like any other unit.",
        "Ja, solange sie da ist, zählt sie wie jede andere Unit.",
      ],
    ),
    asked(
      ["816"],
      ["Does it die at the end of the combat or turn?", "Stirbt sie am Ende des Kampfes oder Zuges?"],
      [
        "No, only at the start of its controller's own Beginning Phase.",
        "Nein, erst zu Beginn der eigenen Beginning Phase ihres Spielers.",
      ],
    ),
  ],
  cases: [],
};

export const hunt: Keyword = {
  id: "hunt",
  name: "Hunt",
  valued: true,
  stacking: "adds-up",
  text: {
    en: "When a unit with Hunt X conquers or holds, its controller gains X XP; several values add up. It has no bearing on the damage step.",
    de: "Erobert oder hält eine Unit mit Hunt X, bekommt ihr Spieler X XP; mehrere Werte addieren sich. Auf den Damage Step hat es keinen Einfluss.",
  },
  rules: ["823"],
  meets: [
    meets(
      "level",
      ["823", "824"],
      "Hunt gains the XP that Level asks for; the conquer, and so the XP, comes after the damage of the combat.",
      "Hunt bringt die XP, nach denen Level fragt; die Eroberung und damit die XP kommen nach dem Schaden des Kampfes.",
    ),
    meets(
      "ganking",
      ["810.1.b", "823"],
      "Ganking helps a unit with Hunt to conquer another battlefield.",
      "Ganking hilft einer Unit mit Hunt, ein weiteres Schlachtfeld zu erobern.",
    ),
  ],
  questions: [
    asked(
      ["383.4.c", "823"],
      ["Must the unit survive the combat?", "Muss die Unit den Kampf überleben?"],
      [
        "Yes. Conquer abilities trigger for units that are present at the conquered battlefield.",
        "Ja. Eroberungs-Fähigkeiten lösen für Units aus, die auf dem eroberten Schlachtfeld sind.",
      ],
    ),
    asked(
      ["383.4.c.2.c", "473.1.b.1"],
      [
        "Is there XP if a card is drawn instead of the last point?",
        "Gibt es XP, wenn statt des letzten Punktes eine Karte gezogen wird?",
      ],
      [
        "Yes. It is a conquer all the same, and its triggers happen.",
        "Ja. Es ist trotzdem eine Eroberung, und ihre Auslöser finden statt.",
      ],
    ),
    asked(
      ["472", "473.2.c"],
      [
        "Is there XP for taking a battlefield that was already scored this turn?",
        "Gibt es XP für ein Schlachtfeld, mit dem in diesem Zug schon gepunktet wurde?",
      ],
      [
        "No. Control changes, but there is no conquer, so nothing triggers.",
        "Nein. Die Kontrolle wechselt, aber es ist keine Eroberung, also löst nichts aus.",
      ],
    ),
  ],
  cases: [],
};

export const deflect: Keyword = {
  id: "deflect",
  name: "Deflect",
  valued: true,
  stacking: "adds-up",
  text: {
    en: "Opposing spells and abilities cost X more Power for each time they choose a card with Deflect X; several values add up. Assigning combat damage chooses nothing, so Deflect has no bearing on it.",
    de: "Gegnerische Spells und Fähigkeiten kosten X Power mehr für jedes Mal, dass sie eine Karte mit Deflect X wählen; mehrere Werte addieren sich. Das Zuweisen von Kampfschaden wählt nichts, also hat Deflect darauf keinen Einfluss.",
  },
  rules: ["809.1.c", "809.2"],
  meets: [
    meets(
      "tank",
      ["809.2", "815.1.c"],
      "They guard against different things: Deflect makes spells and abilities dearer, Tank orders combat damage.",
      "Beides wirkt gegen Verschiedenes: Deflect verteuert Spells und Fähigkeiten, Tank ordnet Kampfschaden.",
    ),
    meets(
      "stun",
      ["809.1.c", "424.1"],
      "An opposing effect that chooses the unit to stun it costs more.",
      "Ein gegnerischer Effekt, der die Unit zum Betäuben wählt, kostet mehr.",
    ),
  ],
  questions: [
    asked(
      ["809.2", "467.2.c"],
      [
        "Must my opponent pay to assign combat damage to the unit?",
        "Muss mein Gegner zahlen, um der Unit Kampfschaden zuzuweisen?",
      ],
      ["No. Combat damage does not choose.", "Nein. Kampfschaden wählt nicht."],
    ),
    asked(
      ["809.1.c"],
      ["Do I pay for choosing my own unit?", "Zahle ich dafür, meine eigene Unit zu wählen?"],
      [
        "No, only opposing spells and abilities cost more.",
        "Nein, nur gegnerische Spells und Fähigkeiten kosten mehr.",
      ],
    ),
    asked(
      ["809.2"],
      ["What if a unit has Deflect twice?", "Was gilt, wenn eine Unit Deflect zweimal hat?"],
      ["The values add up.", "Die Werte addieren sich."],
    ),
  ],
  cases: [],
};
