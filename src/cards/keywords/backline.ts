import { asked, meets, type Keyword } from "./keyword.js";

export const backline: Keyword = {
  id: "backline",
  name: "Backline",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "In the Combat Damage Step a unit with Backline is assigned damage only after every unit of the same player without Backline has been assigned lethal damage. It does not protect against spells or abilities. More than one instance on a unit makes no difference.",
    de: "Im Combat Damage Step wird einer Unit mit Backline erst Schaden zugewiesen, wenn allen Units desselben Spielers ohne Backline tödlicher Schaden zugewiesen ist. Vor Spells und Fähigkeiten schützt es nicht. Mehrfach auf einer Unit ändert es nichts.",
  },
  rules: ["826.3", "826.4.b", "826.5", "467.2.c.6"],
  meets: [
    meets(
      "tank",
      ["467.2.c.8", "467.2.c.9"],
      "A unit with both is served first or last, as the assigning player chooses, and never in between.",
      "Eine Unit mit beidem kommt zuerst oder zuletzt dran, wie der verteilende Spieler wählt, nie dazwischen.",
    ),
    meets(
      "shield",
      ["814.1.d.1", "826.3"],
      "Shield raises what the units before it need, and so keeps damage from the Backline unit for longer.",
      "Shield erhöht, was die Units davor brauchen, und hält damit Schaden länger von der Unit mit Backline fern.",
    ),
    meets(
      "stun",
      ["424.1.b", "826.3"],
      "A stunned Backline unit still comes last; it only adds nothing to its side's damage.",
      "Eine betäubte Unit mit Backline kommt weiter zuletzt dran; sie trägt nur nichts zum Schaden ihrer Seite bei.",
    ),
  ],
  questions: [
    asked(
      ["826.4.b"],
      ["What if several units have Backline?", "Was gilt bei mehreren Units mit Backline?"],
      [
        "Once all other units have lethal damage, the assigning player takes the Backline units in any order, each to lethal before the next.",
        "Haben alle anderen Units tödlichen Schaden, bedient der verteilende Spieler die Units mit Backline in beliebiger Reihenfolge, jede bis zur tödlichen Menge vor der nächsten.",
      ],
    ),
    asked(
      ["467.2.c.4", "826.3"],
      ["What if only Backline units are there?", "Was gilt, wenn nur Units mit Backline da sind?"],
      [
        "Then nobody stands before them, and they are assigned damage like plain units. A single one takes all of it.",
        "Dann steht niemand vor ihnen, und ihnen wird Schaden zugewiesen wie gewöhnlichen Units. Eine einzelne nimmt alles.",
      ],
    ),
    asked(
      ["826.3", "467.2.c"],
      ["Does Backline work while attacking?", "Wirkt Backline auch beim Angreifen?"],
      [
        "Yes. The defender, too, must give lethal damage to all other attackers first.",
        "Ja. Auch der Defender muss zuerst allen anderen Attackern tödlichen Schaden zuweisen.",
      ],
    ),
    asked(
      ["438.5.b", "467.2.c.3", "826.3"],
      ["What if a unit before it prevents all damage?", "Was gilt, wenn eine Unit davor allen Schaden verhindert?"],
      [
        "No amount is lethal for that unit, so the Backline unit is never reached: what is left goes to the unit that prevents.",
        "Für diese Unit ist keine Menge tödlich, also wird die Unit mit Backline nie erreicht: Was übrig ist, geht an die verhindernde Unit.",
      ],
    ),
  ],
  cases: [
    "official-tank-plain-backline-order",
    "tank-and-backline-first-or-last",
    "dual-unit-beside-real-backline",
    "backline-on-attackers-too",
    "reject-dual-unit-in-the-middle",
    "accept-dual-unit-last",
  ],
};
