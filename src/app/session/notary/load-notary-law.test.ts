import { describe, expect, it } from "vitest";
import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { JurisdictionLaw, LawColumn, LawTopic } from "../../../model/law.ts";
import { lookUpLaw } from "../../../law/look-up-law.ts";
import { parseIsoDate } from "../../../values/date.ts";
import { notaryStates } from "./load-notary-law.ts";

const TODAY = "2026-11-29";

const row = (value: string | boolean) => ({
  from: "2026-01-01",
  value,
  cite: "§ 1",
  source: "https://law.example/1",
  checked: "2026-11-01",
  reviewBy: "2027-11-01",
});

const topicOf = (
  columns: { readonly [name: string]: LawColumn["type"] },
  places: { readonly [code: string]: JurisdictionLaw },
): LawTopic =>
  ({
    columns: Object.fromEntries(Object.entries(columns).map(([name, type]) => [name, { type }])),
    places,
  }) as unknown as LawTopic;

const places = ["US-AA", "US-BB", "US-CC"].map((code): Jurisdiction => ({
  code,
  kind: "state",
  names: { en: code.slice(-2), ja: `${code.slice(-2)}州` },
}));

const topics = {
  certificates: topicOf(
    { acknowledgment: "text", representative: "text", jurat: "text", notice: "text" },
    {
      "US-AA": { status: "confirmed", columns: { acknowledgment: [row("State of AA")], notice: [row("A notice")] } },
      "US-BB": { status: "secondary", columns: { jurat: [row("State of BB")] } },
      "US-CC": { status: "confirmed", columns: { notice: [row("A notice")] } },
    },
  ),
  video: topicOf(
    { allowed: "boolean" },
    {
      "US-AA": { status: "disputed", note: "Some sites say yes, others no.", columns: { allowed: [row(true)] } },
      "US-BB": {
        status: "confirmed",
        // The row of a later day is not in force yet.
        columns: { allowed: [row(true), { ...row(false), from: "2027-01-01" }] },
      },
    },
  ),
  identification: topicOf(
    { card: "text", known: "boolean" },
    { "US-BB": { status: "confirmed", columns: { known: [row(false)] } } },
  ),
};

describe("the law for notaries", () => {
  const states = notaryStates(topics, places, TODAY, "ja");

  it("lists the states with a certificate that was read, and what each of them has", () => {
    expect(states.map(({ state, wordings }) => [state, wordings.acknowledgment.value, wordings.jurat.value])).toEqual([
      ["AA", "State of AA", null],
      ["BB", null, "State of BB"],
    ]);
    expect(states.map(({ label }) => label)).toEqual(["AA州", "BB州"]);
    expect(states.map(({ notice }) => notice)).toEqual(["A notice", null]);
    expect(states[1]!.wordings.jurat).toEqual({
      value: "State of BB",
      status: "secondary",
      cite: "§ 1",
      source: "https://law.example/1",
      note: null,
    });
  });

  it("has the values that forms find, too", () => {
    const today = parseIsoDate(TODAY)!;
    for (const { place, video, known } of states) {
      expect(video.value).toBe(lookUpLaw(topics.video, place, today, today)["allowed"]);
      expect(known.value).toBe(lookUpLaw(topics.identification, place, today, today)["known"]);
    }
  });

  it("never takes a disputed or unread value for a yes or a no", () => {
    expect(states[0]!.video).toMatchObject({ value: null, status: "disputed", note: "Some sites say yes, others no." });
    expect(states[0]!.known).toMatchObject({ value: null, status: "unknown" });
    expect(states[0]!.card).toMatchObject({ value: null, status: "unknown" });
    expect([states[1]!.video.value, states[1]!.known.value]).toEqual([true, false]);
  });
});
