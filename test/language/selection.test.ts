import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { runningService } from "../cases/service.js";

const service = runningService();
const combat = { attacker: { units: [{ might: 4 }] }, defender: { units: [{ might: 3 }] } };
const SUMMARIES = {
  de: /^Der Attacker hat 4 Schaden, 1 legale Zuweisung/u,
  en: /^The attacker has 4 damage and 1 legal assignment/u,
};
type Language = keyof typeof SUMMARIES;

function rest(query: string, accept: string | undefined, body: object = {}) {
  const asked = request(service.url()).post(`/v1/legal-assignments${query}`);
  if (accept !== undefined) asked.set("Accept-Language", accept);
  return asked.send({ combat, ...body });
}

async function assertRest(language: Language, query: string, accept?: string, body?: object): Promise<void> {
  const { status, headers, body: answer } = await rest(query, accept, body);
  assert.equal(status, 200);
  assert.match(answer.summary, SUMMARIES[language], `${query} ${accept}`);
  assert.equal(headers["content-language"], language);
  assert.match(String(headers["vary"]), /Accept-Language/u);
}

test("REST: Accept-Language is followed with its weights and regions", async () => {
  for (const accept of ["de", "de-AT", "DE-ch", "fr, de;q=0.5", "en;q=0.4, de-DE;q=0.5", "en;q=0, de"])
    await assertRest("de", "", accept);
  for (const accept of [undefined, "en", "fr", "*", "de;q=0.4, en;q=0.5", "de;q=0", "den"])
    await assertRest("en", "", accept);
});

test("REST: ?lang= goes before Accept-Language, and the body before both", async () => {
  await assertRest("de", "?lang=de");
  await assertRest("de", "?lang=de", "en");
  await assertRest("en", "?lang=en", "de");
  await assertRest("de", "?lang=en", "en", { language: "de" });
  await assertRest("en", "?lang=de", "de", { language: "en" });
  await assertRest("de", "?lang=de", "en", { language: null });
});

test("REST: what is wrong is said in the same language, also of a query string", async () => {
  const shape = await rest("", "de", { combat: {} });
  assert.equal(shape.headers["content-language"], "de");
  assert.equal(shape.body.title, "Die Anfrage hat nicht die vorgesehene Form");
  assert.equal(shape.body.detail, "combat.attacker fehlt; nötig ist ein Objekt. Dazu 1 weiteres Problem.");
  const query = await rest("?lagn=de", "en", { language: "de" });
  assert.equal(query.headers["content-language"], "de");
  assert.match(query.body.detail, /^lagn ist kein bekanntes Feld/u);
  const unknown = await rest("?lang=tlh", "de");
  assert.equal(unknown.headers["content-language"], "de");
  assert.equal(unknown.body.detail, 'lang ist "tlh", möglich ist aber nur en oder de.');
  const rules = await rest("?lang=de", undefined, { after: "x" });
  assert.equal(rules.status, 422);
  assert.equal(rules.body.title, "Das kann es im Spiel nicht geben");
});

test("REST: a body that is not JSON is answered in the language of the address or the header", async () => {
  const broken = async (query: string, accept: string, body: string) => {
    const asked = request(service.url())
      .post(`/v1/legal-assignments${query}`)
      .type("json")
      .set("Accept-Language", accept);
    const { headers, body: answer } = await asked.send(body);
    return [headers["content-language"], answer.detail];
  };
  const place = "siehe Zeile 2, Spalte 12.";
  const text = '{"state":\n {"combat" 1}}';
  assert.deepEqual(await broken("", "de", text), ["de", `Der Inhalt der Anfrage ist kein JSON: ${place}`]);
  assert.deepEqual(await broken("?lang=de", "en", text), ["de", `Der Inhalt der Anfrage ist kein JSON: ${place}`]);
  const [language, early] = await broken("", "en", '{"combat":');
  assert.equal(language, "en");
  assert.match(String(early), /^The request body is not JSON: it ends too early/u);
});

const QUERY =
  "query ($combat: CombatInput!, $one: Language, $other: Language) { one: legalAssignments(combat: $combat, language: $one) { summary } other: legalAssignments(combat: $combat, language: $other) { summary } }";

async function graphql(accept: string | undefined, variables: object, query = QUERY) {
  const asked = request(service.url()).post("/graphql");
  if (accept !== undefined) asked.set("Accept-Language", accept);
  return asked.send({ query, variables: { combat, ...variables } });
}

test("GraphQL: the argument goes before Accept-Language, which picks the default", async () => {
  const cases: [string | undefined, object, Language | undefined, Language, Language][] = [
    [undefined, {}, "en", "en", "en"],
    ["de-AT;q=0.9, fr", {}, "de", "de", "de"],
    ["en", { one: "DE", other: "DE" }, "de", "de", "de"],
    ["de", { one: "EN", other: "EN" }, "en", "en", "en"],
    ["de", { one: "EN" }, undefined, "en", "de"],
    ["en", { other: "DE" }, undefined, "en", "de"],
  ];
  // Asked three times, as a query that comes again is compiled.
  for (const [accept, variables, header, one, other] of [...cases, ...cases, ...cases]) {
    const { body, headers } = await graphql(accept, variables);
    assert.match(body.data.one.summary, SUMMARIES[one]);
    assert.match(body.data.other.summary, SUMMARIES[other]);
    assert.equal(headers["content-language"], header);
    assert.match(String(headers["vary"]), /Accept-Language/u);
  }
});

test("GraphQL: a refusal is in the language asked for, and what is refused before any question in English", async () => {
  const refused = await graphql(
    "de",
    {},
    'query ($combat: CombatInput!) { legalAssignments(combat: $combat, after: "x") { summary } }',
  );
  assert.equal(refused.headers["content-language"], "de");
  assert.match(refused.body.errors[0].message, /ist kein Cursor von hier/u);
  const wrong = await graphql("de", {}, "{ nothing }");
  assert.equal(wrong.headers["content-language"], "en");
});
