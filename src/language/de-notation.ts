import { ended, listed, MODE_NAMES } from "./building-blocks.js";
import type { NotationMessages } from "./notation-messages.js";
import { unitMarks, type UnitWords } from "./unit-marks.js";

function suggested(suggestion: string | null): string {
  return suggestion === null ? "" : `; gemeint ist vielleicht ${suggestion}`;
}

/** What German says about a line of notation. */
export const deNotation: NotationMessages = {
  problem: {
    "notation/too-long": () => "Die Zeile ist zu lang",
    "notation/missing-side": () => "Eine Seite fehlt: erst die Attacker, dann > oder vs, dann die Defender",
    "notation/missing-comma": ({ found }) => `Vor "${found}" fehlt ein Komma`,
    "notation/unexpected": ({ found }) =>
      found === "" ? "Die Zeile endet zu früh" : `"${found}" kann hier nicht stehen`,
    "notation/unknown-word": ({ found, suggestion }) => `"${found}" bedeutet hier nichts${suggested(suggestion)}`,
    "notation/number": ({ found }) => `"${found}" ist keine Zahl, die hier passt`,
    "notation/unclosed-quote": () => "Ein Anführungszeichen ist offen geblieben",
    "notation/unknown-card": ({ found, suggestion }) => `Keine Karte heißt "${found}"${suggested(suggestion)}`,
    "notation/ambiguous-card": ({ found, candidates }) =>
      `"${found}" kann ${listed(candidates, 5, "oder", (rest) => `${rest} andere`)} sein`,
    "notation/repeated-mark": ({ found }) => `"${found}" wiederholt, was schon gesagt ist`,
    "notation/repeated-clause": ({ found }) => `"${found}" wiederholt, was schon gesagt ist`,
    "notation/mark-after-name": ({ found }) => `"${found}" steht hinter dem Namen; Angaben gehören davor`,
    "notation/too-many-copies": ({ found }) => `"${found}" ergibt mehr Units, als eine Seite haben darf`,
    "notation/a-table": () => "Diese Zeile beschreibt einen ganzen Tisch; lesen können sie pending und advance",
    "notation/no-table": () => "Die Zeile eines ganzen Tisches beginnt mit dem Wort Tisch",
    "notation/missing-players": () => "Die Spieler fehlen: Hinter Tisch stehen sie in Zugreihenfolge mit ihren Punkten",
    "notation/missing-battlefield": () => "Kein Schlachtfeld ist genannt; eines ohne Units schreibt man als bf1: keine",
    "notation/unknown-player": ({ found, suggestion }) => `Kein Spieler heißt "${found}"${suggested(suggestion)}`,
    "notation/unclear-combat": ({ found }) =>
      `Wer auf "${found}" wen angreift, ergibt sich nicht aus der Zeile; schreiben lässt es sich als Kampf ${found}: Ana vs Ben`,
    "notation/only-at-table": ({ found }) =>
      `"${found}" spielt in einem Kampf keine Rolle; nur eine Zeile, die mit Tisch beginnt, hat es`,
    "notation/more": () => "Dahinter gibt es weitere Probleme",
  },
  expected: {
    unit: "eine Unit",
    might: "eine Macht",
    number: "eine Zahl",
    sign: "+ oder -",
    mark: "eine Angabe wie tank",
    name: "ein Name",
    "quoted-name": "ein Name in Anführungszeichen",
    card: "eine Karte",
    comma: "ein Komma",
    versus: "> oder vs",
    bar: "|",
    clause: "etwas zu einem Schlachtfeld, Punkten oder Modus",
    player: "ein Spieler",
    points: "Punkte",
    mode: "ein Modus",
    battlefield: "ein Schlachtfeld",
    assignment: "eine Zuweisung",
    target: "ein Ziel",
    table: "Tisch",
    colon: "ein Doppelpunkt und Units",
    fight: "Showdown oder Kampf",
    phase: "eine Phase",
    step: "ein Schritt des Kampfes",
    end: "das Ende",
  },
  located: (sentence, column, expected) => {
    const could = expected.length === 0 ? "" : ` Möglich: ${listed(expected, 6, "oder", (rest) => `${rest} andere`)}.`;
    return `Spalte ${column}: ${ended(sentence)}${could}`;
  },
  unit: (unit) => unitMarks(unit, UNIT),
  context: ({ combat, battlefield, players, game }) => {
    const control =
      battlefield.controller === null
        ? "Niemand kontrolliert das Schlachtfeld."
        : `Die Kontrolle über das Schlachtfeld hat ${battlefield.controller}.`;
    const scores = players.map(({ id, points }) => `${id} ${points}`).join(", ");
    return `Attacker: ${combat.attacker.player}; Defender: ${combat.defender.player}. ${control} Punkte: ${scores}. ${MODE_NAMES[game.mode]} bis ${game.victoryScore}.`;
  },
};

const UNIT: UnitWords = {
  might: (printed) => `${printed} Macht`,
  modifier: (signed) => `${signed} Macht`,
  damage: (marked) => `${marked} Schaden darauf`,
  stunned: "betäubt",
  exhausted: "erschöpft",
  dealsNothing: "fügt keinen Kampfschaden zu",
  undamageable: "kann keinen Schaden zugefügt bekommen",
  prevent: (amount) => `verhindert ${amount}`,
  double: "erleidet doppelten Schaden",
  preventAll: "verhindert allen Schaden",
  preventNext: "verhindert den nächsten Schaden",
};
