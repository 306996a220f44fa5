import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import type { Adjudicate } from "../../src/adjudicator/index.js";
import { testApp } from "../server/test-app.js";
import { rulingWith } from "./ruling.js";

async function written(name: string, format: "text" | "markdown"): Promise<string> {
  const { app } = testApp((() => ({ ok: true, value: rulingWith(name) })) as unknown as Adjudicate);
  return (await request(app).get(`/v1/resolve-combat?c=4>3&format=${format}`)).text;
}

const ACTED_ON = [
  "@everyone",
  "@HERE",
  "<@123>",
  "<@&123>",
  "<@!1>",
  "<#123>",
  "<:wave:1>",
  "<a:wave:1>",
  "<t:1>",
  "</ban:1>",
  "<!channel>",
  "<https://evil.example>",
  "http://evil.example",
  "HTTPS://evil.example",
  "steam://run",
  "www.evil.example",
  "WWW.1a.example",
  "discord.gg/abc",
  "discord.com/invite/abc",
  "evil.example",
];

test("in no format a name mentions anybody or leads anywhere", async () => {
  for (const name of ACTED_ON) {
    for (const format of ["text", "markdown"] as const) {
      const text = await written(name, format);
      assert.doesNotMatch(text, /@\w|@[&!]|<[@#:!/\w]|\w:\/\/|www\.|discord\.|evil\.example/i, `${name} as ${format}`);
      assert.equal(
        text.replaceAll(/[\u200B\\]/g, "").split(name).length,
        5,
        `${name} as ${format} is not seen as it is`,
      );
    }
  }
});

test("in a message a name is no markup", async () => {
  for (const [name, shown] of [
    ["**bold**", String.raw`\*\*bold\*\*`],
    ["_a_ ~~b~~", String.raw`\_a\_ \~\~b\~\~`],
    ["~a~", String.raw`\~a\~`],
    ["||spoiler||", String.raw`\|\|spoiler\|\|`],
    ["`code`", "\\`code\\`"],
    ["[text](javascript:1)", String.raw`\[text\](javascript:1)`],
    [String.raw`\*`, String.raw`\\\*`],
    ["&#64;x", String.raw`\&#64;x`],
    ["# head", String.raw`\# head`],
    ["-# small", String.raw`\-# small`],
    ["> quote", String.raw`\> quote`],
    [">>> quote", String.raw`\>>> quote`],
    ["- item", String.raw`\- item`],
    ["1. item", String.raw`1\. item`],
  ] as const) {
    const text = await written(name, "markdown");
    assert.ok(text.includes(`\n- ${shown} has lethal damage`), text);
    assert.ok(!(await written(name, "text")).includes("\\") || name.includes("\\"), name);
  }
});

test("line breaks and text-direction overrides of a name have no effect", async () => {
  for (const format of ["text", "markdown"] as const) {
    const text = await written("a\u2028b\u202Ec\rd\ud800e", format);
    assert.ok(text.includes("a b c d e has lethal"), text);
  }
});

test("plain names and our own sentences stay as they are", async () => {
  for (const name of [
    "a1 (4 Might)",
    "Jinx & Vi, no. 3",
    "Kai'Sa #2",
    "5 > 4 - 1 + 0",
    "Bel'Veth!",
    "Zoë 💥",
    "4,2~3T | a",
  ])
    assert.ok((await written(name, "markdown")).includes(`\n- ${name} has lethal damage and dies. (CR 323.4)\n`), name);
});
