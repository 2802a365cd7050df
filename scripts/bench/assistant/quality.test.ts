import { expect, test } from "vitest";
import { assistant } from "../../../src/i18n/en/assistant.ts";
import { statesLaw } from "./count-replies.ts";
import { qualityRow } from "./quality.ts";
import { shareOf, slotsF1 } from "./score.ts";

const NONE = { right: 0, of: 0 };

test("a figure without rows has no share", () => {
  expect(shareOf(NONE)).toBeNull();
  expect(shareOf({ right: 0, of: 2 })).toBe(0);
});

test("F1 is missing if no slot was expected, and zero if none was given", () => {
  const score = (slotsFound: typeof NONE, slotsGiven: typeof NONE) =>
    slotsF1({ slotsFound, slotsGiven } as Parameters<typeof slotsF1>[0]);
  expect(score(NONE, { right: 0, of: 1 })).toBeNull();
  expect(score({ right: 0, of: 3 }, NONE)).toBe(0);
  // Recall 1/2, precision 1: 2 × 0.5 / 1.5.
  expect(score({ right: 1, of: 2 }, { right: 1, of: 1 })).toBeCloseTo(2 / 3);
});

test("a row of the page has a dash for a set without rows, and bold figures for those that miss the goal", () =>
  expect(qualityRow("law", [0.9, 1, null, 0.5], 0.9)).toBe("| law | 90.0 | 90.0 | 100.0 | – | **50.0** |"));

test("a law value counts for the place that was asked about, and for no other", () => {
  const wage = (place: string) =>
    ({ status: "confirmed", label: "Hourly wage", jurisdiction: place, formatted: "$12.00" }) as const;
  const citations = [{ cite: "NRS 608.250", href: null, date: null, grade: "confirmed" }];
  const reply = { intent: "law", citations, text: "Hourly wage (Nevada): $12.00." };
  const isRight = (place: string, given: Partial<typeof reply> = {}) =>
    statesLaw({ ...reply, ...given }, [wage(place)], assistant);
  expect(isRight("Nevada")).toBe(true);
  expect(isRight("Arizona")).toBe(false);
  expect(isRight("Nevada", { citations: [] })).toBe(false);
  // A question back does not answer.
  expect(isRight("Nevada", { text: assistant.whichPlace("Hourly wage") })).toBe(false);
  const unknown = { ...wage("Nevada"), status: "unknown" } as const;
  expect(statesLaw({ ...reply, text: assistant.lawUnknown("Hourly wage", "Nevada") }, [unknown], assistant)).toBe(true);
});
