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
  US-NV: { status: unknown, official: "https://www.nevada.example.gov/lending" }
`;

const nationalLaw = `topic: pet_care
title: Care of pets
keyed_on: start
defaults: { from: 2024-01-01, source: "https://example.com/2", cite: Pet Act § 2, checked: 2026-11-20, review_by: 2027-11-20 }
columns:
  walks: { unit: count, bound: min, label: Walks a day }
  notice: { type: text, label: Words of the notice }
places:
  US: { status: secondary, walks: 2, notice: Feed them. }
`;

const places = `places:
  - { code: US-CA, kind: state, name: { en: California } }
  - { code: US, kind: country, name: { en: United States } }
  - { code: US-OR, kind: state, name: { en: Oregon } }
  - { code: US-NV, kind: state, name: { en: Nevada } }
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

/** The sample with federal law that only a warning about pets reads. */
const petSource = source
  .replace(
    "topics: { lending: { needed: [days] } }",
    `topics: { lending: { needed: [days] }, pet_care: { place: '"US"' } }`,
  )
  .replace(
    "checks:\n",
    'checks:\n  - { id: walks, when: pets = true and (law.pet_care.walks > 9 or law.pet_care.notice = "none"), at: pets, say: Too few walks. }\n',
  )
  .replace("id: sample\n", "id: pet-sample\n")
  .replace("create-a-sample", "create-a-pet-sample");

const compiled = compileFiles({
  [BASE_PATH]: source,
  [BASE_PATH.replace("sample", "pet-sample")]: petSource,
  "catalog/law/lending.yaml": law,
  "catalog/law/pet_care.yaml": nationalLaw,
  "catalog/law-sources.yaml": "sources: [{ host: example.com, name: Example Code, kind: statute }]\n",
  "catalog/places.yaml": places,
});
const definition = compiled.definitions.get("sample.en") as DocumentDefinition;
const petDefinition = compiled.definitions.get("pet-sample.en") as DocumentDefinition;

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
    `Law\nThe document was written for Oregon law in force on December 1, 2026. We read that law on November 18, 2026. ${IN_SUMMARY}`,
    "1. Notice (Oregon): at least 7 days, Sample Code § 1",
    "Blanks\nNo answers are missing.",
    "How to sign\nTwo people must sign. Two witnesses must also sign. Each signer initials every page. The document may be signed electronically or on paper.",
    "Next steps",
    "1. Begin the work. Date: December 1, 2026.",
    "2. Feed the pets.",
  ]);
});

test("counts each person who signs once, and only signatures where someone is not named yet", () => {
  const aster = { kind: "company", name: "Aster Ltd", type: "corporation", address: "1 High St", signer: "Ann Poe" };
  const helpers = ["Ann Poe", "Bo Roe"].map((name) => ({ kind: "person", name, address: "2 Main St" }));
  const signing = (more: RawAnswers) => noteWith(more).find((line) => line.startsWith("How to sign"));
  expect(signing({ owner: aster, helpers })).toContain("Two people must sign, and together they sign in three places.");
  expect(signing({ owner: aster, helpers: helpers.slice(0, 1) })).toContain("One person must sign in two places.");
  expect(signing({ owner: { ...aster, signer: null }, helpers })).toContain("Three signatures are required.");
});

test("names the chosen place whose law was not looked up", () => {
  const lines = noteWith({ home: "US-OR" }, { law: undefined } as unknown as Partial<DocumentDefinition>);
  expect(lines).toContain(
    "Law\nWe did not look up the law of Oregon for this document. That law may add requirements or make a term void. Ask a lawyer who practices there, or check that law yourself, before you rely on the document.",
  );
});

test.each<readonly [string, RawAnswers, string]>([
  [
    "law that was read in the statute is not listed",
    { home: "US-CA" },
    "Law\nThe document was written for California law in force on December 1, 2026. We read that law on November 20, 2026.",
  ],
  [
    "without a jurisdiction, no law was read",
    { home: null },
    "Law\nWe did not look up the law of any particular place for this document. The law that applies may add requirements or make a term void. Ask a lawyer who practices there, or check that law yourself, before you rely on the document.",
  ],
  [
    "law that was not read is listed with the official page of the place",
    { home: "US-NV" },
    "1. Limits on interest (Nevada). Where to look: https://www.nevada.example.gov/lending",
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
    "Blanks\nTwo answers are still missing. Fill them in before anyone signs.",
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

test("the page has the quotation marks and apostrophes of the document", () => {
  const nextSteps = [{ text: [`Read "Your pets" in the owner's book.`] }];
  expect(noteWith({}, { nextSteps })).toContain("1. Read “Your pets” in the owner’s book.");
});

test("each additional signer is counted", () => {
  const helpers = ["Bo Roe", "Cy Doe"].map((name) => ({ kind: "person", name, address: "2 Main St, Akron, OH 44301" }));
  expect(noteWith({ helpers }).join("\n")).toContain("Three people must sign.");
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

const pages = (more: RawAnswers): readonly string[] => noteWith(more, petDefinition);

test("federal law is named as such beside the law of a state", () => {
  expect(pages({}).join("\n")).toContain("The document was written for Oregon and federal law in force on December 1");
  expect(pages({})).toContain("2. Walks a day (United States): at least 2, Pet Act § 2");
  expect(pages({}), "the sentence of a notice ends before its citation").toContain(
    "3. Words of the notice (United States): Feed them, Pet Act § 2",
  );
});

test("law that only a part reads that these answers leave out is not listed", () => {
  const lines = pages({ pets: false });
  expect(lines.join("\n")).toContain("The document was written for Oregon law in force");
  expect(lines.join("\n")).not.toContain("Walks a day");
});

test("law that was not read says what this means for the reader", () => {
  const lines = noteWith({ home: "US-NV" });
  expect(lines).toContain(
    "Law\nWe did not confirm the law on the following. It may add requirements or make a term void. Check it, or ask a lawyer, before you rely on the document.",
  );
});

test("steps with dates are listed in the order of their dates, each with the steps that follow it", () => {
  const [begin, feed] = definition.nextSteps;
  const due = { ast: ["date", "2026-11-25"], deps: [], source: "x" } as const;
  const nextSteps = [{ text: ["Read it."] }, begin!, feed!, { text: ["Sign it."], due }, { text: ["File it."] }];
  expect(noteWith({}, { nextSteps }).slice(-5)).toEqual([
    "1. Read it.",
    "2. Sign it. Date: November 25, 2026.",
    "3. File it.",
    "4. Begin the work. Date: December 1, 2026.",
    "5. Feed the pets.",
  ]);
});

test("a question without an answer that only a warning reads is listed", () => {
  const lines = pages({ pets: null });
  expect(lines).toContain(
    "Open questions\nYou did not answer 1 question, so the form could not check what depends on it. Answer it, or ask a lawyer, before anyone signs.",
  );
  expect(lines).toContain("1. Are there pets?");
});
