import { expect, test } from "vitest";
import { readServerConfig } from "../server-config.ts";
import { chatSentence } from "./chat-config.ts";

const BASE = "https://api.example.com/v1/";
const read = (settings: { readonly [name: string]: string | undefined }) => readServerConfig(settings);

test("there is no model unless address and name are set; a key alone changes nothing", () => {
  for (const settings of [
    {},
    { ASSISTANT_BASE_URL: BASE },
    { ASSISTANT_MODEL: "small-1" },
    { ASSISTANT_API_KEY: "k" },
  ]) {
    const { config, problems } = read(settings);
    expect([config.chat, problems]).toEqual([undefined, []]);
  }
});

test("address and name are enough for a model on this machine", () => {
  const { config } = read({ ASSISTANT_BASE_URL: "http://localhost:11434/v1", ASSISTANT_MODEL: "small:1b" });
  expect(config.chat).toEqual({
    baseUrl: "http://localhost:11434/v1",
    model: "small:1b",
    key: undefined,
    dailyLimit: 5000,
  });
});

test("the address loses its last slash", () => {
  const { config } = read({ ASSISTANT_BASE_URL: BASE, ASSISTANT_MODEL: "vendor/small-1", ASSISTANT_API_KEY: "sk-1" });
  expect(config.chat).toEqual({
    baseUrl: "https://api.example.com/v1",
    model: "vendor/small-1",
    key: "sk-1",
    dailyLimit: 5000,
  });
});

test.each([
  ["an address without a scheme", { ASSISTANT_BASE_URL: "api.example.com" }, "ASSISTANT_BASE_URL"],
  ["another scheme", { ASSISTANT_BASE_URL: "ftp://api.example.com" }, "ASSISTANT_BASE_URL"],
  ["a password in the address", { ASSISTANT_BASE_URL: "https://me:secret@api.example.com/v1" }, "ASSISTANT_BASE_URL"],
  ["a query in the address", { ASSISTANT_BASE_URL: "https://api.example.com/v1?key=secret" }, "ASSISTANT_BASE_URL"],
  ["a name with spaces", { ASSISTANT_MODEL: "small 1" }, "ASSISTANT_MODEL"],
  ["a daily limit that is no number", { ASSISTANT_DAILY_LIMIT: "many" }, "ASSISTANT_DAILY_LIMIT"],
  ["a daily limit of nothing", { ASSISTANT_DAILY_LIMIT: "0" }, "ASSISTANT_DAILY_LIMIT"],
  ["a key with a space", { ASSISTANT_API_KEY: "Bearer secret" }, "ASSISTANT_API_KEY"],
  ["a key with a line end inside", { ASSISTANT_API_KEY: "secret\nx" }, "ASSISTANT_API_KEY"],
  [
    "a key that would be sent unencrypted",
    { ASSISTANT_BASE_URL: "http://api.example.com/v1", ASSISTANT_API_KEY: "secret" },
    "ASSISTANT_BASE_URL",
  ],
])("%s is refused in one sentence that does not repeat a secret", (_, settings, name) => {
  const { config, problems } = read({ ASSISTANT_BASE_URL: BASE, ASSISTANT_MODEL: "small-1", ...settings });
  expect(config.chat).toBeUndefined();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} must .*\\.$`));
  expect(problems[0]).not.toContain("secret");
});

test("the server prints the model and its host, never its key, and says what is missing", () => {
  const settings = { ASSISTANT_BASE_URL: BASE, ASSISTANT_MODEL: "small-1", ASSISTANT_API_KEY: "sk-1" };
  expect(chatSentence(read(settings).config.chat, settings)).toBe(
    "The assistant may ask small-1 at api.example.com if a visitor allows it.",
  );
  const half = { ASSISTANT_MODEL: "small-1" };
  expect(chatSentence(read(half).config.chat, half)).toContain("set ASSISTANT_BASE_URL and ASSISTANT_MODEL");
  expect(chatSentence(undefined, {})).toBeNull();
});
