import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RawAnswers } from "../../../model/answers.ts";
import { mergeAnswers } from "./merge-answers.ts";

const plain = (id: string) => ({ shape: "plain" as const, field: { id }, children: [] });
const nodes = [
  plain("purpose"),
  plain("start"),
  { shape: "group" as const, field: { id: "address" }, children: [plain("street"), plain("city")] },
  { shape: "list" as const, field: { id: "parties" }, children: [plain("name"), plain("role")] },
];
const merge = (base: RawAnswers, mine: RawAnswers, theirs: RawAnswers) => mergeAnswers(nodes, { base, mine, theirs });

const list = (rows: { readonly [row: string]: RawAnswers }) => ({ order: Object.keys(rows), rows });

describe("answers of two tabs are merged question by question", () => {
  test("changes to different questions are both kept", () => {
    expect(merge({ purpose: "a" }, { purpose: "b" }, { purpose: "a", start: "2030" })).toEqual({
      answers: { purpose: "b", start: "2030" },
      others: [],
    });
  });

  test("the last write to a question wins, and the other answer is kept as a conflict", () => {
    expect(merge({ purpose: "a" }, { purpose: "mine" }, { purpose: "theirs" })).toEqual({
      answers: { purpose: "mine" },
      others: [{ path: "purpose", value: "theirs" }],
    });
  });

  test("the same change on both sides is one change", () => {
    expect(merge({}, { purpose: "x" }, { purpose: "x" })).toEqual({ answers: { purpose: "x" }, others: [] });
  });

  test("a date is one question: its parts are never mixed", () => {
    const { answers, others } = merge(
      { start: { year: "2030", month: "1" } },
      { start: { year: "2031", month: "1" } },
      { start: { year: "2030", month: "5" } },
    );
    expect(answers).toEqual({ start: { year: "2031", month: "1" } });
    expect(others).toEqual([{ path: "start", value: { year: "2030", month: "5" } }]);
  });

  test("parts of an address are questions of their own", () => {
    expect(merge({}, { address: { street: "1 High St" } }, { address: { city: "Dover" } }).answers).toEqual({
      address: { street: "1 High St", city: "Dover" },
    });
  });

  test("rows keep their own changes, and a removed row is kept only if the other tab changed it", () => {
    const base = { parties: list({ r1: { name: "Ann" }, r2: { name: "Bo" }, r3: { name: "Cy" } }) };
    const mine = { parties: list({ r1: { name: "Ann", role: "buyer" }, r3: { name: "Cy" } }) };
    const theirs = { parties: list({ r2: { name: "Bob" }, r1: { name: "Anna" } }) };
    expect(merge(base, mine, theirs)).toEqual({
      answers: { parties: { order: ["r1", "r2"], rows: { r1: { name: "Anna", role: "buyer" }, r2: { name: "Bob" } } } },
      others: [],
    });
  });

  test("rows that both tabs added under one id are kept as two rows", () => {
    const base = { parties: list({ r1: { name: "Ann" } }) };
    const mine = { parties: list({ r1: { name: "Ann" }, r2: { name: "Mine" } }) };
    const theirs = { parties: list({ r1: { name: "Ann" }, r2: { name: "Theirs" } }) };
    expect(merge(base, mine, theirs)).toEqual({
      answers: {
        parties: {
          order: ["r1", "r2", "r3"],
          rows: { r1: { name: "Ann" }, r2: { name: "Mine" }, r3: { name: "Theirs" } },
        },
      },
      others: [],
    });
  });

  test("no answer of either tab is lost", () => {
    const word = fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined });
    const row = fc.record({ name: word, role: word });
    const parties = fc
      .uniqueArray(fc.constantFrom("r1", "r2", "r3"))
      .chain((order) =>
        fc.record({ order: fc.constant(order), rows: fc.record(Object.fromEntries(order.map((id) => [id, row]))) }),
      );
    const answers = fc.record({
      purpose: word,
      start: word,
      address: row,
      parties,
    }) as unknown as fc.Arbitrary<RawAnswers>;
    const words = (value: unknown, path = ""): readonly string[] =>
      typeof value === "string"
        ? [value]
        : Object.entries(value ?? {}).flatMap(([key, one]) => (key === "order" ? [] : words(one, `${path}.${key}`)));
    fc.assert(
      fc.property(answers, answers, answers, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs);
        const all = [...words(merged.answers), ...merged.others.flatMap(({ value }) => words(value))];
        const before = new Set(words(base));
        for (const typed of [...words(mine), ...words(theirs)]) if (!before.has(typed)) expect(all).toContain(typed);
        // Merging what is there already changes nothing.
        expect(merge(theirs, theirs, merged.answers).others).toEqual([]);
      }),
    );
  });
});
