import { describe, expect, test } from "vitest";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { DocumentDefinition } from "../../model/definition.ts";
import type { WarningView } from "../../model/form-view.ts";
import { parseIsoDate } from "../../values/date.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../../../tests/support/sample-catalog.ts";

// Fictional law: California allows ten percent, Oregon sets no limit (secondary source), Nevada is unknown.
const law = `topic: lending
title: Limits on interest
keyed_on: start
official: https://example.org/lending
defaults: { from: 2024-01-01, source: "https://example.com/1", cite: Sample Code § 1, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  limit: { unit: percent, bound: inclusive_max, label: Highest yearly interest }
  days: { unit: day, bound: min, label: Notice }
places:
  US-CA: { status: confirmed, quote: ten percent, limit: 10, days: 14 }
  US-OR: { status: secondary, limit: { value: null }, days: 7 }
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US-OR, kind: state, name: { en: Oregon } }
  - { code: US-NV, kind: state, name: { en: Nevada } }
`;

const lawUse = `law:
  place: home
  on: start
  topics: { lending: { needed: [days], when: pets = true, otherwise: Ask the court for its form. } }
`;

const documentWith = (more: { readonly law?: string; readonly when?: string } = {}): string =>
  baseDocument
    .replace("steps:\n", `${more.law ?? lawUse}steps:\n`)
    .replace(
      "      - { id: owner,",
      `      - { id: home, kind: place, places: [state], label: Which state? }
      - { id: rate, kind: percent, label: Which rate? }
      - { id: owner,`,
    )
    .replace(
      "checks:\n",
      `checks:\n  - { id: high, when: ${more.when ?? "rate > law.lending.limit"}, at: rate, say: Lower the rate. }\n`,
    );

const compileWith = (text: string, topic = law) =>
  compileFiles({
    [BASE_PATH]: text,
    "catalog/law/lending.yaml": topic,
    "catalog/law-sources.yaml": "sources: [{ host: example.com, name: Example Code, kind: statute }]\n",
    "catalog/places.yaml": places,
  });

const compiled = compileWith(documentWith());
const prepared = prepareForm(compiled.definitions.get("sample.en") as never);

const warningsFor = (answers: RawAnswers, isLawPending = false, loaded = compiled.law): readonly WarningView[] => {
  const today = parseIsoDate("2026-11-23")!;
  const context = { today, locale: "en", jurisdiction: null, settings: compiled.settings.defaults, law: loaded };
  return prepared.evaluate({ pets: true, ...answers }, { ...context, isLawPending }).warnings;
};

const codes = (text: string, topic = law): readonly string[] =>
  compileWith(text, topic).problems.map(({ code }) => code);

describe("law behind a warning", () => {
  test("shows the value with its unit, citation, effective date and certainty", () => {
    const [high] = warningsFor({ home: "US-CA", rate: "12" });
    expect(high).toMatchObject({ id: "high", path: "rate" });
    expect(high?.law).toEqual([
      {
        topic: "lending",
        column: "limit",
        label: "Highest yearly interest",
        jurisdiction: "California",
        formatted: "at most 10%",
        status: "confirmed",
        cite: "Sample Code § 1",
        href: "https://example.com/1",
        inForceFrom: "2024-01-01",
        checked: "2026-11-20",
        about: "In force since at least January 1, 2024. Read in the statute. Last checked on November 20, 2026.",
      },
    ]);
  });

  test("applies a decision to one answer: another rate above the limit has another key, the same rate the same", () => {
    const decision = (rate: string, more: RawAnswers = {}) =>
      warningsFor({ home: "US-CA", rate, ...more }).find(({ id }) => id === "high")?.decision;
    expect(decision("12")).toBe(decision("12", { jobs: [] }));
    expect(decision("12")).not.toBe(decision("13"));
  });

  test("refuses a jurisdiction whose required law is unknown as soon as it is chosen", () => {
    const [stop, ...others] = warningsFor({ home: "US-NV" });
    expect(others).toEqual([]);
    expect(stop).toMatchObject({ id: "law_unknown", path: "pets", stop: true, atOnce: true });
    expect(stop?.text).toBe(
      "We do not have this form for Nevada yet. We have not confirmed this part of the law there: Limits on interest. Ask the court for its form.",
    );
    expect(stop?.law?.[0]).toMatchObject({
      formatted: "not confirmed",
      href: "https://example.org/lending",
      cite: "Where to look: example.org",
    });
  });

  test("refuses it in the browser, too, where topics without a row in the jurisdiction are not loaded", () => {
    const { topics } = compiled.definitions.get("sample.en") as DocumentDefinition;
    const found = warningsFor({ home: "US-NV" }, false, topics ?? {});
    expect(found.map(({ id, law: facts }) => [id, facts?.[0]?.href])).toEqual([
      ["law_unknown", "https://example.org/lending"],
    ]);
    expect(warningsFor({ home: "US-CA", rate: "12" }, false, compiled.law)).toHaveLength(1);
  });

  test("refuses nothing while the topic does not matter or the law is loading", () => {
    expect(warningsFor({ home: "US-NV", pets: false })).toEqual([]);
    expect(warningsFor({ home: "US-NV" }, true)).toEqual([]);
  });

  test("lists secondary sources as a note that requires no decision", () => {
    const [note] = warningsFor({ home: "US-OR", rate: "50" });
    expect(note).toMatchObject({ id: "law_in_summary", stop: false, fact: true, atOnce: true });
    expect(note?.law?.map(({ label, formatted }) => [label, formatted])).toEqual([
      ["Notice", "at least 7 days"],
      ["Highest yearly interest", "no such rule found"],
    ]);
    expect(warningsFor({ home: "US-CA", rate: "1" })).toEqual([]);
    expect(warningsFor({ home: "US-OR", rate: "50", pets: false })).toEqual([]);
  });
});

describe("law columns in the catalog check", () => {
  test("requires a label for a column that a check reads (CW201)", () => {
    expect(codes(documentWith())).not.toContain("CW201");
    expect(codes(documentWith(), law.replace(", label: Highest yearly interest", ""))).toContain("CW201");
  });

  test("requires the jurisdiction of required law on the first step (CW202)", () => {
    const home = "      - { id: home, kind: place, places: [state], label: Which state? }\n";
    const late = documentWith().replace(home, "").replace("      - { id: start,", `${home}      - { id: start,`);
    expect(codes(documentWith())).not.toContain("CW202");
    expect(codes(late)).toContain("CW202");
    expect(codes(late.replace("needed: [days], ", ""))).not.toContain("CW202");
  });

  test("reports checks that repeat what the engine says about law (CW203)", () => {
    const stop = (when: string) => documentWith({ when: `${when}, stop: true` });
    expect(codes(stop('law.lending.columns.days.status = "unknown"'))).toContain("CW203");
    expect(codes(documentWith({ when: 'law.lending.certainty = "secondary"' }))).toContain("CW203");
    expect(codes(documentWith({ when: 'law.lending.certainty = "disputed"' }))).not.toContain("CW203");
    expect(codes(stop("rate > 50"))).not.toContain("CW203");
    // A warning may say what the engine does not: it stops nothing.
    expect(codes(documentWith({ when: 'law.lending.columns.days.status = "unknown"' }))).not.toContain("CW203");
  });

  test("reports required and conditional columns that do not exist (CW021)", () => {
    expect(codes(documentWith({ law: lawUse.replace("[days]", "[weeks]") }))).toContain("CW021");
    expect(codes(documentWith({ law: lawUse.replace("needed: [days]", "columns: { weeks: pets = true }") }))).toContain(
      "CW021",
    );
  });
});
