import type { Inline, LegalDocument } from "../../../model/document.ts";
import { flattenInlines } from "../../../text/templates/inner-inlines.ts";
import { citedNumbers } from "./renumber.ts";
import { findUnit, listUnits, mapLines, wordingOf, wordingText } from "./clause-units.ts";

/** What a change would leave without its object. */
export type BrokenPart =
  /** `clause` cites a clause that is no longer there; `number` is how it was cited. */
  | { readonly code: "reference"; readonly clause: string; readonly target: string; readonly number: string }
  /** `clause` uses a term that is no longer defined. */
  | { readonly code: "term"; readonly clause: string; readonly term: string };

/** Every piece of every line of the document. */
export const allInlines = ({ blocks }: LegalDocument): readonly Inline[] => {
  const found: Inline[] = [];
  for (const block of blocks) {
    mapLines(block, (line) => {
      found.push(...flattenInlines(line));
      return line;
    });
  }
  return found;
};

const findDangling = (document: LegalDocument): readonly BrokenPart[] => {
  const cited = citedNumbers(document);
  return listUnits(document).flatMap((unit) =>
    wordingOf(unit)
      .lines.flatMap(({ content }) => flattenInlines(content))
      .flatMap((inline): readonly BrokenPart[] => {
        if (inline.type !== "reference" || cited.has(inline.target)) return [];
        return [{ code: "reference", clause: unit.id, target: inline.target, number: inline.number }];
      }),
  );
};

// Each version is compared with the one before it and with the one after it.
const known = new WeakMap<LegalDocument, readonly BrokenPart[]>();

/** References to clauses that are not in the document. */
export const danglingReferences = (document: LegalDocument): readonly BrokenPart[] => {
  const found = known.get(document) ?? findDangling(document);
  known.set(document, found);
  return found;
};

const definedTerms = (document: LegalDocument): ReadonlySet<string> =>
  new Set(allInlines(document).flatMap((inline) => (inline.type === "term" ? [inline.text] : [])));

/** Clauses that use a term which the change leaves without a definition. */
const undefinedTerms = (before: LegalDocument, after: LegalDocument): readonly BrokenPart[] => {
  const still = definedTerms(after);
  const gone = [...definedTerms(before)].filter((term) => !still.has(term));
  return gone.flatMap((term) =>
    listUnits(after)
      .filter((unit) => wordingText(wordingOf(unit)).includes(term))
      .map(({ id }): BrokenPart => ({ code: "term", clause: id, term })),
  );
};

/** What a change breaks that was whole before, to show before it is sent. */
export const brokenParts = (before: LegalDocument, after: LegalDocument): readonly BrokenPart[] => {
  const old = new Set(danglingReferences(before).map((part) => JSON.stringify(part)));
  const references = danglingReferences(after).filter((part) => !old.has(JSON.stringify(part)));
  return [...references, ...undefinedTerms(before, after)].filter(({ clause }) => findUnit(after, clause));
};
