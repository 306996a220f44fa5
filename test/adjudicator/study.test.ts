import assert from "node:assert/strict";
import { test } from "node:test";
import { adjudicate } from "../../src/adjudicator/index.js";

type Studied = Extract<ReturnType<typeof adjudicate<"study">>, { readonly ok: true }>["value"];

function studied(request: Parameters<typeof adjudicate<"study">>[1]): Studied {
  const answer = adjudicate("study", request);
  assert.ok(answer.ok);
  return answer.value;
}

test("what the text of a card may change is said for either position, and once for a card in both", () => {
  const card = { notation: "4~Wielder of Water" };
  for (const request of [
    card,
    { notation: "4~3", versusNotation: card.notation },
    { ...card, versusNotation: "5~Wielder of Water" },
  ]) {
    const { warnings } = studied(request);
    assert.deepEqual(
      warnings.map(({ code, units }) => [code, [...units]]),
      [["card-can-change-combat", ["d1"]]],
    );
  }
});

test("Might is tried as far as its bounds, and no farther", () => {
  const [attacker, defender] = studied({ notation: "999~-99" }).units;
  assert.deepEqual([attacker?.more, attacker?.less?.amount], [null, -1]);
  assert.deepEqual([defender?.more?.amount, defender?.less], [1, null]);
});
