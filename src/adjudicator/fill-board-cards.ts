import type { Card } from "../cards/index.js";
import { pathText, type ShapeProblem } from "../contract/index.js";
import {
  boardUnitIds,
  UNIT_KEYWORDS,
  type ActionInput,
  type BoardInput,
  type BoardUnitInput,
  type EffectInput,
  type Id,
  type Path,
} from "../engine/index.js";
import type { PlacedCardProblem } from "./fill-cards.js";
import type { ActionRequest, BoardRequest, BoardUnitRequest, EffectRequest } from "./requests.js";
import { statedUnits } from "./stated-units.js";
import { unitFromCard } from "./unit-from-card.js";

/** A board, and an action on it, with everything that cards bring; and what stood in the way of that. */
export interface FilledBoard {
  readonly board: BoardInput;
  readonly action: ActionInput | null;
  /** The cards of units, those included that come to the table later. */
  readonly cards: ReadonlyMap<Id, Card>;
  readonly missing: readonly ShapeProblem[];
  readonly problems: readonly PlacedCardProblem[];
}

/** What is found while units are filled in. */
interface Findings {
  readonly cards: Map<Id, Card>;
  readonly missing: ShapeProblem[];
  readonly problems: PlacedCardProblem[];
  /** Ids that units have, on the table or off it. */
  readonly taken: Set<Id>;
}

/** Fills units in from their cards; says with its place, that of the board being `path`, which have no Might, and which cards are no units. */
export function fillBoardCards(board: BoardRequest, action: ActionRequest | null, path: Path): FilledBoard {
  const ids = boardUnitIds(board as BoardInput);
  const toCome = statedUnits<BoardUnitRequest>(board.chain?.items ?? [], action);
  const idsToCome = toCome.flatMap(({ id }) => id ?? []);
  const taken = new Set([...ids.battlefields.flat(), ...ids.bases.flat(), ...idsToCome]);
  const findings: Findings = { cards: new Map(), missing: [], problems: [], taken };
  return {
    board: {
      ...board,
      battlefields: board.battlefields.map((one, place) => ({
        ...one,
        units: fillUnits(one.units, ids.battlefields[place], [...path, "battlefields", place], findings),
      })),
      bases: board.bases?.map((one, place) => ({
        ...one,
        units: fillUnits(one.units, ids.bases[place], [...path, "bases", place], findings),
      })),
      chain: board.chain && {
        ...board.chain,
        items: board.chain.items.map((item, place) => ({
          ...item,
          effects: fillEffects(item.effects, [...path, "chain", "items", place], findings),
        })),
      },
    },
    action: action && fillAction(action, findings),
    cards: findings.cards,
    missing: findings.missing,
    problems: findings.problems,
  };
}

function fillAction(action: ActionRequest, findings: Findings): ActionInput {
  return {
    ...action,
    unit: fillNewUnit(action.unit, ["action"], findings),
    effects: fillEffects(action.effects, ["action"], findings),
    abilities: action.abilities?.map((ability, index) => ({
      ...ability,
      effects: fillEffects(ability.effects, ["action", "abilities", index], findings),
    })),
  };
}

function fillEffects(effects: readonly EffectRequest[] | null | undefined, path: Path, findings: Findings) {
  return effects?.map((effect, index): EffectInput => {
    return { ...effect, unit: fillNewUnit(effect.unit, [...path, "effects", index], findings) };
  });
}

function fillUnits(
  units: readonly BoardUnitRequest[] | null | undefined,
  ids: readonly Id[] | undefined,
  path: Path,
  findings: Findings,
): BoardUnitInput[] {
  return (units ?? []).map((unit, index) => fillUnit(unit, ids?.[index] as Id, [...path, "units", index], findings));
}

/** A unit that is not on the table yet. */
function fillNewUnit(unit: BoardUnitRequest | null | undefined, path: Path, findings: Findings) {
  return unit && fillUnit(unit, unit.id ?? null, [...path, "unit"], findings);
}

/**
 * Fills in a unit. One with a card and without an id gets one, by which its card is found later. One that cannot be
 * filled in gets any Might: what is wrong with it is said instead of an answer.
 */
function fillUnit(unit: BoardUnitRequest, id: Id | null, path: Path, findings: Findings): BoardUnitInput {
  const { card: asked, ...given } = unit;
  const from = unitFromCard(asked, given, printedKeywords);
  const at = (field: string) => pathText([...path, field]);
  switch (from.kind) {
    case "no-might":
      findings.missing.push({ code: "shape/missing", path: at("might"), expected: "int" });
      return { ...given, might: 0 };
    case "no-card":
      findings.problems.push({ ...from.problem, unit: id, path: at("card") });
      return { ...given, might: 0 };
    case "unit": {
      if (from.card === null) return from.unit;
      const known = id ?? freeId(from.card.id, findings.taken);
      if (!findings.cards.has(known)) findings.cards.set(known, from.card);
      findings.taken.add(known);
      return id === null ? { ...from.unit, id: known } : from.unit;
    }
  }
}

function freeId(wanted: Id, taken: ReadonlySet<Id>): Id {
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

/** The keywords of a card that matter on the table. */
export function printedKeywords({ keywords }: Card): NonNullable<BoardUnitRequest["keywords"]> {
  return Object.fromEntries(UNIT_KEYWORDS.map((keyword) => [keyword, keywords[keyword]]));
}
