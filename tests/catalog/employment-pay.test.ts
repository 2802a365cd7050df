import { expect, test } from "vitest";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import type { LawStatus } from "../../src/model/law.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import { compiled, documents, openCases } from "./open-cases.ts";
import { states } from "./states.ts";

const definition = documents.find(([name]) => name === "employment-agreement.en")![1];
const caseNamed = (name: string) => openCases(definition).find((one) => one.name === name)!;
const hourly = caseNamed("the federal minimum itself in Texas");
const salaried = caseNamed("the federal minimum wage for the hours itself, as a salary in Texas");

type Found = { readonly stops: readonly string[]; readonly all: readonly string[] };

const foundIn = (place: string, { answers, page }: typeof hourly, change: RawAnswers): Found => {
  const given = { ...answers, work_state: place, ...change };
  const { view } = openFilledForm(compiled, definition, given, page.context.today, page.context.settings);
  return {
    stops: view.warnings.filter(({ stop }) => stop).map(({ id }) => id),
    all: view.warnings.map(({ id }) => id),
  };
};

/** Whether a column has a value for a jurisdiction in December 2026; no row and no value on that date are unknown. */
const isRead = (topic: string, place: string, column: string): boolean => {
  const law = compiled.law[topic]!.places[place];
  const open: readonly (LawStatus | undefined)[] = ["unknown", "disputed"];
  const value = law?.columns[column]?.find(({ from, to }) => from <= "2026-12-07" && (to ?? "9999") >= "2026-12-07");
  return value !== undefined && !open.includes(value.status ?? law?.status);
};

test.each(states.map((place) => [place]))(
  "%s: nothing is agreed below the federal minimum wage, and unknown law is named",
  (place) => {
    expect(foundIn(place, hourly, { wage: 7.24 }).stops).toContain("federal_wage");
    expect(foundIn(place, salaried, { salary: 15079.99 }).stops).toContain("salary_below_federal_wage");

    const read = isRead("minimum_wage", place, "hourly");
    expect(foundIn(place, hourly, { wage: 7.25 }).all.includes("wage_unread")).toBe(!read);
    expect(foundIn(place, salaried, { salary: 15080 }).all.includes("salary_wage_unread")).toBe(!read);

    const known = isRead("pay_frequency", place, "monthly_barred");
    const monthly = foundIn(place, hourly, { pay_period: "monthly" });
    expect(monthly.all.includes("frequency_unread")).toBe(!known);
    if (!known) expect(monthly.stops).not.toContain("monthly_barred");
  },
);
