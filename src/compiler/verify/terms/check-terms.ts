import type { Text } from "../../../model/text.ts";
import { contradict } from "../../logic/facts.ts";
import type { Guard } from "../../logic/facts.ts";
import { usesIn } from "../../input/block-use.ts";
import type { PrintedText } from "../../document/clause-context.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { SourceRange } from "../../position/yaml-file.ts";
import type { CheckedDocument, DocumentCheck } from "../check-inputs.ts";
import { checksOf } from "../wording/language-checks.ts";
import { checkCapitals } from "./check-capitals.ts";
import { termPattern } from "./term-forms.ts";
import { fixedText, placeOfWords } from "./words-of-text.ts";
import { flattenParts } from "../../../text/text-parts.ts";

type Definition = { readonly term: string; readonly guards: readonly Guard[]; readonly range: SourceRange };

const inQuotes = /["“]([A-Z][^"”]{0,60})["”]/g;
// (the "Purpose"), (each a "Party"), "Price" means …
const defining = /\([^()]*["“]([A-Z][^"”]{0,60})["”][^()]*\)|["“]([A-Z][^"”]{0,60})["”] (?:means|includes|is each)\b/g;

/** Terms that the opening and the recitals define in quotes. */
const definedInPassages = (texts: readonly PrintedText[]): readonly Definition[] =>
  texts
    .filter((text) => text.clause === null)
    .flatMap((text) =>
      [...fixedText(text.text).matchAll(inQuotes)].map(([, term = ""]) => {
        return { term, guards: text.guards, range: placeOfWords(text, term) };
      }),
    );

const definedInClauses = ({ printed }: CheckedDocument): readonly Definition[] =>
  printed.clauses.flatMap(({ plan, owner, guards }) =>
    plan.defines.map((term) => ({ term, guards, range: rangeOf(owner, "defines" in owner ? "defines" : undefined) })),
  );

/** Whether a text uses a term, in singular or plural; in quotes, it is only defined. */
const isUsed = (words: string, term: string): boolean => termPattern(term, String.raw`"“”\w`).test(words);

const checkTwice = ({ domains, report }: CheckedDocument, definitions: readonly Definition[]): void => {
  for (const [index, definition] of definitions.entries()) {
    const other = definitions.slice(0, index).find(({ term }) => term === definition.term);
    if (!other || contradict([...definition.guards, ...other.guards], domains)) continue;
    report(
      "CW034",
      definition.range,
      `The term "${definition.term}" is defined twice.`,
      "Define it once and use it everywhere.",
    );
  }
};

const checkMarked = ({ printed, report }: CheckedDocument): void => {
  for (const text of printed.texts) {
    if (!text.text.some((part) => typeof part === "string" && /["“]/.test(part))) continue;
    for (const [, bracketed, quotedTerm] of fixedText(text.text).matchAll(defining)) {
      const clause = printed.clauses.find(({ id }) => id === text.clause);
      const term = bracketed ?? quotedTerm ?? "";
      if (!clause) break;
      if (clause.plan.defines.includes(term)) continue;
      const message = `"${term}" is defined here and not listed under defines.`;
      report(
        "CW036",
        placeOfWords(text, term),
        message,
        `Add it: defines: [${[...clause.plan.defines, term].join(", ")}]`,
      );
    }
  }
};

const isMarked = (text: Text, term: string): boolean =>
  flattenParts(text).some((part) =>
    typeof part === "string" ? part.includes(`「${term}」`) : part.type === "term" && part.text === term,
  );

const checkQuoted = ({ printed, report }: CheckedDocument): void => {
  for (const { id, plan, owner } of printed.clauses) {
    const texts = printed.texts.filter(({ clause }) => clause === id);
    for (const term of plan.defines) {
      if (texts.some(({ text }) => isMarked(text, term))) continue;
      const range = rangeOf(owner, "defines" in owner ? "defines" : undefined);
      const message = `"${term}" is listed under defines, and no text of this clause has it in quotes.`;
      report("CW059", range, message, `Put it in quotes where it is defined, as in (the "${term}").`);
    }
  }
};

/** Terms that the blocks of a document use and the document does not define. */
const checkTermsOfBlocks = ({ input, context, report }: CheckedDocument, known: readonly string[]): void => {
  for (const { block, input: parts, site } of usesIn(input)) {
    for (const written of parts.terms ?? []) {
      const term = context.renamedTerms[written] ?? written;
      if (known.some((one) => one === term || termPattern(term, "").test(one))) continue;
      const message = `The block "${block}" uses the term "${term}", and this document does not define it.`;
      report("CW231", rangeOf(site, "use"), message, `Define it where the text begins, as in (this "${term}").`);
    }
  }
};

/** Checks that every term is defined once, in quotes, and used, and that capitalized words in mid-sentence are terms or names. */
export const checkTerms: DocumentCheck = (checked) => {
  const { printed, definition, report, context } = checked;
  const definitions = [...definedInPassages(printed.texts), ...definedInClauses(checked)];
  checkTwice(checked, definitions);
  checkMarked(checked);
  checkQuoted(checked);
  const all = printed.texts.map(({ text }) => fixedText(text)).join("\n");
  for (const { term, range } of new Map(definitions.map((one) => [one.term, one])).values()) {
    if (isUsed(all, term)) continue;
    report("CW035", range, `The term "${term}" is defined and never used.`, "Use it, or leave the definition out.");
  }
  if (!checksOf(context.documentLanguage).usesEnglishPatterns) return;
  const roles = Object.values(definition.roles).flatMap(({ one, many }) => [one, many]);
  const known = [...definitions.map(({ term }) => term), ...roles];
  checkTermsOfBlocks(checked, known);
  checkCapitals(checked, known);
};
