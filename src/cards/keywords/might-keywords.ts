import { asked, meets, type Keyword } from "./keyword.js";

export const assault: Keyword = {
  id: "assault",
  name: "Assault",
  valued: true,
  stacking: "adds-up",
  text: {
    en: "Assault X gives a unit X more Might while it is an Attacker; without a number X is 1. It raises the damage that the unit adds to its side and the damage that is lethal for it, and several values add up.",
    de: "Assault X gibt einer Unit X mehr Macht, solange sie Attacker ist; ohne Zahl ist X 1. Es erhöht den Schaden, den die Unit beiträgt, und den Schaden, der für sie tödlich ist; mehrere Werte addieren sich.",
  },
  rules: ["807.1.b.3", "807.1.c", "807.1.d.1", "807.2"],
  meets: [
    meets(
      "shield",
      ["807.1.c", "814.1.c"],
      "A unit has one role in a combat, so never both count at once: Assault while attacking, Shield while defending.",
      "Eine Unit hat in einem Kampf eine Rolle, also zählt nie beides zugleich: Assault beim Angreifen, Shield beim Verteidigen.",
    ),
    meets(
      "stun",
      ["424.1.b", "424.1.c"],
      "A stunned attacker adds nothing, Assault included, but Assault still counts for what is lethal for it.",
      "Ein betäubter Attacker trägt nichts bei, auch Assault nicht; für den tödlichen Schaden zählt Assault weiter.",
    ),
    meets(
      "disarm",
      ["807.1.c", "831.1.d"],
      "Both act on the same attack: Assault strengthens the attacker, Disarm weakens an enemy unit there.",
      "Beide wirken beim selben Angriff: Assault stärkt den Attacker, Disarm schwächt eine gegnerische Unit dort.",
    ),
  ],
  questions: [
    asked(
      ["807.1.d.1", "142.4.b"],
      ["Does Assault make the unit harder to kill?", "Ist die Unit mit Assault schwerer zu töten?"],
      [
        "Yes, while it attacks: lethal damage is compared with its current Might, Assault included.",
        "Ja, solange sie angreift: Tödlicher Schaden wird mit ihrer aktuellen Macht verglichen, Assault eingerechnet.",
      ],
    ),
    asked(
      ["468.1.a.1", "468.7.a"],
      [
        "Does a survivor die when Assault ends after the combat?",
        "Stirbt eine überlebende Unit, wenn Assault nach dem Kampf endet?",
      ],
      [
        "No. All units heal in the Combat Cleanup, and the role ends only after that.",
        "Nein. Im Cleanup des Kampfes heilen alle Units, und erst danach endet die Rolle.",
      ],
    ),
    asked(
      ["807.1.c"],
      ["Does Assault count while defending?", "Zählt Assault beim Verteidigen?"],
      ["No, only with the role of Attacker.", "Nein, nur mit der Rolle Attacker."],
    ),
  ],
  cases: [
    "assault-raises-own-lethal",
    "assault-survivor-heals-before-role-ends",
    "assault-sum-after-cleave",
    "mighty-by-assault-at-conquer",
  ],
};

export const shield: Keyword = {
  id: "shield",
  name: "Shield",
  valued: true,
  stacking: "adds-up",
  text: {
    en: "Shield X gives a unit X more Might while it is a Defender; without a number X is 1. It raises the damage that the unit adds to its side and the damage that is lethal for it, and several values add up. It prevents no damage.",
    de: "Shield X gibt einer Unit X mehr Macht, solange sie Defender ist; ohne Zahl ist X 1. Es erhöht den Schaden, den die Unit beiträgt, und den Schaden, der für sie tödlich ist; mehrere Werte addieren sich. Es verhindert keinen Schaden.",
  },
  rules: ["814.1.b.3", "814.1.c", "814.1.d.1", "814.2"],
  meets: [
    meets(
      "tank",
      ["815.1.b", "814.1.d.1"],
      "A defending Tank with Shield needs its raised Might in damage before others may be assigned any.",
      "Ein verteidigender Tank mit Shield braucht Schaden in Höhe der erhöhten Macht, bevor andere etwas zugewiesen bekommen.",
    ),
    meets(
      "assault",
      ["807.1.c", "814.1.c"],
      "Never both count at once: Assault while attacking, Shield while defending.",
      "Nie zählt beides zugleich: Assault beim Angreifen, Shield beim Verteidigen.",
    ),
    meets(
      "stun",
      ["424.1.b", "424.1.c"],
      "A stunned defender adds nothing, Shield included, but Shield still counts for what is lethal for it.",
      "Ein betäubter Defender trägt nichts bei, auch Shield nicht; für den tödlichen Schaden zählt Shield weiter.",
    ),
  ],
  questions: [
    asked(
      ["814.1.c", "814.1.d.1"],
      ["Is Shield prevention?", "Ist Shield eine Verhinderung?"],
      [
        "No. It is Might: the defender also deals that much more, and damage on it is marked as usual.",
        "Nein. Es ist Macht: Der Defender fügt auch um so viel mehr zu, und Schaden an ihm wird wie sonst markiert.",
      ],
    ),
    asked(
      ["814.2"],
      [
        "What if a unit with Shield is given Shield again?",
        "Was gilt, wenn eine Unit mit Shield noch einmal Shield bekommt?",
      ],
      [
        "The values add up: Shield 1 and Shield 3 are +4 Might.",
        "Die Werte addieren sich: Shield 1 und Shield 3 sind +4 Macht.",
      ],
    ),
    asked(
      ["814.1.c"],
      ["Does Shield count while attacking?", "Zählt Shield beim Angreifen?"],
      ["No, only with the role of Defender.", "Nein, nur mit der Rolle Defender."],
    ),
    asked(
      ["468.1.a.1", "468.7.a"],
      [
        "Does a survivor die when Shield ends after the combat?",
        "Stirbt eine überlebende Unit, wenn Shield nach dem Kampf endet?",
      ],
      [
        "No. All units heal in the Combat Cleanup, and the role ends only after that.",
        "Nein. Im Cleanup des Kampfes heilen alle Units, und erst danach endet die Rolle.",
      ],
    ),
  ],
  cases: [
    "shield-keywords-stack",
    "shield-does-not-help-attacker",
    "shield-survivor-heals-before-role-ends",
    "tank-takes-lethal-then-rest",
  ],
};
