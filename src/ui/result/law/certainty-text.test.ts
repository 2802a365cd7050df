import { expect, test } from "vitest";
import type { LawSource, ToolRefusal } from "../../../model/tool-result.ts";
import { certaintySentence } from "./certainty-text.ts";

const read = (certainty: LawSource["certainty"], kind: LawSource["kind"], isForNextStepsOnly = false): LawSource =>
  ({ certainty, kind, isForNextStepsOnly, site: null }) as LawSource;

const refusal = (because: ToolRefusal["reason"]): ToolRefusal => ({
  reason: because,
  say: "Not known.",
  official: null,
});

test.each([
  ["no law", [], "Calculated from your answers alone."],
  ["a statute", [read("confirmed", "statute")], "Read in the statute."],
  [
    "a statute and a court's page",
    [read("confirmed", "statute"), read("confirmed", "court")],
    "Read on the court's page.",
  ],
  [
    "a statute and a summary",
    [read("confirmed", "statute"), read("secondary", "commercial")],
    "Read in a summary. Check it before you rely on it.",
  ],
  [
    "a statute, and a summary for a next step",
    [read("confirmed", "statute"), read("secondary", "commercial", true)],
    "Read in the statute.",
  ],
] as const)("a result from %s states one certainty, that of its weakest source", (_, sources, says) =>
  expect(certaintySentence({ sources, refusal: null })).toBe(says),
);

test.each([
  ["unknown", "Not known."],
  ["disputed", "Sources disagree."],
] as const)("a refusal because of %s law says so in the same form", (certainty, says) =>
  expect(certaintySentence({ sources: [read(certainty, null)], refusal: refusal("law") })).toBe(says),
);
