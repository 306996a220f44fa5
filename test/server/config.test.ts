import assert from "node:assert/strict";
import { test } from "node:test";
import { readConfig } from "../../src/server/config.js";

test("without any variable the defaults hold", () => {
  assert.deepEqual(readConfig({}), {
    ok: true,
    config: {
      port: 4000,
      host: "0.0.0.0",
      logLevel: "info",
      rateLimitPerMinute: 600,
      bodyLimit: 524_288,
      trustProxy: 0,
      publicUrl: null,
      shutdownDelayMs: 0,
      shutdownGraceMs: 10_000,
    },
  });
});

test("variables that are set count, empty ones do not", () => {
  const read = readConfig({
    PORT: "0",
    HOST: "::",
    LOG_LEVEL: "silent",
    TRUST_PROXY: "2",
    PUBLIC_URL: "https://judge.example.org:8443/",
    BODY_LIMIT: "",
    PATH: "/bin",
  });
  assert.ok(read.ok);
  const { port, host, logLevel, trustProxy, publicUrl, bodyLimit } = read.config;
  assert.deepEqual(
    [port, host, logLevel, trustProxy, publicUrl, bodyLimit],
    [0, "::", "silent", 2, "https://judge.example.org:8443", 524_288],
  );
});

test("all wrong variables are named at once, with what is right", () => {
  const read = readConfig({
    PORT: "65536",
    LOG_LEVEL: "loud",
    RATE_LIMIT_PER_MINUTE: "-1",
    BODY_LIMIT: "1e6",
    TRUST_PROXY: "yes",
  });
  assert.deepEqual(read, {
    ok: false,
    problems: [
      'PORT is "65536"; it must be a whole number from 0 to 65535.',
      'LOG_LEVEL is "loud"; it must be one of trace, debug, info, warn, error, fatal, silent.',
      'RATE_LIMIT_PER_MINUTE is "-1"; it must be a whole number from 0 to 1000000000.',
      'BODY_LIMIT is "1e6"; it must be a whole number from 1024 to 16777216.',
      'TRUST_PROXY is "yes"; it must be a whole number from 0 to 16.',
    ],
  });
});

test("a public address has no path, no name of a user, and a protocol of the web", () => {
  for (const wrong of [
    "judge.example.org",
    "https://judge.example.org/x",
    "ftp://judge.example.org",
    "https://a@b.org",
  ])
    assert.deepEqual(readConfig({ PUBLIC_URL: wrong }), {
      ok: false,
      problems: [
        `PUBLIC_URL is "${wrong}"; it must be auto or an address without a path, such as https://judge.example.org.`,
      ],
    });
});
