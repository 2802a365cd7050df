import { expect, test } from "vitest";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { compiled, documents, openCases } from "./open-cases.ts";

const LOANS = [
  ["promissory-note.en", "five percent in a state whose limit we have not read", "rate", "limit_unknown"],
  ["loan-agreement.en", "a state whose limit was not read", "interest_limit_rate", "interest_limit_limit_unknown"],
  ["credit-agreement.en", "a state whose limit was not read", "interest_limit_rate", "interest_limit_limit_unknown"],
] as const;

test.each(LOANS)("if no limit was read for a state, a %s is made only below every limit that was read", (...loan) => {
  const [id, unreadCase, field, warning] = loan;
  const definition = documents.find(([name]) => name === id)![1];
  const unread = openCases(definition).find(({ name }) => name === unreadCase)!;
  const stopsAt = (rate: number): readonly string[] => {
    const { today, settings } = unread.page.context;
    const { view } = openFilledForm(compiled, definition, { ...unread.answers, [field]: rate }, today, settings);
    return view.warnings.filter(({ stop }) => stop).map((one) => one.id);
  };
  const limits = Object.values(compiled.law["usury"]!.places).flatMap(({ columns }) =>
    (columns["limit"] ?? []).map(({ value }) => Number(value)),
  );
  expect(limits.length).toBeGreaterThan(5);
  expect(limits.every((limit) => limit > 0)).toBe(true);
  expect(stopsAt(5)).toEqual([]);
  expect(stopsAt(Math.min(...limits))).toEqual([warning]);
});
