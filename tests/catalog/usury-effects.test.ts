import { expect, test } from "vitest";
import { documents, openCases } from "./open-cases.ts";

const definition = documents.find(([name]) => name === "promissory-note.en")![1];

/** The text of a case's warning; empty if it does not appear. */
const textOf = (name: string, warning: string): string =>
  openCases(definition)
    .find((one) => one.name === name)!
    .page.view.warnings.find(({ id }) => id === warning)?.text ?? "";

test("a note is called void only where the consequence was read", () => {
  expect(
    textOf("one dollar less than the civil exemption of New York at twenty-four percent", "above_limit"),
  ).toContain("a note signed by an individual is void");
  expect(
    textOf("one dollar less than the criminal exemption of New York at twenty-six percent", "crime_rate"),
  ).toContain("void from the beginning");
  expect(textOf("five hundred thousand dollars in Florida at nineteen percent", "above_limit")).toContain(
    "We have not checked what happens to a note",
  );
  expect(textOf("a large loan in Florida at twenty-six percent", "crime_rate")).toContain(
    "We have not checked what happens to a note",
  );
  for (const warning of ["above_limit", "crime_rate"])
    expect(textOf("a large loan in Florida at twenty-six percent", warning)).not.toContain("void");
});

test("a large loan in New York names the criminal limit of 25 percent, up to the amount at which that limit ends", () => {
  const at24 = textOf("three hundred thousand dollars in New York at twenty-four percent", "crime_limit_remains");
  expect(at24).toContain("The criminal limit of 25% still applies to this loan in New York (N.Y. Penal Law § 190.40");
  expect(textOf("the criminal exemption of New York itself at twenty-six percent", "crime_limit_remains")).toBe("");
});
