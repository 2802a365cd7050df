import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";
import { answersReport } from "../../scripts/cli/draft-report.ts";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { compiled, documents, openCases } from "./open-cases.ts";
import { states } from "./states.ts";

const definition = documents.find(([name]) => name === "power-of-attorney.en")![1];
const springing = openCases(definition).find(
  ({ answers }) => answers["start"] === "incapacity" && answers["place"] === "US-TX",
)!;

type Rows = readonly { readonly value: unknown }[];
type LawFile = { readonly places: { readonly [place: string]: { readonly [column: string]: Rows | undefined } } };
const lawFile = (topic: string): LawFile =>
  parse(readFileSync(join(ROOT, `catalog/law/${topic}.yaml`), "utf8")) as LawFile;
const springingPowers = lawFile("springing-powers");
const signing = lawFile("power-of-attorney");
const allows = (place: string): boolean => springingPowers.places[place]?.["allowed"]?.[0]?.value === true;
const hasOwnForm = (place: string): boolean => signing.places[place]?.["own_form"] !== undefined;

const draftIn = (place: string): { readonly isRefused: boolean; readonly text: string } => {
  const { today, settings } = springing.page.context;
  const page = openFilledForm(compiled, definition, { ...springing.answers, place }, today, settings);
  const text = writeText(prepareDocument(definition, { strict: true }).assemble(page.view, page.context));
  return { isRefused: !answersReport(definition, page).fine, text };
};

test("a power that is to start on incapacity never ends on incapacity, in any state", () => {
  expect(states.length).toBe(51);
  for (const place of states) {
    const { isRefused, text } = draftIn(place);
    expect(text, place).not.toMatch(
      /terminates (?:when|if|on|upon)[^.]*incapacit|\(c\) when the Principal becomes incapacitated/,
    );
    expect(isRefused, place).toBe(!allows(place) || hasOwnForm(place));
    if (allows(place))
      expect(text, place).toContain("becomes effective upon the incapacity of the Principal, and not before");
    else expect(text, place).not.toContain("becomes effective upon");
  }
});
