import type { Inline, LegalDocument } from "../../../model/document.ts";
import type { AmendedFile, Change } from "../../../model/session/session-event.ts";
import type { UploadedPdf } from "../../../model/session/uploaded-pdf.ts";
import { canonicalJson } from "../../../sealing/canonical-json.ts";
import type { Json } from "../../../sealing/canonical-json.ts";
import { mapInnerInlines } from "../../../text/templates/inner-inlines.ts";
import { findUnit, wordingOf } from "../edits/clause-units.ts";
import type { ClauseUnit } from "../edits/clause-units.ts";
import { sha256Base64Url } from "./sha256-sync.ts";

// Removes optional properties that are undefined, which JSON cannot represent.
const hashOf = (value: unknown): string => sha256Base64Url(canonicalJson(JSON.parse(JSON.stringify(value)) as Json));

const known = new WeakMap<LegalDocument, string>();

/** The hash of a whole document: what parties agree to and sign. */
export const versionHash = (document: LegalDocument): string => {
  const hash = known.get(document) ?? hashOf(document);
  known.set(document, hash);
  return hash;
};

/** The hash of what everyone signs: a document, or an uploaded file with its title and fields, and what it amends. */
export const signedHash = ({
  document,
  file,
  amends,
}: {
  readonly document: LegalDocument;
  readonly file?: UploadedPdf | undefined;
  readonly amends?: AmendedFile | undefined;
}): string => (file || amends ? hashOf({ document, file, amends }) : versionHash(document));

/** The number of a reference changes when another clause is inserted; the words of this one do not. */
const withoutNumbers = (line: readonly Inline[]): readonly Inline[] =>
  line.map((inline): Inline =>
    inline.type === "reference" ? { ...inline, number: "" } : mapInnerInlines(inline, withoutNumbers),
  );

const unitHash = (unit: ClauseUnit): string => {
  const { title, lines } = wordingOf(unit);
  return hashOf({ title, lines: lines.map(({ kind, content }) => ({ kind, content: withoutNumbers(content) })) });
};

/**
 * The hash of what a change replaces; null if that does not exist.
 *
 * `base` is the document that the answers make; changes of words concern the current document.
 */
export const baseHash = (base: LegalDocument, document: LegalDocument, change: Change): string | null => {
  if (change.op === "answers") return versionHash(base);
  const id = change.op === "insert" ? change.to.of : change.clause;
  const unit = findUnit(document, id);
  if (!unit) return null;
  // An insertion depends on its position, not on the words there.
  return change.op === "insert" ? hashOf(unit.id) : unitHash(unit);
};
