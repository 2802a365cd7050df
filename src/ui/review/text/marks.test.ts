import fc from "fast-check";
import { expect, it } from "vitest";
import type { Finding } from "../../../model/review/review.ts";
import { marksOf, passageGroups, passagesOf, segmentsOf } from "./marks.ts";

const TEXT = "The rent is $5.\n\nNotice is 30 days.\nEnd.";

const finding = (id: string, start: number, end: number): Finding => ({
  id,
  rule: id,
  playbook: "any",
  check: "clause",
  severity: "low",
  title: id,
  quote: { start, end, text: TEXT.slice(start, end) },
  also: [],
  section: null,
  says: "",
  why: "",
});

it("marks cover the quoted words in each paragraph, and overlapping findings are marked once (R14)", () => {
  const marks = marksOf([finding("late", 27, 34), finding("rent", 4, 14), finding("inner", 8, 12)]);
  const shown = passagesOf(TEXT).map((passage) =>
    segmentsOf(TEXT, passage, marks).map(({ text, mark }) => (mark ? `[${mark.finding}:${text}]` : text)),
  );
  expect(shown).toEqual([["The ", "[rent:rent is $5]", "."], ["Notice is ", "[late:30 days]", "."], ["End."]]);
});

it("passages contain every word of a text once and have a limited length", () => {
  const texts = fc.string({ unit: fc.constantFrom("a", " ", "\n", "bb"), maxLength: 400 });
  fc.assert(
    fc.property(texts, (text) => {
      const passages = passagesOf(text);
      const joined = passages.map(({ start, end }) => text.slice(start, end)).join("");
      expect(joined.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
  const line = "word ".repeat(400_000);
  const passages = passagesOf(line);
  expect(Math.max(...passages.map(({ start, end }) => end - start))).toBeLessThanOrEqual(3001);
  expect(passages.at(-1)?.end).toBe(line.length);
  expect(Math.max(...passagesOf("x".repeat(10_000)).map(({ start, end }) => end - start))).toBe(3000);
});

it("passages are grouped by their length, so that long paragraphs do not render many at a time", () => {
  const passage = (start: number, end: number) => ({ start, end });
  const passages = [passage(0, 60), passage(60, 90), passage(90, 130), passage(130, 430), passage(430, 450)];
  // 60 + 30 fit into 100; 40 more do not. 300 alone exceed 200 and are a group of their own.
  expect(passageGroups(passages, 100, 200).map((group) => group.map(({ start }) => start))).toEqual([
    [0, 60],
    [90],
    [130],
    [430],
  ]);
  expect(passageGroups([], 100, 200)).toEqual([]);
});
