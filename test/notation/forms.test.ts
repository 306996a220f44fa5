import assert from "node:assert/strict";
import { test } from "node:test";
import type { State } from "../../src/notation/index.js";
import { canonical, stateIn, written } from "./reading.js";

/** Notations of one combat, the canonical one last. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  "the two sides": [
    "4, 2 > 3 tank, 5",
    "4,2>3T,5",
    "4, 2 vs 3 tank, 5",
    "4 ,2 v. 3 t;5",
    "4, 2 → 3 Tank, 5",
    "4,2~3T,5",
  ],
  "other signs between the sides": ["4 -> 3", "4 => 3", "4 against 3", "4 gegen 3", "4 Vs. 3", "4 ＞ 3", "4~3"],
  "marks in any order": ["3 shield 2 tank damage 1 > 4", "3 d1 T S2 > 4", "3S2d1T > 4", "3Td1 shield2 > 4", "3TS2d1~4"],
  "marks joined by words": [
    "3 with Tank and Shield 2 > 4 is stunned",
    "3 mit Tank und Schild 2 > 4 ist betäubt",
    "3TS2~4Z",
  ],
  "a keyword without a number is 1": ["4 assault > 3 S", "4A > 3 shield", "4A1~3S1"],
  "small letters in twos": ["3tb > 4ds1", "3TB > 4 d1"].slice(1).concat("3tb > 4d1", "3TB~4d1"),
  modifiers: ["4+1 > 3-2", "4 + 1 > 3 - 2", "4 +1 > 3 −2", "4 plus 1 > 3 –2", "4 +3 -2 > 3-1-1", "4U1~3-2"],
  "negative Might": ["-2 > 3", "−2 > 3", "-2~3"],
  prevention: ["4 prevent 2 > 3 prevent all, 1 prevent next", "4P2 > 3PA, 1 PN", "4p2 > 3 pa, 1pn", "4P2~3PA,1PN"],
  "replacements in their order": ["4 double damage prevent 2 prevent 1 > 3", "4 DD P2 P1 > 3", "4DDP2P1~3"],
  exemptions: [
    "4 cannot be damaged > 3 deals no damage",
    "4 can't be damaged > 3 deals no combat damage",
    "4 I > 3 N",
    "4I~3N",
  ],
  exhausted: ["4 exhausted > 3 E", "4E~3E"],
  "words of programs": ["4 prevent-all > 3 | magma_chamber", "4PA~3~magma-chamber"],
  copies: ["1, 1, 1 > 2", "3x 1 > 2", "3x1 > 2", "3 x 1 > 2", "3*1 > 2", "3 × 1 > 2", "2x1, 1 > 2", "3x1~2"],
  "copies with marks": ["2x 3 tank > 4", "2X3T>4", "3T, 3T > 4", "2x3T~4"],
  cards: [
    "OGN-054 > 3",
    "ogn-054/298 > 3",
    "Stalwart Poro > 3",
    '"Stalwart Poro" > 3',
    "“stalwart poro” > 3",
    "OGN-054~3",
  ],
  "cards with marks": ["OGN-054 tank damage 2 > 3", "OGN-054Td2 > 3", "Stalwart Poro T d2 > 3", "OGN-054.Td2~3"],
  "cards with a comma": ["Darius, Trifarian > 3", "darius, trifarian d1, 2 > 3"]
    .slice(0, 1)
    .concat("'Darius, Trifarian' > 3", "OGN-027~3"),
  "a comma and marks": ["2, Dr. Mundo, Expert +1, 4 > Kai'Sa, Survivor A 2", "2,OGN-109.U1,4~OGN-039.A2"],
  "a dash in a name": ["Jaull-Fish -1 > Kai’Sa, Survivor", "SFD-103.-1~OGN-039"],
  "variants of a card": ["OGN-054a > OGN-299*", "OGN-054a~OGN-299@2a@"],
  "a card with another Might": ["Mech might 3 tank > 2", "SFD-900 M3 T > 2", "SFD-900.M3T~2"],
  "copies of a card": ["3x Mech > 2", "3xMech > 2", "3xSFD-900~2"],
  names: [
    "4 tank = Mega Poro > 3",
    '4T="Mega Poro" > 3',
    '4="Mega Poro" tank > 3',
    "Mega Poro = 4T > 3",
    "4T=Mega.Poro~3",
  ],
  "names that look like something else": ['4="Iron Tank" > 3="3"', "4=Iron.Tank~3=@33@"],
  ids: ["boss: 4, 2 > big one: 3T", "boss:4,2~big.one:3T"],
  "default ids are not written": ["a1: 4, a2: 2 > d1: 3", "4,2~3"],
  "side marks": [
    "4 ignores tank, 2 > 3",
    "4, 2, ignores tank > 3",
    "ignores tank, 4, 2 > 3",
    "4, 2 ignoresT > 3",
    "4,2,ignoresT~3",
  ],
  lethal: ["4 > 3, any damage is lethal", "4 > 3 any damage lethal ", "4~3,lethal"],
  "players of the sides": ["4 by Anna > 3 by Ben", "by Anna, 4 > 3, player Ben", "4,by.Anna~3,by.Ben"],
  "no units": ["none > 3", "nothing > 3", "keine > 3", "no units > 3", "none~3"],
  "nobody controls": [
    "4 > 3 | nobody",
    "4 > 3 | nobody controls it",
    "4>3|controlled by nobody",
    "4 > 3 | control: nobody",
    "4~3~nobody",
  ],
  "the attacker controls": [
    "4 > 3 | attacker",
    "4 > 3 | the attacker controls the battlefield",
    "4>3|control=attacker",
    "4~3~attacker",
  ],
  "the defender controls, as always": ["4 > 3 | defender", "4 > 3 | defender controls", "4~3"],
  points: ["4 > 3 | points 7-3", "4 > 3 | 7:3", "4 > 3 | points 7, 3", "4>3|points attacker 7, defender 3", "4~3~7:3"],
  "points one by one": [
    "4 > 3 | attacker 7 points | defender points 3",
    "4>3|attacker points: 7, defender 3 points",
    "4~3~7:3",
  ],
  scored: [
    "4 > 3 | attacker scored here",
    "4 > 3 | scored attacker here",
    "4>3|attacker has scored battlefield",
    "4~3~player=attacker~scored=here",
  ],
  "several scored": ["4 > 3 | 5-3 | attacker scored b1, b2", "4~3~5:3~attacker.scored=b1,b2"],
  "mode and victory score": [
    "4 > 3 | war, to 11",
    "4 > 3 | mode war | victory score 11",
    "4>3|ffa4;first to 11",
    "4~3~war~to=11",
  ],
  "the default mode": ["4 > 3 | duel", "4~3"],
  "number of battlefields": ["4 > 3 | 3 battlefields", "4 > 3 | battlefields: 3", "4~3~battlefields=3"],
  "the battlefield": ["4 > 3 | at Windswept Hill, contested by attacker", "4~3~at=Windswept.Hill~contested=attacker"],
  "another player": [
    "4 > 3 | player Carla 2 points, scored b1",
    "4 > 3 | player Carla, points 2 | scored b1",
    "4~3~player=Carla~points=2~scored=b1",
  ],
  teams: ["4 > 3 | 2v2 | 1-2 | attacker team red", "4~3~1:2~attacker.team=red~magma-chamber"],
  assignments: [
    "4, 2 > 3T, 5 | attacker assigns 3 to d1, 3 to d2",
    "4, 2 > 3T, 5 | attacker: d1 3, d2 3",
    "4, 2 > 3T, 5 | attacker = d1:3, D2=3",
    "4,2~3T,5~attacker=d1:3,d2:3",
  ],
  "assignments by name": ["4 > 3 = Poro | attacker assigns 4 to poro", "4~3=Poro~attacker=d1:4"],
  "assignments by card": ["4 > Mech | attacker: Mech 4", "4~SFD-900~attacker=d1:4"],
  "an assignment of nothing": ["4 > 3I | attacker assigns nothing", "4 > 3I | attacker: none", "4~3I~attacker=nothing"],
  "signs of other keyboards": ["4，2＞3、5｜5：3", "4,2~3,5~5:3"],
};

for (const [what, notations] of Object.entries(SAME)) {
  test(`${what}: ${notations.at(-1)}`, () => {
    const [last = ""] = notations.slice(-1);
    const expected = stateIn(last);
    for (const notation of notations) {
      assert.deepEqual(stateIn(notation), expected, notation);
      assert.equal(canonical(notation), last, notation);
    }
  });
}

test("the example of the game is the combat that it says", () => {
  const expected: State = {
    combat: {
      attacker: { units: [{ might: 4 }, { might: 2 }] },
      defender: { units: [{ might: 3, keywords: { tank: true } }, { might: 5 }] },
    },
  };
  assert.deepEqual(stateIn("4, 2 > 3 tank, 5"), expected);
});

test("every field has its place", () => {
  const everything: State = {
    combat: {
      attacker: {
        player: "Anna",
        units: [
          {
            id: "boss",
            name: "Mega Poro",
            card: "OGN-054",
            might: 5,
            mightModifier: -1,
            damage: 2,
            keywords: { tank: true, backline: true, assault: 2, shield: 3 },
            stunned: true,
            dealsNoCombatDamage: true,
            undamageable: true,
            exhausted: true,
            damageReplacements: [{ kind: "double" }, { kind: "prevent", amount: 4 }, { kind: "prevent-next" }],
          },
        ],
        ignores: ["tank", "backline"],
        anyDamageIsLethal: true,
      },
      defender: { units: [{ might: 3 }] },
    },
    battlefield: { id: "Hill", controller: null, contestedBy: "Anna" },
    players: [
      { id: "Anna", points: 7, scoredThisTurn: ["Hill", "b2"], team: "red" },
      { id: "defender", points: 3 },
      { id: "Carla", team: "blue" },
    ],
    game: { mode: "magma-chamber", victoryScore: 12, battlefieldCount: 4 },
    assignments: { attacker: [{ unit: "d1", amount: 5 }], defender: [] },
  };
  const text =
    "boss:OGN-054.M5TBA2S3Zd2INE-1DDP4PN=Mega.Poro,ignoresT,ignoresB,lethal,by.Anna~3~at=Hill~nobody~contested=attacker" +
    "~7:3~attacker.scored=here,b2~attacker.team=red~player=Carla~team=blue" +
    "~magma-chamber~to=12~battlefields=4~attacker=d1:5~defender=nothing";
  assert.equal(written(everything), text);
  assert.deepEqual(stateIn(text), everything);
});

test("German words say the same", () => {
  const pairs: [string, string][] = [
    ["4, 2 gegen 3 Panzer, 5", "4, 2 > 3 tank, 5"],
    ["3 hintere Reihe > 2 Sturm 2", "3 backline > 2 assault 2"],
    ["3 Schild 2 betäubt > 2 Schaden 1", "3 shield 2 stunned > 2 damage 1"],
    ["3 betaeubt > 2 erschoepft", "3 stunned > 2 exhausted"],
    ["3 verhindert 2 > 2 verhindert alles, 1 verhindert nächsten", "3 prevent 2 > 2 prevent all, 1 prevent next"],
    ["3 doppelter Schaden > 2 unverwundbar", "3 double damage > 2 cannot be damaged"],
    ["3 fügt keinen Schaden zu > 2 kann keinen Schaden erhalten", "3 deals no damage > 2 cannot be damaged"],
    ["3 ignoriert Tank > 2, jeder Schaden ist tödlich", "3 ignores tank > 2, any damage is lethal"],
    ["3 von Anna > 2 von Ben", "3 by Anna > 2 by Ben"],
    ["3 > 2 | niemand kontrolliert das Schlachtfeld", "3 > 2 | nobody"],
    ["3 > 2 | der Angreifer kontrolliert es", "3 > 2 | attacker controls"],
    ["3 > 2 | Punkte 5:3 | Angreifer hat gewertet: b1", "3 > 2 | points 5-3 | attacker scored b1"],
    ["3 > 2 | Krieg, bis 11, 3 Schlachtfelder", "3 > 2 | war, to 11, 3 battlefields"],
    ["3 > 2 | Angreifer verteilt 2 auf d1, 1 auf d2", "3 > 2 | attacker assigns 2 to d1, 1 to d2"],
    ["3 > 2 | Verteidiger verteilt nichts", "3 > 2 | defender assigns nothing"],
  ];
  for (const [german, english] of pairs) assert.deepEqual(stateIn(german), stateIn(english), german);
});

test("a canonical position is short", () => {
  assert.ok(canonical("4, 2 > 3 tank, 5").length <= 20);
  const ten =
    "4 assault 2 damage 1, 3 stunned, 5 tank shield 1, 2 backline prevent 3, 6+2 > " +
    "3 tank shield 2, 5 damage 4 prevent all, 2 cannot be damaged, 7-1 double damage, OGN-054 tank deals no damage";
  assert.ok(canonical(ten).length < 120, canonical(ten));
  assert.equal(canonical(ten), "4A2d1,3Z,5TS1,2BP3,6U2~3TS2,5d4PA,2I,7-1DD,OGN-054.TN");
});

test("a plus sign that a query string turned into a space is understood where nothing else can be meant", () => {
  const arrived = (typed: string): string => new URLSearchParams(`c=${typed}`).get("c") ?? "";
  for (const typed of [
    "4+1,2>3T",
    "4T+1,2>3",
    "4 +1 > 3 tank",
    "4 + 1 > 3",
    "Mech +1 > 3",
    "4d2+1,3>2+2",
    "4+tank,+2+>+3",
  ])
    assert.deepEqual(stateIn(arrived(typed)), stateIn(typed === "4+tank,+2+>+3" ? "4 tank, 2 > 3" : typed), typed);
});
