import { INNER_WIDTH } from "./frame.js";

/** How large the units of a side are drawn, and how many of them. */
export interface Layout {
  /** Units, or the tile that says how many more there are. */
  readonly tiles: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly gap: number;
  readonly mightSize: number;
  readonly nameSize: number;
  /** 0 where marks are only signs. */
  readonly markSize: number;
  /** The width that marks in words have. */
  readonly markRoom: number;
  readonly fateSize: number;
  readonly fateInWords: boolean;
}

/** The room between the two sides. */
const BETWEEN = 36;
export const SIDE_WIDTH = (INNER_WIDTH - BETWEEN) / 2;
export const TILE_GAP = 8;
const HALF = (SIDE_WIDTH - TILE_GAP) / 2;

/** One or two units. */
const LARGE: Layout = {
  tiles: 2,
  tileWidth: SIDE_WIDTH,
  tileHeight: 126,
  gap: 16,
  mightSize: 88,
  nameSize: 36,
  markSize: 22,
  markRoom: 250,
  fateSize: 28,
  fateInWords: true,
};

const MIDDLING: Layout = {
  ...LARGE,
  tiles: 3,
  tileHeight: 94,
  mightSize: 68,
  nameSize: 29,
  markSize: 19,
  markRoom: 270,
  fateSize: 25,
};

/** The most with words, below each other. */
const ROOMY: Layout = {
  ...MIDDLING,
  tiles: 4,
  tileHeight: 70,
  gap: 12,
  mightSize: 54,
  nameSize: 24,
  markSize: 17,
  markRoom: 300,
  fateSize: 22,
};

/** Two columns, with the first marks in words. */
const PAIRED: Layout = {
  ...MIDDLING,
  tiles: 6,
  tileWidth: HALF,
  gap: 9,
  mightSize: 48,
  nameSize: 22,
  markSize: 15,
  markRoom: 150,
  fateInWords: false,
};

const CLOSE: Layout = {
  ...PAIRED,
  tiles: 8,
  tileHeight: 70,
  mightSize: 44,
  nameSize: 20,
  markSize: 14,
  markRoom: 155,
  fateSize: 22,
};

/** Any more, as far as they fit. */
const DENSE: Layout = {
  ...CLOSE,
  tiles: 12,
  tileHeight: 44,
  gap: 8,
  mightSize: 34,
  nameSize: 18,
  markSize: 0,
  fateSize: 18,
};

/** The layout in which the side with most units fits, else the one that shows most. */
export function layoutFor(mostUnits: number): Layout {
  return [LARGE, MIDDLING, ROOMY, PAIRED, CLOSE].find(({ tiles }) => mostUnits <= tiles) ?? DENSE;
}
