import { expect, test } from "vitest";
import { englishCues } from "../cues/cues-english.ts";
import { findSpans } from "./find-spans.ts";

const places = [
  { code: "XA-IN", kind: "state", names: { en: "Inland", ja: "イン州" } },
  { code: "XA-ON", kind: "state", names: { en: "Onland" } },
] as const;
const plan = { referrals: {}, cities: { "XA-ON": { en: ["big city"] } }, services: [], equivalents: {}, pages: {} };
const found = (typed: string) =>
  findSpans(typed, { cues: englishCues, places, plan }).map(({ type, unit, value }) => `${type} ${unit} ${value}`);

test.each([
  ["$1,800 a month", ["amount money 1800"]],
  ["750k", ["amount money 750000"]],
  ["3.5 million", ["amount money 3500000"]],
  ["33.3% of $60,000,", ["amount percent 33.3", "amount money 60000"]],
  ["two kids", ["amount none 2"]],
  ["600万円", ["amount money 6000000"]],
  ["June 1, 2024", ["date none 2024-06-01"]],
  ["the 3rd of March 2025", ["date none 2025-03-03"]],
  ["hit on 6/15/23 by a van", ["date none 2023-06-15"]],
  ["on 3-14-2024", ["date none 2024-03-14"]],
  ["five hundred dollars", ["amount money 500"]],
  ["a hundred chairs", ["amount none 100"]],
  ["ten thousand a year", ["amount money 10000"]],
  ["2026年12月1日", ["date none 2026-12-01"]],
  ["in big city", ["place none XA-ON"]],
  ["a home IN the country", ["place none XA-IN"]],
  ["put it in writing", []],
  ["WHAT IS THE DEPOSIT LIMIT IN ONLAND", ["place none XA-ON"]],
  ["IS THERE A LIMIT ON RENT", []],
  ["IN", ["place none XA-IN"]],
  ["SMALL TOWN, IN", ["place none XA-IN"]],
  ["INの敷金", ["place none XA-IN"]],
  ["イン州で", ["place none XA-IN"]],
  ["a 2-2-3 schedule", []],
  ["<script>alert(1)</script>", []],
  ["kids (2)", ["amount none 2"]],
])("%s", (typed, spans) => expect(found(typed)).toEqual(spans));
