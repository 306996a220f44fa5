import assert from "node:assert/strict";
import { test } from "node:test";
import request from "supertest";
import { echo, testApp } from "../server/test-app.js";

const { app } = testApp(echo, {}, "dist/web");

/** The addresses that a page loads or leads to. */
function addresses(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => String(address));
}

test("the page for developers leads to every door, and its files are there", async () => {
  const { text, headers } = await request(app).get("/developers");
  assert.match(String(headers["content-type"]), /^text\/html/);
  for (const door of ["/docs", "/graphql", "/openapi.json", "/embed/demo"])
    assert.ok(addresses(text).includes(door), door);
  for (const file of ["/style.css", "/icon.svg"]) {
    assert.ok(addresses(text).includes(file), file);
    assert.equal((await request(app).get(file)).status, 200, file);
  }
});

test("a program gets the links of that page as JSON at the front door", async () => {
  const { body, headers } = await request(app).get("/").set("Accept", "application/json");
  assert.deepEqual(body.links, { docs: "/docs", graphql: "/graphql", openapi: "/openapi.json", embeds: "/embed/demo" });
  assert.match(String(headers["vary"]), /Accept\b/);
});

test("the API reference loads nothing from elsewhere and runs no inline script", async () => {
  const { text } = await request(app).get("/docs");
  for (const address of addresses(text)) {
    assert.match(address, /^\//);
    if (address !== "/graphql") assert.equal((await request(app).get(address)).status, 200, address);
  }
  assert.doesNotMatch(text, /<script(?! src=)|<style|style=|https?:/);
  assert.match((await request(app).get("/docs/init.js")).text, /validatorUrl: null/);
  assert.match(String((await request(app).get("/docs/swagger-ui.css")).headers["content-type"]), /^text\/css/);
});

test("every type of problem is explained on the reference page under its address", async () => {
  const { text } = await request(app).get("/docs");
  const { body } = await request(app).get("/nowhere");
  assert.ok(text.includes(`id="${String(body.type).split("#")[1]}"`));
});
