import { listed } from "./building-blocks.js";
import type { LookupMessages } from "./lookup-messages.js";

function either(words: readonly string[]): string {
  return listed(words, 5, "oder", (rest) => `${rest} andere`);
}

function meant(words: readonly string[]): string {
  return words.length === 0 ? "" : ` Gemeint ist vielleicht ${either(words)}.`;
}

const TYPES: Readonly<Record<string, string>> = {
  spell: "ein Zauber",
  legend: "eine Legende",
  gear: "eine Ausrüstung",
  battlefield: "ein Schlachtfeld",
  rune: "eine Rune",
  token: "ein Token",
};

const REACH = {
  result: "Das Ergebnis selbst kann sich dadurch ändern.",
  fates: "Wer gewinnt, bleibt gleich; wer stirbt, kann sich ändern.",
  numbers: "Wer gewinnt und wer stirbt, bleibt gleich.",
} as const;

/** What German says about cards, keywords and rules. */
export const deLookup: LookupMessages = {
  card: {
    "card/unknown": ({ asked, candidates }) => `Keine Karte heißt "${asked}".${meant(candidates)}`,
    "card/ambiguous": ({ asked, candidates }) =>
      `"${asked}" kann ${either(candidates)} sein; nötig ist der volle Name oder die Id.`,
    "card/not-a-unit": ({ asked, type }) =>
      `${asked} ist ${TYPES[type ?? ""] ?? "keine Unit"} und kann nicht als Unit kämpfen.`,
    "card/might-unknown": ({ asked }) => `Die Macht von ${asked} ist nicht bekannt; sie ist als "might" anzugeben.`,
  },
  notFound: {
    "rule/unknown": ({ asked }) => `Eine Regel "${asked}" ist in keiner Ausgabe bekannt.`,
    "keyword/unknown": ({ asked, suggestions }) => `Kein Schlüsselwort heißt "${asked}".${meant(suggestions)}`,
  },
  fact: {
    "might-while": "ihre Macht ändert sich, solange eine Bedingung gilt",
    "might-aura": "sie ändert die Macht anderer Units",
    "might-on": "ein Ereignis ändert Macht",
    "double-might": "Macht kann verdoppelt werden",
    "set-might": "Macht kann auf einen Wert gesetzt werden",
    buff: "Units können verstärkt werden",
    damage: "sie kann außerhalb des Kampfschadens Schaden zufügen",
    "mutual-damage": "Units können einander Schaden zufügen",
    heal: "Units können geheilt werden",
    stun: "Units können betäubt werden",
    kill: "Units können getötet werden",
    banish: "Units können verbannt werden",
    move: "Units können bewegt werden",
    "return-to-hand": "Units können auf die Hand zurückkehren",
    tokens: "Units können erzeugt werden",
    "no-combat-damage": "sie fügt keinen Kampfschaden zu",
    "suppresses-combat-damage": "andere Units fügen vielleicht keinen Kampfschaden zu",
    undamageable: "Units kann kein Schaden zugefügt werden",
    prevent: "Schaden kann verhindert werden",
    "double-damage-taken": "Schaden kann verdoppelt werden",
    "bonus-damage": "Schaden kann erhöht werden",
    "any-damage-lethal": "jeder Schaden kann tödlich sein",
    "ignores-tank": "ihr Spieler darf Tank vielleicht ignorieren",
    "conditional-keyword": "sie hat ein Schlüsselwort, solange eine Bedingung gilt",
    "granted-keyword": "sie verleiht Units Schlüsselwörter",
    "double-keyword": "Schlüsselwörter können doppelt zählen",
    disarm: "Disarm senkt Macht",
    deathknell: "ihr Deathknell wird ausgelöst, wenn sie stirbt",
    "death-replacement": "ein Tod kann ersetzt werden",
    "on-dies-in-combat": "Tode im Kampf lösen etwas aus",
    "on-tie": "ein Unentschieden hat eine Wirkung",
    "on-combat-start": "der Beginn des Kampfes hat eine Wirkung",
    "on-win-combat": "ein gewonnener Kampf hat eine Wirkung",
    excess: "überschüssiger Schaden hat eine Wirkung",
    "equipped-extra": "angelegte Ausrüstung bewirkt mehr",
    "equip-bonus-multiplier": "Boni angelegter Ausrüstung können vervielfacht werden",
    note: "ihr Text sagt noch mehr über den Kampf",
    "unknown-text": "ihr Text ist nicht bekannt",
  },
  warning: (unit, card, facts, reach) =>
    `Der Text von ${unit} (${card}) wurde nicht angewandt: ${listed(facts, 6, "und", (rest) => `${rest} weitere Dinge`)}. ${REACH[reach]} Was davon gilt, ist anzugeben und neu zu fragen.`,
  ruleNote: {
    "number-of-other-edition": ({ edition }) => `Das ist die Nummer in der Ausgabe vom ${edition}.`,
    moved: ({ edition, number }) => `In der Ausgabe vom ${edition} hat sie die Nummer ${number}.`,
    "new-in": ({ edition }) => `Sie ist neu in der Ausgabe vom ${edition}.`,
    vanished: ({ edition }) => `Die Ausgabe vom ${edition} ist die letzte, die sie hat.`,
    "uncertain-number": ({ edition }) => `Ihre Nummer in der Ausgabe vom ${edition} ist nicht sicher.`,
  },
};
