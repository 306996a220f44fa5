import type { RuledCombat, ShownUnit } from "../adjudicator/index.js";
import { drawable } from "./drawable.js";
import type { Wording } from "./wording.js";

type Ruling = RuledCombat["ruling"];
type Side = ShownUnit["side"];
type Captions = RuledCombat["captions"];

export interface DrawnSide {
  readonly title: string;
  readonly damage: string;
  readonly units: readonly ShownUnit[];
  /** What is said where there are none. */
  readonly noUnits: string;
}

/** All that a picture of a ruling shows, in words that can be drawn. */
export interface Scene {
  readonly summary: string;
  readonly edition: string;
  readonly sides: readonly [DrawnSide, DrawnSide];
  readonly battlefield: string;
  /** What is scored, and who wins the game; empty if nothing is. */
  readonly score: string;
}

const MOST_OF_A_NAME = 60;
const MOST_OF_A_PLAYER = 24;
const MOST_OF_A_SUMMARY = 300;

/** What there is to draw of a ruling. */
export function sceneOf({ ruling, units, captions }: RuledCombat, words: Wording): Scene {
  const drawn = (side: Side): DrawnSide => ({
    title: sideTitle(side, ruling.sides[side].player, captions),
    damage: words.damage(ruling.sides[side].pool),
    units: units
      .filter((unit) => unit.side === side)
      .map((unit) => ({ ...unit, name: drawable(unit.name, MOST_OF_A_NAME) })),
    noUnits: captions.noUnits,
  });
  return {
    summary: drawable(ruling.summary, MOST_OF_A_SUMMARY),
    edition: captions.edition(ruling.edition),
    sides: [drawn("attacker"), drawn("defender")],
    battlefield: battlefieldText(ruling.control, captions, words),
    score: scoreText(ruling, captions, words),
  };
}

/** A player who is called as the side is named once. */
function sideTitle(side: Side, player: string, { side: sides }: Captions): string {
  return player === side ? sides[side] : `${sides[side]}: ${playerName(player)}`;
}

function playerText(player: string, { side }: Captions): string {
  return player === "attacker" || player === "defender" ? side[player] : playerName(player);
}

function playerName(player: string): string {
  return drawable(player, MOST_OF_A_PLAYER);
}

function battlefieldText({ before, after }: Ruling["control"], captions: Captions, words: Wording): string {
  if (after === null) return words.nobodyControls;
  const player = playerText(after, captions);
  return before === after ? words.keeps(player) : words.takes(player);
}

function scoreText({ score, winner }: Ruling, captions: Captions, words: Wording): string {
  if (winner !== null) return words.wins(playerText(winner, captions));
  const { player, before, after } = score;
  if (player === null || before === null || after === null || before === after) return "";
  return words.points(playerText(player, captions), after, after - before);
}
