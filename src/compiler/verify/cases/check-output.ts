import { numberMismatches } from "../../../engine/review/checks/number-mismatch.ts";
import { blanksIn } from "../../../text/templates/blanks-in.ts";
import type { Block, LegalDocument } from "../../../model/document.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import { checksOf } from "../wording/language-checks.ts";
import type { CaseResult } from "./run-case.ts";

type OutputFault = { readonly pattern: RegExp; readonly say: (found: string) => string };

// Patterns that no finished document may contain, in any language.
const faults: readonly OutputFault[] = [
  { pattern: /\b(undefined|NaN|null|Infinity|\[object \w+\])\b/, say: (found) => `says "${found}"` },
  { pattern: /\{\{|\}\}|\[\s*\]/, say: (found) => `holds the mark ${found}` },
  { pattern: /[☐☑]|(?<![\w/])N\/A(?![\w/])/, say: (found) => `holds the sign "${found}"` },
  { pattern: /\S {2,}\S/, say: () => "has two spaces in a row" },
  { pattern: /(?<![\p{L}\d_])([\p{L}\d_]+) \1(?![\p{L}\d_])(?! of \1)/iu, say: (found) => `says "${found}"` },
  // A heading may follow the letter of its schedule: "Schedule A The Goods".
  { pattern: /\b([Aa]n? the|[Tt]he an?|[Aa] an|[Aa]n a)\b/, say: (found) => `says "${found}"` },
  { pattern: /\b(?:US|JP)-[A-Z0-9]{2}\b/, say: (found) => `prints the place code ${found} and no name` },
  { pattern: /\b\d{4}-\d{2}-\d{2}\b/, say: (found) => `prints the day ${found} in figures` },
  {
    pattern: /(?<![\w@./-])[a-z]+(?:_[a-z]+)+(?![\w@/-]|\.\w)/,
    say: (found) => `prints the id "${found}" and no words`,
  },
  { pattern: /\$[A-Z]{3}\b/, say: (found) => `prints the currency code ${found}` },
  // A bracket at the end of a line may be the venue of a certificate: "State of New York )".
  { pattern: /^[,;:.]|\( |\([^()\n]* \)|\([)”,;:.]/m, say: (found) => `has the stranded sign "${found.trim()}"` },
  { pattern: / [,;:.](?=\s|$)/m, say: (found) => `has a space before "${found.trim()}"` },
  { pattern: /[^.]\.\.(?!\.)|[,;]{2}|;,|,;/, say: (found) => `has the signs "${found}" in a row` },
  // Incorrectly decoded text: "lâ€™article", or the replacement character.
  { pattern: /\uFFFD|â€/, say: (found) => `has the broken sign "${found}"` },
  { pattern: /\(\s*\)|""|“”/, say: (found) => `has nothing between ${found}` },
];

// Words that may legitimately repeat.
const allowedRepeats = /^(that|had|very|[\d.,]+) \1$/i;

const excerptAt = (text: string, offset: number): string =>
  text
    .slice(Math.max(0, offset - 25), offset + 35)
    .replaceAll("\n", " ")
    .trim();

const reportFaults = (what: string, text: string, say: (message: string) => void): void => {
  for (const { pattern, say: words } of faults) {
    const found = pattern.exec(text);
    if (found && !allowedRepeats.test(found[0])) say(`${what} ${words(found[0])}: "…${excerptAt(text, found.index)}…"`);
  }
};

const counted = (number: string): number | null => {
  const digits = /\d+/.exec(number)?.[0];
  return digits === undefined ? null : Number(digits);
};

const numbersOf = (blocks: readonly Block[]): readonly number[] =>
  blocks.flatMap((block) => (block.type === "clause" ? (counted(block.number) ?? []) : []));

const reportGaps = ({ blocks }: LegalDocument, say: (message: string) => void): void => {
  const numbers = numbersOf(blocks);
  const at = numbers.findIndex((number, index) => number !== index + 1);
  if (at >= 0) say(`The clauses are numbered ${numbers.slice(0, at + 1).join(", ")}.`);
};

/** Numbers given in words and in figures must be equal. */
const reportFigures = (text: string, say: (message: string) => void): void => {
  const [first] = numberMismatches({ plain: text });
  if (first) say(`The document says "${first.found}" in words and ${first.other ?? ""} in figures.`);
};

/** A blank is allowed only for a question the visitor left open; for an optional question it would be printed permanently. */
export const checkBlanks = ({ document, view, full, fitted }: CaseResult, report: Report): void => {
  // An unreadable answer also leaves a blank; it is reported with the answer.
  if (!document || fitted.problems.length > 0) return;
  // No document is produced while a check stops.
  if (view.warnings.some(({ stop }) => stop)) return;
  const open = new Set([...view.blanks, ...(full.source.expect?.blanks ?? [])]);
  // A signer who is not known yet has no name above the signature line either.
  const isOpen = (path: string): boolean => open.has(path) || [...open].some((whole) => path.startsWith(`${whole}.`));
  for (const path of blanksIn(document)) {
    if (isOpen(path) || view.fields[path]?.unsure) continue;
    const message = `The document leaves a blank for "${path}", which has no answer in this case.`;
    report("CW042", rangeOf(full.source, "name"), message, "Print it only where it is answered: is answered(…).");
  }
};

/** A case and the document it produced. */
type FinishedCase = Pick<CaseResult, "document" | "text"> & { readonly full: Pick<CaseResult["full"], "source"> };

/** Reports faults that no finished document may have, whatever its author expects. */
export const checkOutput = ({ document, text, full }: FinishedCase, report: Report): void => {
  if (!document) return;
  const say = (message: string): void => report("CW073", rangeOf(full.source, "name"), message);
  reportFaults("The document", text, say);
  if (checksOf(document.language).usesEnglishPatterns) reportFigures(text, say);
  reportGaps(document, say);
};

/** Checks the form's messages for the answers of a case: warnings and exits. */
export const checkScreenTexts = ({ view, full }: CaseResult, report: Report): void => {
  const say = (message: string): void => report("CW073", rangeOf(full.source, "name"), message);
  for (const { id, text } of view.warnings) reportFaults(`The warning "${id}"`, text, say);
  if (view.ineligible) reportFaults(`The exit "${view.ineligible.id}"`, view.ineligible.text, say);
};
