import type { z } from "zod";
import { languageOf, type readUnit } from "../contract/index.js";
import { currentMight, readCombatState, unitsOf, type Unit } from "../engine/index.js";
import { messagesIn } from "../language/index.js";
import { writeNotation } from "../notation/index.js";
import type { Answerer } from "./answerer.js";
import { cardNames, readPosition, type Position } from "./position.js";
import { noPosition, refused } from "./refusal.js";
import { speechFor, tellParts, type Speech } from "./speech.js";

/** Answers how a line of notation is read: unit by unit, in canonical form, and as the state that it stands for. */
export const answerCombat: Answerer<"combat"> = (request, preferred) => {
  const { notation } = request;
  const position = readPosition({ field: "state", state: null, notation });
  if (!position.ok) return noPosition([position], messagesIn[languageOf(request, preferred)]);
  const units = unitsOf(position.value.state.combat);
  const speech = speechFor(request, preferred, units);
  const state = readCombatState(position.value.state, position.value.path);
  if (!state.ok) return refused(state.problems, speech);
  const written = writeNotation(position.value.stated, cardNames);
  return {
    ok: true,
    value: {
      canonical: written.ok ? written.text : notation,
      units: units.map((unit) => tellUnit(unit, position.value, speech)),
      text: speech.messages.notation.context(state.value),
      state: JSON.stringify(position.value.stated),
    },
  };
};

function tellUnit(unit: Unit, { cards }: Position, { messages, names }: Speech): z.infer<typeof readUnit> {
  const { total, parts } = currentMight(unit);
  const [might, ...marks] = messages.notation.unit(unit);
  return {
    unit: unit.id,
    name: names.unit(unit.id),
    side: unit.side,
    card: cards.find((one) => one.unit === unit.id)?.card.id ?? null,
    might: { total, parts: tellParts(parts, names) },
    marks,
    text: [might, ...marks].join(", "),
  };
}
