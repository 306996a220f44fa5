import { asked, meets, type Keyword } from "./keyword.js";

export const stun: Keyword = {
  id: "stun",
  name: "Stun",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "Stun is an action: it puts a unit into the Stunned state until the end of the turn. A stunned unit adds 0 to its side's combat damage, but the damage that is lethal for it stays its full Might. A stunned unit cannot be stunned again.",
    de: "Stun ist eine Handlung: Sie versetzt eine Unit bis zum Ende des Zuges in den Zustand betäubt. Eine betäubte Unit trägt 0 zum Kampfschaden ihrer Seite bei; tödlich bleibt für sie Schaden in Höhe ihrer vollen Macht. Eine betäubte Unit kann nicht noch einmal betäubt werden.",
  },
  rules: ["424.1", "424.1.a", "424.1.a.1", "424.1.a.2", "424.1.b", "424.1.c"],
  meets: [
    meets(
      "tank",
      ["424.1.c", "815.1.b"],
      "A stunned Tank still comes first, at its full Might.",
      "Ein betäubter Tank kommt weiter zuerst dran, mit voller Macht.",
    ),
    meets(
      "assault",
      ["424.1.b", "807.1.d.1"],
      "Assault of a stunned attacker adds no damage, but still raises what is lethal for it.",
      "Assault eines betäubten Attackers bringt keinen Schaden, erhöht aber weiter, was für ihn tödlich ist.",
    ),
    meets(
      "shield",
      ["424.1.b", "814.1.d.1"],
      "Shield of a stunned defender adds no damage, but still raises what is lethal for it.",
      "Shield eines betäubten Defenders bringt keinen Schaden, erhöht aber weiter, was für ihn tödlich ist.",
    ),
  ],
  questions: [
    asked(
      ["424.1.c"],
      ["Is a stunned unit easier to kill?", "Ist eine betäubte Unit leichter zu töten?"],
      [
        "No. It needs as much damage as before, its full current Might.",
        "Nein. Sie braucht so viel Schaden wie zuvor, ihre volle aktuelle Macht.",
      ],
    ),
    asked(
      ["424.1.a.2"],
      ["Does Stun end with the combat?", "Endet Stun mit dem Kampf?"],
      ["No, it lasts until the Cleanup at the end of the turn.", "Nein, es hält bis zum Cleanup am Ende des Zuges."],
    ),
    asked(
      ["468.3.a", "468.5"],
      [
        "Can a side with only stunned units win a combat?",
        "Kann eine Seite nur mit betäubten Units einen Kampf gewinnen?",
      ],
      [
        "It deals no damage, but what counts is who is left: if the other side is gone for another reason, a stunned unit wins and has the battlefield like any other.",
        "Sie fügt keinen Schaden zu, aber es zählt, wer übrig ist: Ist die andere Seite aus anderem Grund weg, gewinnt auch eine betäubte Unit und hat das Schlachtfeld wie jede andere.",
      ],
    ),
    asked(
      ["424.1.b", "467.2.c"],
      [
        "What is assigned if all units of a side are stunned?",
        "Was wird zugewiesen, wenn alle Units einer Seite betäubt sind?",
      ],
      [
        "Nothing: its total is 0. The other side still assigns its damage.",
        "Nichts: Ihre Summe ist 0. Die andere Seite weist ihren Schaden trotzdem zu.",
      ],
    ),
  ],
  cases: [
    "stunned-attacker-full-price",
    "zero-pool-means-empty",
    "stunned-might-not-in-pool",
    "stunned-big-attacker-goes-home",
    "doubled-stunned-six-dies-to-three",
    "charmed-enemy-is-the-attacker",
  ],
};

export const disarm: Keyword = {
  id: "disarm",
  name: "Disarm",
  valued: true,
  stacking: "unknown",
  text: {
    en: "Disarm X triggers when the unit attacks: an enemy unit there gets X less Might. It resolves before damage, so it lowers both what that unit adds and what is lethal for it. The sources do not say how long it lasts; the service reads it as this turn.",
    de: "Disarm X löst aus, wenn die Unit angreift: Eine gegnerische Unit dort bekommt X weniger Macht. Es wird vor dem Schaden verrechnet und senkt also, was diese Unit beiträgt und was für sie tödlich ist. Wie lange es gilt, sagen die Quellen nicht; der Dienst liest es als diesen Zug.",
  },
  rules: ["831.1.d", "383.4.e", "467.2"],
  meets: [
    meets(
      "shield",
      ["814.1.c", "467.2"],
      "Both change the defender's Might and are simply summed.",
      "Beide ändern die Macht des Defenders und werden einfach verrechnet.",
    ),
    meets(
      "tank",
      ["831.1.d", "815.1.b"],
      "A weakened Tank needs less damage before others may be assigned any, though never less than 1.",
      "Ein geschwächter Tank braucht weniger Schaden, bevor andere etwas zugewiesen bekommen, aber nie weniger als 1.",
    ),
  ],
  questions: [
    asked(
      ["143.2.c", "142.4.b"],
      [
        "What if Disarm brings a unit to 0 Might or below?",
        "Was gilt, wenn Disarm eine Unit auf 0 Macht oder darunter bringt?",
      ],
      [
        "It does not die by that alone. It adds 0 to its side's damage, and 1 damage is lethal for it.",
        "Daran allein stirbt sie nicht. Sie trägt 0 zum Schaden ihrer Seite bei, und 1 Schaden ist für sie tödlich.",
      ],
    ),
    asked(
      ["142.4.b", "143.2.a"],
      ["What if the weakened unit already has damage?", "Was gilt, wenn die geschwächte Unit schon Schaden hat?"],
      [
        "If its damage now reaches its Might and is at least 1, it has lethal damage and dies in the next Cleanup, before the damage step.",
        "Erreicht ihr Schaden nun ihre Macht und ist er mindestens 1, hat sie tödlichen Schaden und stirbt im nächsten Cleanup, noch vor dem Damage Step.",
      ],
    ),
    asked(
      ["383.4.e"],
      ["Does Disarm work while defending?", "Wirkt Disarm beim Verteidigen?"],
      ["No, it triggers as the unit becomes an Attacker.", "Nein, es löst aus, wenn die Unit Attacker wird."],
    ),
  ],
  cases: ["disarm-weakens-before-damage", "might-penalty-lowers-lethal"],
};
