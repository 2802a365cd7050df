import { expect, test } from "vitest";
import { documents, openCases } from "./open-cases.ts";

const definition = documents.find(([name]) => name === "eviction-notice.en")![1];

/** The message of the form where it stops, for a case. */
const refusalIn = (name: string): string =>
  openCases(definition)
    .find((one) => one.name === name)!
    .page.view.warnings.filter(({ stop }) => stop)
    .map(({ text }) => text)
    .join(" ");

test.each([
  ["unpaid rent in Washington has a form of its own", "RCW 59.18.057", "10-day"],
  ["a breach in Washington needs the notice for a breach", "10-day notice to comply or vacate", "59.18.057"],
  ["a monthly tenancy in Washington ends only for a cause", "one of the causes in RCW 59.18.650(2)", "59.18.057"],
  ["New York sets its own wording", "14-day demand", "226-c"],
  ["a monthly tenancy in New York needs the notice of section 226-c", "§ 226-c", "14-day demand"],
  ["a breach in New York, whose rule we have not read", "self-help center", "14-day demand"],
])("%s: the refusal names the notice for this ground only", (name, named, other) => {
  expect(refusalIn(name)).toContain(named);
  expect(refusalIn(name)).not.toContain(other);
});
