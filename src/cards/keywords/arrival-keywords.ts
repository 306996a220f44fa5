import { asked, meets, type Keyword } from "./keyword.js";

export const accelerate: Keyword = {
  id: "accelerate",
  name: "Accelerate",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "Accelerate is an optional extra cost of 1 Energy and 1 Power while a unit is played: the unit then enters ready and may move the same turn. In the damage step it makes no difference whether a unit is ready.",
    de: "Accelerate sind wahlweise Zusatzkosten von 1 Energie und 1 Power beim Spielen einer Unit: Die Unit kommt dann bereit ins Spiel und kann sich im selben Zug bewegen. Im Damage Step ist es gleich, ob eine Unit bereit ist.",
  },
  rules: ["805.1.b", "805.6", "143.4.a"],
  meets: [
    meets(
      "ganking",
      ["805.1.b", "810.1.b", "144.2"],
      "Together, a unit that was played to a battlefield may move on to another one in the same turn.",
      "Zusammen kann eine Unit, die auf ein Schlachtfeld gespielt wurde, im selben Zug zu einem anderen weiterziehen.",
    ),
    meets(
      "ambush",
      ["467.2.b"],
      "A unit that comes into a fight with Ambush fights whether or not Accelerate was paid.",
      "Eine Unit, die mit Ambush in einen Kampf kommt, kämpft mit, ob Accelerate bezahlt wurde oder nicht.",
    ),
  ],
  questions: [
    asked(
      ["143.4", "144.2", "805.1.b"],
      ["May the unit attack in the turn it is played?", "Darf die Unit im Zug angreifen, in dem sie gespielt wird?"],
      [
        "Yes. It enters ready, so it can pay for its standard move by becoming exhausted, in its player's Main Phase.",
        "Ja. Sie kommt bereit ins Spiel und kann ihre Standardbewegung in der Main Phase ihres Spielers bezahlen, indem sie erschöpft wird.",
      ],
    ),
    asked(
      ["805.6"],
      ['Does it trigger "becomes ready" abilities?', "Löst es Fähigkeiten aus, die auf das Bereitwerden achten?"],
      [
        "No. The unit enters ready and is not readied afterwards.",
        "Nein. Die Unit kommt bereit ins Spiel und wird nicht erst danach bereit gemacht.",
      ],
    ),
  ],
  cases: ["exhausted-defenders-fight-fully"],
};

export const ambush: Keyword = {
  id: "ambush",
  name: "Ambush",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "A unit with Ambush may be played as a Reaction to a battlefield where its player has units, controlled or not. In a combat it takes its player's role in the next Cleanup and fights.",
    de: "Eine Unit mit Ambush darf als Reaction auf ein Schlachtfeld gespielt werden, auf dem ihr Spieler Units hat, ob kontrolliert oder nicht. In einem Kampf bekommt sie im nächsten Cleanup die Rolle ihres Spielers und kämpft mit.",
  },
  rules: ["822.1.b", "822.3", "355.2.b"],
  meets: [
    meets(
      "reaction",
      ["822.1.b", "813.3"],
      "Ambush brings both, the timing of Reaction and a place; Reaction alone brings no place.",
      "Ambush bringt beides, den Zeitpunkt von Reaction und einen Ort; Reaction allein bringt keinen Ort.",
    ),
    meets(
      "tank",
      ["822.1.b", "815.1.b"],
      "A Tank that arrives with Ambush before the damage step is served first like any other.",
      "Ein Tank, der vor dem Damage Step mit Ambush ankommt, kommt zuerst dran wie jeder andere.",
    ),
    meets(
      "disarm",
      ["466.2.c.3.a", "383.4.e"],
      "If it arrives on the attacker's side, it gets the role for the first time, so its Disarm triggers.",
      "Kommt sie auf der Seite des Attackers an, bekommt sie die Rolle zum ersten Mal, also löst ihr Disarm aus.",
    ),
  ],
  questions: [
    asked(
      ["466.2.c.3.a", "323.2.a", "467.2.b"],
      [
        "Does the unit fight in this combat although it is exhausted?",
        "Kämpft die Unit in diesem Kampf mit, obwohl sie erschöpft ist?",
      ],
      [
        "Yes. It gets its player's role in the Cleanup after it arrived, and exhausted units count fully.",
        "Ja. Sie bekommt im Cleanup nach ihrer Ankunft die Rolle ihres Spielers, und erschöpfte Units zählen voll.",
      ],
    ),
    asked(
      ["822.3"],
      [
        "What if my units there are gone before the play is finished?",
        "Was gilt, wenn meine Units dort weg sind, bevor das Spielen abgeschlossen ist?",
      ],
      ["Then Ambush no longer allows that battlefield.", "Dann erlaubt Ambush dieses Schlachtfeld nicht mehr."],
    ),
    asked(
      ["466.2.c.3.a", "383.4.e.2.a", "383.4.f.2.a"],
      [
        "Do its attack or defend triggers still happen?",
        "Lösen ihre Fähigkeiten beim Angreifen oder Verteidigen noch aus?",
      ],
      ["Yes, as it gets the role, once in this combat.", "Ja, sobald sie die Rolle bekommt, einmal in diesem Kampf."],
    ),
    asked(
      ["464.2"],
      ["Can a third player ambush into the combat?", "Kann ein dritter Spieler mit Ambush in den Kampf kommen?"],
      [
        "No. Players outside the combat cannot choose its battlefield for a unit.",
        "Nein. Spieler außerhalb des Kampfes können dessen Schlachtfeld nicht für eine Unit wählen.",
      ],
    ),
  ],
  cases: ["exhausted-defenders-fight-fully"],
};

