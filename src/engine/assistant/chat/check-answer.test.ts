import { describe, expect, test } from "vitest";
import { checkAnswer } from "./check-answer.ts";

const LAW = "law:small-claims.limit@US-AK";
const sources = new Map([
  [LAW, [{ cite: "AS 22.15.040(a)", href: "https://law.example/22", date: "2026-11-21", grade: "confirmed" }]],
]);
const texts = [
  JSON.stringify([{ id: LAW, value: "$10,000", note: "Answer within 30 days. https://courts.example/alaska" }]),
];
const check = (answer: string, visitor: readonly string[] = []) =>
  checkAnswer(answer, { sources, texts }, visitor, "(your figure)");

describe("an answer is shown", () => {
  test("with the sources that tools returned, and without their marks", () =>
    expect(check(`The limit is **$10,000** [[${LAW}]].`)).toEqual({
      ok: true,
      text: "The limit is $10,000.",
      ids: [LAW],
    }));

  test("without marks of sources that no tool returned", () =>
    expect(check(`The limit is $10,000 [[${LAW}]] [[law:made.up@US-AK]].`)).toMatchObject({ ok: true, ids: [LAW] }));

  test("with the visitor's own figure marked as such", () =>
    expect(check(`You can claim $4,000: the limit is $10,000 [[${LAW}]].`, ["They owe me $4,000"])).toMatchObject({
      text: "You can claim $4,000 (your figure): the limit is $10,000.",
    }));

  test("with a figure that the visitor wrote without its unit", () =>
    expect(check(`You earn $4,000: the limit is $10,000 [[${LAW}]].`, ["I earn 4000"])).toMatchObject({ ok: true }));

  test("with numbered steps", () => expect(check(`1. Ask.\n2. Claim up to $10,000 [[${LAW}]].`).ok).toBe(true));

  test("if it only asks something", () =>
    expect(check("Which state do you live in?")).toEqual({ ok: true, text: "Which state do you live in?", ids: [] }));
});

describe("an answer is refused", () => {
  test.each([
    ["without a source", "The limit is ten thousand dollars.", "uncited"],
    ["with a source that no tool returned only", "The limit is $10,000 [[law:made.up@US-AK]].", "uncited"],
    ["that states something before it asks", "You will win. Do you want to sue?", "uncited"],
    ["with another amount", `The limit is $12,000 [[${LAW}]].`, "unknown_figure"],
    ["with another amount in words", `The limit is twelve thousand dollars [[${LAW}]].`, "unknown_figure"],
    ["with another unit", `Answer within 30 months [[${LAW}]].`, "unknown_figure"],
    ["with an amount where a tool returned days", `Pay $30 [[${LAW}]].`, "unknown_figure"],
    ["with a percentage where a tool returned days", `It is 30% [[${LAW}]].`, "unknown_figure"],
    ["with days where a tool returned an amount", `Wait 10,000 days [[${LAW}]].`, "unknown_figure"],
    ["with a figure without the unit that a tool returned", `It is 10,000 [[${LAW}]].`, "unknown_figure"],
    ["with full-width digits", `The limit is １２０００ [[${LAW}]].`, "unknown_figure"],
    ["with Japanese numerals", `上限は一万二千円です [[${LAW}]]。`, "unknown_figure"],
    ["with another section", `See § 22.15.999 [[${LAW}]].`, "unknown_figure"],
    ["with a telephone number", `Call 1-900-555-0199 [[${LAW}]].`, "unknown_figure"],
    ["with an address that no tool returned", `Pay at https://evil.example/pay [[${LAW}]].`, "unknown_address"],
    ["with the name of another site", `Go to free-forms.example.net [[${LAW}]].`, "unknown_address"],
    ["with an e-mail address", `Write to me@evil.example [[${LAW}]].`, "unknown_address"],
    ["with a row of at signs", `${"@".repeat(4000)} ${"a@".repeat(2000)} [[${LAW}]].`, "unknown_address"],
    ["that is empty but for marks", `[[${LAW}]]`, "empty"],
  ])("%s", (_, answer, fault) => expect(check(answer)).toEqual({ ok: false, fault }));

  test("an address that a tool returned is shown", () =>
    expect(check(`See https://courts.example/alaska. [[${LAW}]]`).ok).toBe(true));
});
