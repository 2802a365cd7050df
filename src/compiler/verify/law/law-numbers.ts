import type { FormCheck } from "../check-inputs.ts";
import { rangeInText } from "../../position/scalar-offsets.ts";
import type { Prose } from "../../formula/compilation-context.ts";
import { checksOf } from "../wording/language-checks.ts";

// A figure with a unit in the same sentence as a legal term: "the law allows ten (10) days", "by statute 5 percent".
const unit = String.raw`(?:percent|%|(?:calendar |business )?(?:days?|months?|years?|hours?))`;
const figure = new RegExp(String.raw`(?:\$\s?\d[\d,.]*|\b\d[\d,.]*\)?\s*${unit})`, "i");
const ofLaw =
  /\b(?:by (?:law|statute)|(?:the|applicable|state|federal) (?:law|statute)s? (?:allows?|requires?|limits?|sets?|permits?|caps?|says?)|statutory|the legal (?:limit|maximum|minimum))\b/i;

// "21 days as Cal. Civ. Code § 1950.5 says": a figure near a citation.
const citation = /§§?\s?\d/g;
/** How far a figure may be before a citation that it belongs to. Unit: characters. */
const MAX_DISTANCE = 60;

const besideCitation = (source: string): { readonly from: number; readonly found: string } | null => {
  for (const { index } of source.matchAll(citation)) {
    const from = Math.max(0, index - MAX_DISTANCE);
    const found = figure.exec(source.slice(from, index));
    if (found) return { from: from + found.index, found: found[0] };
  }
  return null;
};

const sentence = /[^.!?]+[.!?]?/g;

const advice = "Read it from catalog/law, where it has a date and a source.";

const reportFigure = ({ source, owner, key }: Prose, report: Parameters<FormCheck>[0]["report"]): void => {
  const beside = besideCitation(source);
  if (beside) {
    const range = rangeInText(owner, key, beside.from, beside.from + beside.found.length);
    report("CW090", range, `"${beside.found.trim()}" looks like a number of law.`, advice);
    return;
  }
  for (const part of source.matchAll(sentence)) {
    const found = figure.exec(part[0]);
    if (!found || !ofLaw.test(part[0])) continue;
    const from = part.index + found.index;
    const message = `"${found[0].trim()}" looks like a number of law.`;
    report("CW090", rangeInText(owner, key, from, from + found[0].length), message, advice);
  }
};

/** Reports legal figures in texts; they must be read from law data. */
export const checkLawNumbers: FormCheck = ({ context: { prose, language }, report }) => {
  if (!checksOf(language).usesEnglishPatterns) return;
  for (const one of prose) reportFigure(one, report);
};
