import { describe, expect, test } from "vitest";
import type { PageDefinition } from "../../src/model/definition.ts";
import type { LawFact } from "../../src/model/form-view.ts";
import { compiled, documents, openCases } from "./open-cases.ts";

const pages: readonly (readonly [name: string, page: PageDefinition])[] = [...documents, ...compiled.tools];

const isOpen = ({ status }: LawFact): boolean => status === "unknown" || status === "disputed";

describe("law behind every warning of the catalog", () => {
  test("every check that reads law shows a value with citation, link and effective date in every case where it applies", () => {
    const shown = new Set<string>();
    for (const [name, definition] of documents) {
      const reading = new Set(definition.checks.filter(({ law }) => law).map(({ id }) => id));
      for (const { name: of, page } of openCases(definition)) {
        for (const { id, law = [] } of page.view.warnings.filter((warning) => reading.has(warning.id))) {
          expect(law.length, `${name}, ${of}: ${id}`).toBeGreaterThan(0);
          for (const fact of law.filter((one) => !isOpen(one))) {
            const { cite, href, inForceFrom, checked, jurisdiction, about } = fact;
            expect([cite, href, inForceFrom, checked].includes(null), `${name}, ${of}: ${id} ${fact.label}`).toBe(
              false,
            );
            expect(`${jurisdiction} ${about}`, `${name}, ${of}: ${id}`).not.toMatch(/US-[A-Z]{2}|…/);
          }
          shown.add(`${name} ${id}`);
        }
      }
      for (const id of reading) expect(shown.has(`${name} ${id}`), `${name}: a case for ${id}`).toBe(true);
    }
  });

  test.each([
    [
      "a thousandth more than Illinois allows",
      "above_limit",
      "9.001% a year is above the general limit of 9% in Illinois (",
      "815 ILCS 205/4(1)",
    ],
    [
      "three hundred thousand dollars in New York at thirty percent",
      "crime_rate",
      "30% a year is above 25%.",
      "N.Y. Penal Law § 190.40",
    ],
    [
      "a business loan in Illinois is exempt",
      "exempt_read",
      "12% a year is above the general limit of 9% in Illinois (",
      "815 ILCS 205/4(1)",
    ],
  ])("the note of %s shows its rate, the limit, the statute and the date", (name, id, says, cite) => {
    const [, note] = documents.find(([of]) => of === "promissory-note.en")!;
    const { page } = openCases(note).find((one) => one.name === name)!;
    const { text, law = [] } = page.view.warnings.find((warning) => warning.id === id)!;
    expect(text).toContain(says);
    expect(law.find((fact) => fact.cite?.startsWith(cite))).toMatchObject({ inForceFrom: "2026-01-01" });
  });

  test("required law has an official page", () => {
    for (const [name, { law }] of pages) {
      for (const { name: topic, official } of law?.needed ?? [])
        expect(official, `${name}: ${topic}`).toMatch(/^https:/);
    }
  });

  test("every refusal for a jurisdiction says what to do and links a page", () => {
    const refusals = documents.flatMap(([, definition]) =>
      openCases(definition).flatMap(({ page }) => page.view.warnings.filter(({ id }) => id === "law_unknown")),
    );
    expect(refusals.length).toBeGreaterThan(3);
    for (const { text, law = [], stop, atOnce } of refusals) {
      expect([stop, atOnce]).toEqual([true, true]);
      expect(text.split(". ").length, text).toBeGreaterThan(2);
      expect(law[0]?.href, text).toMatch(/^https:/);
    }
  });
});

const ENDS = /\b(last day|ends?|until|expires?)\b|^最後の日/i;

test("a document that asks for its last day offers it to the Expiration Tracker", () => {
  for (const [name, { steps, lasts }] of documents) {
    const asked = steps.flatMap(({ fields }) => fields).filter(({ kind }) => kind === "date");
    const labels = asked.map(({ label }) => label.filter((part) => typeof part === "string").join(""));
    if (labels.some((label) => ENDS.test(label))) expect(lasts?.until, name).toBeDefined();
  }
});
