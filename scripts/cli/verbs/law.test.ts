import { describe, expect, test } from "vitest";
import type { LawByTopic, LawValue } from "../../../src/model/law.ts";
import { staleLaw } from "./law.ts";

const row = (from: string, reviewBy: string): LawValue => ({
  from,
  value: "5",
  cite: "Code § 1",
  source: "https://example.com/1",
  checked: "2026-01-01",
  reviewBy,
});

const law: LawByTopic = {
  fees: {
    topic: "fees",
    keyedOn: "day",
    columns: { cap: { type: "number" } },
    places: {
      "US-CA": {
        status: "confirmed",
        columns: { cap: [row("2020-01-01", "2026-06-30"), row("2026-01-01", "2027-06-30")] },
      },
      "US-NV": {
        status: "confirmed",
        columns: { cap: [row("2026-08-01", "2026-06-30"), row("2020-01-01", "2026-06-30")] },
      },
      "US-OR": { status: "confirmed", columns: { cap: [row("2021-01-01", "2026-03-01")] } },
    },
  },
};

describe("law that is to be read again", () => {
  test("lists law past its review date, the longest overdue first", () => {
    const found = staleLaw(law, "2026-07-01").map(({ place, from }) => [place, from]);
    expect(found).toEqual([
      ["US-OR", "2021-01-01"],
      ["US-NV", "2026-08-01"],
      ["US-NV", "2020-01-01"],
    ]);
  });

  test("omits a value that a later one has replaced, once the later one is in force", () => {
    const found = staleLaw(law, "2026-08-01").filter(({ place }) => place === "US-NV");
    expect(found.map(({ from }) => from)).toEqual(["2026-08-01"]);
  });

  test("does not list a value on its very day of review", () => {
    expect(staleLaw(law, "2026-03-01")).toEqual([]);
    expect(staleLaw(law, "2026-03-02")).toHaveLength(1);
  });
});