export const ganking: Keyword = {
  id: "ganking",
  name: "Ganking",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "A unit with Ganking may use its standard move to go from one battlefield to another. Cost, timing and number of moves stay the same. It has no bearing on the damage step.",
    de: "Eine Unit mit Ganking darf mit ihrer Standardbewegung von einem Schlachtfeld zu einem anderen ziehen. Kosten, Zeitpunkt und Zahl der Bewegungen bleiben gleich. Auf den Damage Step hat es keinen Einfluss.",
  },
  rules: ["810.1.b", "810.1.c", "144.4.c.1"],
  meets: [
    meets(
      "accelerate",
      ["805.1.b", "810.1.b"],
      "A unit that enters ready at a battlefield may gank in the same turn.",
      "Eine Unit, die bereit auf ein Schlachtfeld kommt, kann sich im selben Zug mit Ganking bewegen.",
    ),
    meets(
      "hunt",
      ["810.1.b", "823"],
      "Ganking brings a unit with Hunt to another battlefield to conquer, and so to more XP.",
      "Ganking bringt eine Unit mit Hunt zu einem weiteren Schlachtfeld zum Erobern und damit zu mehr XP.",
    ),
  ],
  questions: [
    asked(
      ["144.1.a", "144.1.c"],
      ["May a unit gank into a running combat?", "Darf eine Unit mit Ganking in einen laufenden Kampf ziehen?"],
      [
        "No. The standard move is possible only in its player's Main Phase while no Showdown or Combat is going on.",
        "Nein. Die Standardbewegung ist nur in der Main Phase ihres Spielers möglich, solange kein Showdown und kein Kampf läuft.",
      ],
    ),
    asked(
      ["144.2", "810.1.c"],
      ["May an exhausted unit gank?", "Darf sich eine erschöpfte Unit mit Ganking bewegen?"],
      [
        "No. The move still costs exhausting the unit, so it must be ready.",
        "Nein. Die Bewegung kostet weiter das Erschöpfen der Unit, sie muss also bereit sein.",
      ],
    ),
    asked(
      ["190.3.a", "466.2.c.1"],
      ["Is the unit that ganks the Attacker?", "Ist die Unit, die sich mit Ganking bewegt, Attacker?"],
      [
        "If its arrival makes the battlefield Contested, yes: its player is the Attacker of the combat there.",
        "Wird das Schlachtfeld durch ihre Ankunft umkämpft, ja: Ihr Spieler ist der Attacker im Kampf dort.",
      ],
    ),
  ],
  cases: [],
};

export const hidden: Keyword = {
  id: "hidden",
  name: "Hidden",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "In its player's turn, while no Chain exists, a card with Hidden may be put facedown at a battlefield that the player controls, one per battlefield, for 1 Power. From the next turn on it has Reaction and is played without its base cost; a permanent must then be played to that battlefield.",
    de: "Im Zug ihres Spielers darf eine Karte mit Hidden, solange keine Kette besteht, für 1 Power verdeckt auf ein von ihm kontrolliertes Schlachtfeld gelegt werden, je Schlachtfeld eine. Ab dem nächsten Zug hat sie Reaction und wird ohne ihre Grundkosten gespielt; eine bleibende Karte muss dann auf dieses Schlachtfeld gespielt werden.",
  },
  rules: ["811.1.b", "811.1.d.1"],
  meets: [
    meets(
      "reaction",
      ["811.1.b", "813"],
      "From the next turn on a hidden card can be played whenever a Reaction can, in a Showdown as well.",
      "Ab dem nächsten Zug kann eine verdeckte Karte immer gespielt werden, wenn eine Reaction es kann, auch im Showdown.",
    ),
    meets(
      "tank",
      ["811.1.d.1", "815.1.b"],
      "A Tank that is played from facedown before the damage step is served first like any other.",
      "Ein Tank, der vor dem Damage Step aus der Verdeckung gespielt wird, kommt zuerst dran wie jeder andere.",
    ),
  ],
  questions: [
    asked(
      ["811.1.d.1", "466.2.c.3.a"],
      ["Can a hidden unit join a combat?", "Kann eine verdeckte Unit in einen Kampf eingreifen?"],
      [
        "Yes, at the battlefield where it lies, from the turn after it was hidden: it is played with Reaction and gets its player's role in the next Cleanup.",
        "Ja, auf dem Schlachtfeld, auf dem sie liegt, ab dem Zug nach dem Verdecken: Sie wird mit Reaction gespielt und bekommt im nächsten Cleanup die Rolle ihres Spielers.",
      ],
    ),
    asked(
      ["468.5.c", "323.6"],
      [
        "What happens to a hidden card when the battlefield is lost?",
        "Was passiert mit einer verdeckten Karte, wenn das Schlachtfeld verloren geht?",
      ],
      [
        "Once control has changed, hidden cards of others leave that battlefield for the trash.",
        "Hat die Kontrolle gewechselt, kommen verdeckte Karten anderer von diesem Schlachtfeld in den Trash.",
      ],
    ),
    asked(
      ["190.4.b"],
      ["May it still be played while the combat runs?", "Darf sie noch gespielt werden, während der Kampf läuft?"],
      [
        "Yes. Control is frozen during the fight, so the card stays until control is settled after it.",
        "Ja. Die Kontrolle ruht während des Kampfes, also bleibt die Karte, bis die Kontrolle danach geklärt ist.",
      ],
    ),
  ],
  cases: [],
};
