import { expect, test } from "vitest";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { compiled, documents, openCases } from "./open-cases.ts";

const definition = documents.find(([name]) => name === "promissory-note.en")![1];
const unread = openCases(definition).find(
  ({ name }) => name === "five percent in a state whose limit we have not read",
)!;

const stopsAt = (rate: number): readonly string[] => {
  const { today, settings } = unread.page.context;
  const { view } = openFilledForm(compiled, definition, { ...unread.answers, rate }, today, settings);
  return view.warnings.filter(({ stop }) => stop).map(({ id }) => id);
};

test("if no interest limit was read for a state, a note is made only below every limit that was read", () => {
  const limits = Object.values(compiled.law["usury"]!.places).flatMap(({ columns }) =>
    (columns["limit"] ?? []).map(({ value }) => Number(value)),
  );
  expect(limits.length).toBeGreaterThan(5);
  expect(limits.every((one) => one > 0)).toBe(true);
  expect(stopsAt(5)).toEqual([]);
  expect(stopsAt(Math.min(...limits))).toEqual(["limit_unknown"]);
});
