import { plainLine } from "../../../contract/index.js";
import { SIDES, unitIds, type Side } from "../../../engine/index.js";
import type { State } from "../position/state.js";
import type { Words } from "../words/words.js";

/** More characters of a name than these say no more. */
const NAME = 40;

/**
 * What readers call a place in a position, `combat.attacker.units[0].might` as "a1: Might": nobody has written the
 * request that such a path leads through.
 */
export function placeInWords(path: string, state: State, words: Words): string {
  const [part, ...below] = (path.match(/[^.[\]]+/gu) ?? []).filter((key) => key !== "state");
  switch (part) {
    case "combat":
      return inCombat(below, state, words);
    case "players":
      return inPlayers(below, state, words);
    case "assignments":
      return called(sideIn(below[0], words), below.length > 1 ? words.part.assigned : words.part.assignment);
    case "battlefield":
      return called(words.battlefield, partNamed(below[0], words));
    default:
      return below[0] === "victoryScore" ? words.victoryScore : partNamed(below[0], words);
  }
}

function inCombat([side, list, index, ...field]: readonly string[], state: State, words: Words): string {
  if (index === undefined) return called(sideIn(side, words), partNamed(list, words));
  const what = field[0] === "keywords" ? field[1] : field[0];
  const isReplacement = what === "damageReplacements" && field.length > 1;
  return called(
    unitCalled(SIDES.find((one) => one === side) ?? "attacker", Number(index), what, state, words),
    isReplacement ? words.measure.prevent : partNamed(what, words),
  );
}

/** The unit by what it is called, as far as that is not what is wrong. */
function unitCalled(side: Side, index: number, wrong: string | undefined, { combat }: State, words: Words): string {
  if (wrong === "id") return `${words.side[side]} ${index + 1}`;
  const stated = wrong === "name" ? null : combat[side].units[index]?.name;
  return short(stated ?? unitIds(combat)[side][index] ?? "");
}

function inPlayers([index, field, entry]: readonly string[], { players }: State, words: Words): string {
  if (index === undefined) return words.part.players;
  const id = field === "id" ? undefined : players?.[Number(index)]?.id;
  const side = SIDES.find((one) => one === id);
  const player = side ? words.side[side] : id === undefined ? words.nthPlayer(Number(index) + 1) : short(id);
  return called(player, entry === undefined ? partNamed(field, words) : words.part.scored);
}

function called(whole: string, part: string): string {
  return `${whole}: ${part}`;
}

function short(name: string): string {
  return plainLine(name).slice(0, NAME);
}

function sideIn(side: string | undefined, words: Words): string {
  return side === "attacker" || side === "defender" ? words.side[side] : "";
}

/** What a field is called; one that the page changes is called as there. */
function partNamed(field: string | undefined, { part, measure }: Words): string {
  const names: Readonly<Record<string, string>> = { ...measure, ...part };
  return names[field ?? ""] ?? "";
}
