import { describe, expect, test } from "vitest";
import type { LawTopic } from "../model/law.ts";
import { mergeLaw } from "./merge-law.ts";

const topic = (...places: readonly string[]): LawTopic => ({
  topic: "fees",
  keyedOn: "day",
  columns: {},
  places: Object.fromEntries(places.map((place) => [place, { status: "unknown", columns: {} }])),
});

describe("merged law of several jurisdictions", () => {
  test("contains every jurisdiction of every topic", () => {
    const law = mergeLaw([
      { fees: topic() },
      { fees: topic("US-CA"), rents: topic("US-CA") },
      { fees: topic("US-OR") },
    ]);
    expect(Object.keys(law)).toEqual(["fees", "rents"]);
    expect(Object.keys(law["fees"]?.places ?? {})).toEqual(["US-CA", "US-OR"]);
    expect(Object.keys(law["rents"]?.places ?? {})).toEqual(["US-CA"]);
  });

  test("is empty for no input", () => {
    expect(mergeLaw([])).toEqual({});
  });
});
