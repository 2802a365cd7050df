import { expect, test } from "vitest";
import { fixedText } from "../../src/compiler/verify/terms/words-of-text.ts";
import { termPattern } from "../../src/compiler/verify/terms/term-forms.ts";
import { prepareDocument } from "../../src/engine/document/prepare-document.ts";
import type { DocumentDefinition } from "../../src/model/definition.ts";
import type { ClausePlan } from "../../src/model/document-plan.ts";
import type { Text } from "../../src/model/text.ts";
import { writeText } from "../../src/outputs/text/write-text.ts";
import { documents, openCases } from "./open-cases.ts";

/** One level of detail of each kind: brief, standard, full. */
const LEVELS = [2, 5, 9];

const QUOTED = /["“]([^"”\n]{1,60})["”]/g;
/** A lower-case term of art at its definition: A "business day" is …, A "debt" means … */
const LOWER_CASE =
  /(?:^|[.;:] |\n)(?:An? |The |In this [A-Z]\w+, )?["“]([a-z][^"”\n]{0,60})["”](?: or ["“][^"”\n]{0,60}["”])? (?:is|are|means|includes)\b/g;

const clausesOf = (clauses: readonly ClausePlan[]): readonly ClausePlan[] =>
  clauses.flatMap((clause) => [clause, ...clausesOf(clause.clauses)]);

const textsOf = (part: unknown): readonly Text[] => {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "text" && Array.isArray(value) ? [value as unknown as Text] : textsOf(value),
  );
};

/** The terms that clauses of a document list. */
const listedTerms = ({ document }: DocumentDefinition): readonly string[] =>
  clausesOf([...document.clauses, ...document.schedules.flatMap((schedule) => schedule.clauses)]).flatMap(
    ({ defines }) => defines,
  );

/** Lower-case terms of art that a text of a document defines. */
const termsOfArt = ({ document }: DocumentDefinition): readonly string[] =>
  textsOf(document)
    .map(fixedText)
    .flatMap((text) => [...text.matchAll(LOWER_CASE)].map(([, term = ""]) => term));

/** The label of a table row, which begins with a capital whether or not it is a term. */
const ROW_LABEL = /^[^|\n]*(?= \|)/gm;

/** Terms in words that a regulation prescribes and defines itself (16 CFR 429.0(f), 429.1). */
const PRESCRIBED: { readonly [document: string]: readonly string[] } = {
  "construction-contract": ["business day"],
  "cancellation-notice": ["business day"],
};

/** The terms among these that a draft uses and does not define. */
const undefinedTerms = (terms: Iterable<string>, draft: string): readonly string[] => {
  const defined = new Set([...draft.matchAll(QUOTED)].map(([, term = ""]) => term));
  const words = draft.replaceAll(ROW_LABEL, "");
  return [...terms].filter((term) => !defined.has(term) && termPattern(term, String.raw`"“”\w`).test(words));
};

test("a term is found that a draft uses and only another draft defines", () => {
  const terms = new Set(["business day", "Work Product"]);
  expect(undefinedTerms(terms, "Pay within two business days. The Work Product is ours.")).toEqual([
    "business day",
    "Work Product",
  ]);
});

test("a term that a draft defines, or does not use, is not reported", () => {
  const terms = new Set(["business day", "Work Product"]);
  expect(undefinedTerms(terms, 'Pay within two business days. A "business day" is a weekday.')).toEqual([]);
});

const english = documents.filter(([, { document }]) => document.language === "en");

const art = new Set(english.flatMap(([, definition]) => termsOfArt(definition)));

test.each(english)("each draft of %s defines the terms it uses, at every level of detail", (_, definition) => {
  const prescribed = PRESCRIBED[definition.id] ?? [];
  const terms = [...new Set([...listedTerms(definition), ...art])].filter((term) => !prescribed.includes(term));
  const { assemble } = prepareDocument(definition, { strict: true });
  for (const { name, page } of openCases(definition)) {
    for (const levelOfDetail of LEVELS) {
      const settings = { ...page.context.settings, levelOfDetail };
      const draft = writeText(assemble(page.view, { ...page.context, settings }));
      expect(undefinedTerms(terms, draft), `${name}, level ${levelOfDetail}`).toEqual([]);
    }
  }
});
