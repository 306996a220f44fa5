import { asked, meets, type Keyword } from "./keyword.js";

export const tank: Keyword = {
  id: "tank",
  name: "Tank",
  valued: false,
  stacking: "no-effect",
  text: {
    en: "In the Combat Damage Step a unit with Tank must be assigned lethal damage before any unit of the same player without Tank is assigned damage. Tank only orders combat damage: it adds no Might, and outside that step it does nothing. More than one instance on a unit makes no difference.",
    de: "Im Combat Damage Step muss einer Unit mit Tank tödlicher Schaden zugewiesen werden, bevor einer Unit desselben Spielers ohne Tank Schaden zugewiesen wird. Tank ordnet nur den Kampfschaden: Es gibt keine Macht und bewirkt außerhalb dieses Schritts nichts. Mehrfach auf einer Unit ändert es nichts.",
  },
  rules: ["815", "815.1", "815.1.a", "815.1.b", "815.1.c", "815.1.c.1", "815.1.c.2", "815.2", "467.2.c.6"],
  meets: [
    meets(
      "backline",
      ["467.2.c.8", "467.2.c.9"],
      "A unit with both is served first or last, as the assigning player chooses for each such unit, and never in between.",
      "Eine Unit mit beidem kommt zuerst oder zuletzt dran, wie der verteilende Spieler für jede solche Unit wählt, nie dazwischen.",
    ),
    meets(
      "shield",
      ["814.1.c", "814.1.d.1"],
      "While defending, Shield raises the Tank's Might, so it takes more damage before others may be assigned any.",
      "Beim Verteidigen erhöht Shield die Macht des Tanks: Er braucht mehr Schaden, bevor andere etwas zugewiesen bekommen.",
    ),
    meets(
      "assault",
      ["807.1.d.1", "815.1.b"],
      "An attacking Tank with Assault needs that much more damage before the defender may go on to other attackers.",
      "Ein angreifender Tank mit Assault braucht um so viel mehr Schaden, bevor der Defender andere Attacker bedienen darf.",
    ),
    meets(
      "stun",
      ["424.1.b", "424.1.c"],
      "A stunned Tank adds nothing to its side's damage but still comes first, at its full Might.",
      "Ein betäubter Tank trägt nichts zum Schaden seiner Seite bei, kommt aber weiter zuerst dran, mit voller Macht.",
    ),
    meets(
      "deflect",
      ["815.1.c", "809.2"],
      "They guard against different things: Tank orders combat damage, Deflect makes spells and abilities dearer.",
      "Beides wirkt gegen Verschiedenes: Tank ordnet Kampfschaden, Deflect verteuert Spells und Fähigkeiten.",
    ),
  ],
  questions: [
    asked(
      ["815.1.c.2", "467.2.c.7"],
      ["What if there are several Tanks?", "Was gilt bei mehreren Tanks?"],
      [
        "The assigning player takes them in any order, but all of them need lethal damage before a unit without Tank may get any.",
        "Der verteilende Spieler bedient sie in beliebiger Reihenfolge, aber alle brauchen tödlichen Schaden, bevor eine Unit ohne Tank etwas bekommen darf.",
      ],
    ),
    asked(
      ["815.1.b", "815.1.c"],
      [
        "Does Tank protect my other units from spells and abilities?",
        "Schützt Tank meine anderen Units vor Spells und Fähigkeiten?",
      ],
      [
        "No. Tank restricts only how combat damage is assigned; spells and abilities choose as if it were not there.",
        "Nein. Tank beschränkt nur, wie Kampfschaden zugewiesen wird; Spells und Fähigkeiten wählen, als wäre es nicht da.",
      ],
    ),
    asked(
      ["467.2.c.5", "815.1.c.1", "438.5.a", "438.5.b"],
      ["What if damage to the Tank is prevented?", "Was gilt, wenn Schaden am Tank verhindert wird?"],
      [
        "Prevention counts while assigning: a 3 Might Tank that prevents 7 needs 10 before others get any. If all damage to it is prevented, nothing is ever lethal for it, and units without Tank get nothing.",
        "Verhinderung zählt schon beim Zuweisen: Ein Tank mit 3 Macht, der 7 verhindert, braucht 10, bevor andere etwas bekommen. Wird aller Schaden an ihm verhindert, ist nichts je tödlich für ihn, und Units ohne Tank bekommen nichts.",
      ],
    ),
    asked(
      ["467.2.c.10"],
      ["What if the Tank cannot be dealt damage?", "Was gilt, wenn dem Tank kein Schaden zugefügt werden kann?"],
      [
        "It is skipped: it has no lethal amount, and the other units are assigned damage as if it were not there. Merely preventing damage is not the same; such a Tank is not skipped.",
        "Er wird übergangen: Er hat keine tödliche Menge, und den anderen Units wird Schaden zugewiesen, als wäre er nicht da. Bloßes Verhindern ist etwas anderes; ein solcher Tank wird nicht übergangen.",
      ],
    ),
    asked(
      ["467.2.c.8", "467.2.c.9"],
      ["What if a unit has Tank and Backline?", "Was gilt für eine Unit mit Tank und Backline?"],
      [
        "The two contradict each other, so the assigning player follows exactly one: the unit is served before all units without Tank or after all units without Backline. With several such units each is decided on its own.",
        "Beides widerspricht sich, also befolgt der verteilende Spieler genau eines: Die Unit kommt vor allen Units ohne Tank dran oder nach allen Units ohne Backline. Bei mehreren solchen Units wird jede für sich entschieden.",
      ],
    ),
    asked(
      ["765", "766", "767"],
      ["Who may ignore Tank?", "Wer darf Tank ignorieren?"],
      [
        "Only a player whom an effect allows it, and only for the act it names: Dune Surfer lets its controller treat enemy Tanks at its battlefield as plain units while assigning combat damage. The opponent still has to follow Tank.",
        "Nur ein Spieler, dem ein Effekt es erlaubt, und nur für die genannte Handlung: Dune Surfer lässt seinen Spieler gegnerische Tanks auf seinem Schlachtfeld beim Zuweisen von Kampfschaden wie gewöhnliche Units behandeln. Der Gegner muss Tank weiter beachten.",
      ],
    ),
    asked(
      ["815.1.b", "467.2.c"],
      ["Does Tank work while attacking?", "Wirkt Tank auch beim Angreifen?"],
      [
        "Yes. The defender assigns damage among the attackers under the same rules, so an attacking Tank comes first as well.",
        "Ja. Der Defender weist den Attackern Schaden nach denselben Regeln zu, also kommt auch ein angreifender Tank zuerst dran.",
      ],
    ),
    asked(
      ["815.1.b", "142.4.b"],
      ["Does a Tank with 0 Might hold anything up?", "Hält ein Tank mit 0 Macht etwas auf?"],
      [
        "Yes, 1 damage: lethal damage is never less than 1, and the Tank must get it before units without Tank get any.",
        "Ja, 1 Schaden: Tödlicher Schaden ist nie weniger als 1, und der Tank muss ihn bekommen, bevor Units ohne Tank etwas bekommen.",
      ],
    ),
  ],
  cases: [
    "tank-takes-lethal-then-rest",
    "two-tanks-cheap-bystander-safe",
    "two-tanks-one-plain-official",
    "official-tank-plain-backline-order",
    "tank-and-backline-first-or-last",
    "dual-unit-beside-real-backline",
    "ki-barrier-on-tank-pool-twelve",
    "ki-barrier-on-tank-pool-eight",
    "counter-strike-eats-everything",
    "undamageable-tank-is-skipped",
    "accept-bypassing-immune-tank",
    "dune-surfer-opens-the-choice",
    "enemy-dune-surfer-gives-nothing",
    "reject-skipping-tank",
    "reject-dual-unit-in-the-middle",
    "accept-dual-unit-last",
    "defender-cannot-skip-attacking-tank",
    "guide-example-tank-and-five",
    "galio-deals-nothing-still-tank",
  ],
};
