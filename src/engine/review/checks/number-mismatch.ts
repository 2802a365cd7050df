import type { Contract } from "../text/parse-contract.ts";
import { NUMBER_WORD, numberFromWords } from "../text/numbers.ts";
import type { CheckHit } from "./check-hit.ts";

const PAIR = new RegExp(
  `\\b((?:${NUMBER_WORD}(?:[\\s-]{1,4}and[\\s-]{1,4}|[\\s-]{1,4})){0,11}${NUMBER_WORD})(?:\\s{1,4}(?:and\\s{1,3}(?:\\d{1,2}|no)/100\\s{1,3})?(?:u\\.?s\\.? )?(?:dollars?|per ?cent(?:um)?|pounds|euros))?\\s{0,4}\\((\\$|us\\$|usd|\\u20AC|\\u00A3)?\\s{0,2}(\\d[\\d,]{0,14})(?:\\.(\\d{1,4}))?\\s{0,2}(%|percent)?\\)`,
  "gi",
);

// "one thousand (1000)" is a pair, "one or two (2)" and "Section Two (3)" are not.
const isPartOfMore = (plain: string, start: number): boolean =>
  /(?:\b(?:or|to|section|article|point|exhibit|and (?:one|a) half)\s{1,3}|\d\s?)$/i.test(
    plain.slice(Math.max(0, start - 16), start),
  );

/** A number in words followed by a different one in figures: "thirty (60) days". */
export const numberMismatches = ({ plain }: Pick<Contract, "plain">): readonly CheckHit[] => {
  const hits: CheckHit[] = [];
  for (const match of plain.matchAll(PAIR)) {
    const [all, words = "", , figures = "", cents] = match;
    const spelled = numberFromWords(words.replaceAll(/\s+/g, " "));
    const written = Number(figures.replaceAll(",", ""));
    if (spelled === null || (cents !== undefined && Number(cents) !== 0)) continue;
    if (spelled === written || isPartOfMore(plain, match.index)) continue;
    // "nineteen ninety (1990)" and "two (2006)": years are not amounts.
    if (/^(?:19|20)\d\d$/.test(figures)) continue;
    hits.push({
      check: "number_mismatch",
      start: match.index,
      end: match.index + all.length,
      found: words.replaceAll(/\s+/g, " "),
      other: figures,
    });
  }
  return hits;
};
