import { expect, test } from "vitest";
import { createCoverNote } from "../../src/engine/document/cover-note/cover-note.ts";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import { inlineText } from "../../src/text/templates/inline-text.ts";
import { parseIsoDate } from "../../src/values/date.ts";
import { openFilledForm } from "../../scripts/cli/open-page.ts";
import { BASE_PATH, baseDocument, compileFiles } from "../support/sample-catalog.ts";

const law = `topic: lending
title: Limits on interest
keyed_on: start
official: https://example.org/lending
defaults: { from: 2024-01-01, source: "https://example.com/1", cite: Sample Code § 1, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  days: { unit: day, bound: min, label: Notice }
places:
  US-CA: { status: confirmed, quote: ten percent, days: 14 }
  US-OR: { status: secondary, days: { value: 7, checked: 2026-11-18 } }
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US-OR, kind: state, name: { en: Oregon } }
`;

const source = baseDocument
  .replace("steps:\n", "law: { place: home, on: start, topics: { lending: { needed: [days] } } }\nsteps:\n")
  .replace(
    "      - { id: owner,",
    "      - { id: home, kind: place, places: [state], label: Which state? }\n      - { id: owner,",
  )
  .replace(
    "signatures: { each: [owner, helpers] }",
    "signatures: { each: [owner, helpers], initials: true }\n  execution: { witnesses: 2 }",
  )
  .replace(
    "cases:\n",
    "next_steps:\n  - { text: Begin the work., due: start }\n  - { text: Feed the pets., when: pets = true }\ncases:\n",
  );

const compiled = compileFiles({
  [BASE_PATH]: source,
  "catalog/law/lending.yaml": law,
  "catalog/law-sources.yaml": "sources: [{ host: example.com, name: Example Code, kind: statute }]\n",
  "catalog/places.yaml": places,
});
const definition = compiled.definitions.get("sample.en") as DocumentDefinition;

const answers: RawAnswers = {
  minor: false,
  home: "US-OR",
  owner: { kind: "person", name: "Ann Poe", address: "1 High St, Dover, DE 19901" },
  helpers: [{ kind: "person", name: "Bo Roe", address: "2 Main St, Akron, OH 44301" }],
  start: "2026-12-01",
  pets: true,
};

/** The words of the page: each paragraph, and the items of each list. */
const noteWith = (more: RawAnswers, changes: Partial<DocumentDefinition> = {}): readonly string[] => {
  const chosen = { ...definition, ...changes };
  const page = openFilledForm(compiled, chosen, { ...answers, ...more }, parseIsoDate("2026-11-20")!);
  const document = prepareDocument(chosen).assemble(page.view, page.context);
  return createCoverNote(chosen, page.view, page.context, document).blocks.flatMap((block) => {
    if (block.type === "list") return block.items.map(({ number, content }) => `${number} ${inlineText(content)}`);
    return "content" in block ? [inlineText(block.content)] : [];
  });
};

const IN_SUMMARY = "We read the following in a summary, not in the law itself. Check it before you rely on it.";

test("explains what a document was made from, what is open, how to sign it, and what comes next", () => {
  expect(noteWith({})).toEqual([
    "About this form",
    "This page is not part of the document. Remove it before you sign, file, or deliver the document. The document in this file (Sample Agreement) was prepared on November 20, 2026 from answers to version 0.9 of our form. It is no substitute for advice from a lawyer.",
    `Law\nThe document was written for the law of Oregon in force on December 1, 2026. We read that law on November 18, 2026. ${IN_SUMMARY}`,
    "1. Notice (Oregon): at least 7 days, Sample Code § 1",
    "Blanks\nNo answers are missing.",
    "How to sign\n2 people must sign. 2 witnesses must also sign. Each signer initials every page. The document may be signed electronically or on paper.",
    "Next steps",
    "1. Begin the work. Date: December 1, 2026.",
    "2. Feed the pets.",
  ]);
});

test.each<readonly [string, RawAnswers, string]>([
  [
    "law that was read in the statute is not listed",
    { home: "US-CA" },
    "Law\nThe document was written for the law of California in force on December 1, 2026. We read that law on November 20, 2026.",
  ],
  [
    "without a jurisdiction, no law was read",
    { home: null },
    "Law\nWe did not look up the law of any particular place for this document.",
  ],
  [
    "a blank is named with its question",
    { owner: { kind: "person", name: "Ann Poe", address: null } },
    "1. Who owns it?: Address",
  ],
  [
    "a blank in a list is named with its row",
    { helpers: [{ kind: "person", name: "Bo Roe", address: null }] },
    "1. Who helps? 1: Address",
  ],
  [
    "several blanks are counted",
    { start: null, helpers: [{ kind: "person", name: null, address: null }] },
    "Blanks\n2 answers are still missing. Fill them in before anyone signs.",
  ],
  ["a step that does not apply is left out", { pets: false }, "1. Begin the work. Date: December 1, 2026."],
])("%s", (_, more, line) => {
  expect(noteWith(more)).toContain(line);
});

test("a warning that the visitor kept is listed, and one that stops is not", () => {
  expect(noteWith({})).not.toContain("Warnings");
  const kept = noteWith({ years: "6" });
  expect(kept).toContain("Warnings\nThe form gave these warnings for the answers in this document.");
  expect(kept).toContain("1. More than five years is long.");
  const checks = definition.checks.map((check) => ({ ...check, stop: true }));
  expect(noteWith({ years: "6" }, { checks }).join("\n")).not.toContain("More than five years");
});

test("each additional signer is counted", () => {
  const helpers = ["Bo Roe", "Cy Doe"].map((name) => ({ kind: "person", name, address: "2 Main St, Akron, OH 44301" }));
  expect(noteWith({ helpers }).join("\n")).toContain("3 people must sign.");
});

test("why a document is signed on paper is added in the language of the form", () => {
  const esign = { allowed: "prohibited", reason: "A will is signed in ink." } as const;
  expect(noteWith({}, { esign }).join("\n")).toContain("Sign on paper, not electronically. A will is signed in ink.");
});

test("in a document of another language, the page says that questions and steps are in that of the form", () => {
  const document = { ...definition.document, language: "de" };
  const lines = noteWith({}, { document });
  expect(lines[0]).toBe("Über dieses Formular");
  expect(lines[1]).toContain("Fragen und nächste Schritte sind in der Sprache des Formulars angegeben.");
  expect(lines).toContain("1. Begin the work. Datum: 1. Dezember 2026.");
});
