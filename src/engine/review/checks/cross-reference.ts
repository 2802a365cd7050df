import type { Contract } from "../read-contract.ts";
import type { Hit } from "./hit.ts";

const REFERENCE =
  /\b(?:Sections?|SECTIONS?|Articles?|ARTICLES?|Clauses?|Paragraphs?|section|paragraph|clause)\s{1,3}(\d{1,3}(?:\.\d{1,3}){0,4})(?![\d%A-Za-z-])/g;
// What belongs to another text: an act, a code, a rule, another contract.
const ELSEWHERE =
  /^(?:\s{0,3}\([A-Za-z0-9]{1,4}\)){0,4}[\s,]{0,3}(?:\([^)]{0,30}\))?[\s,]{0,3}(?:(?:and|or) [^.;]{0,24})?\b(?:of|under|to|in) (?:the|that|such|said|title|its|each|any|their|[A-Z]\w+'s)\s(?!agreement\b|this\b)[^.;]{0,80}?\b(?:act|code|law|laws|rules?|regulations?|statutes?|u\.?s\.?c|c\.?f\.?r|treaty|ordinance|constitution|agreement|lease|plan|indenture|license|contract|exhibit|schedule|annex|appendix|addendum|attachment|gdpr|directive|bylaws|certificate|note|policy|standards?)\b/i;
const BEFORE = /\b(?:act|code|law|u\.s\.c\.|c\.f\.r\.|treasury|reg(?:ulation)?s?\.?|irc|ucc|rule)[\s,(]{0,4}$/i;

const headsOf = ({ sections }: Contract): ReadonlySet<string> =>
  new Set(sections.map(({ number }) => number.replace(/\.0$/, "")));

// Whether the number stands anywhere else than behind a word like "Section": at the head of a line, or alone.
const standsAlone = (plain: string, number: string): boolean => {
  const quoted = number.replaceAll(".", "\\.");
  const alone = new RegExp(
    `(?:^|[\\n.;:)]|\\s{2,})\\s{0,20}(?:(?:section|article|clause|paragraph)\\s{1,3})?${quoted}\\.?\\)?(?=[\\s.:)(-]\\s{0,9}["'(A-Za-z])`,
    "gi",
  );
  for (const match of plain.matchAll(alone)) {
    const before = plain.slice(Math.max(0, match.index - 24), match.index + match[0].length - number.length);
    if (
      !/\b(?:sections?|articles?|clauses?|paragraphs?|and|or|to|,)\s{0,3}$/i.test(before) ||
      /[\n.;:]\s{0,20}(?:section|article)\s+$/i.test(before)
    )
      return true;
  }
  return false;
};

/** References to sections that are not there. Silent where the numbering of the text cannot be made out. */
export const brokenReferences = (contract: Contract): readonly Hit[] => {
  const { plain } = contract;
  const heads = headsOf(contract);
  const hits: Hit[] = [];
  const known = new Map<string, boolean>();
  let resolved = 0;
  for (const match of plain.matchAll(REFERENCE)) {
    const number = (match[1] ?? "").replace(/\.0$/, "");
    const end = match.index + match[0].length;
    if (
      ELSEWHERE.test(plain.slice(end, end + 160)) ||
      BEFORE.test(plain.slice(Math.max(0, match.index - 24), match.index))
    )
      continue;
    const isThere = known.get(number) ?? (heads.has(number) || standsAlone(plain, number));
    known.set(number, isThere);
    if (isThere) resolved++;
    // A heading that the reader missed is no reference.
    else if (!/(?:^|\n)\s{0,20}$/.test(plain.slice(Math.max(0, match.index - 22), match.index)))
      hits.push({ check: "cross_reference", start: match.index, end, found: match[0].replace(/\s+/g, " ") });
  }
  return resolved >= 2 && hits.length <= Math.max(1, resolved / 8) ? hits : [];
};

const ANNEX =
  /\b(Exhibit|EXHIBIT|Schedule|SCHEDULE|Annex|ANNEX|Appendix|APPENDIX|Attachment|ATTACHMENT)\s{1,3}["']?([A-Z](?:-?\d{1,2})?|\d{1,2}(?:\.\d{1,2})?|[IVX]{1,4})\b["']?/g;

/** Annexes the text speaks of that do not stand in it, where it does bring others along. */
export const missingAnnexes = ({ plain, sections }: Contract): readonly Hit[] => {
  const there = new Set(sections.filter(({ sort }) => sort === "annex").map(({ number }) => number.toUpperCase()));
  if (there.size < 2) return [];
  const spoken = new Map<string, { start: number; end: number; text: string; count: number }>();
  for (const match of plain.matchAll(ANNEX)) {
    const number = (match[2] ?? "").toUpperCase();
    const end = match.index + match[0].length;
    const first = spoken.get(number);
    if (first) first.count++;
    else if (!/^\s{0,3}(?:to|of) (?:the|that) [A-Z]/.test(plain.slice(end, end + 24)))
      spoken.set(number, { start: match.index, end, text: match[0].replace(/\s+/g, " "), count: 1 });
  }
  return [...spoken]
    .filter(
      ([number, { end, start }]) =>
        !there.has(number) &&
        /attached|annexed|set forth|appended/i.test(plain.slice(Math.max(0, start - 80), end + 60)),
    )
    .slice(0, 3)
    .map(([, { start, end, text }]) => ({ check: "missing_annex", start, end, found: text }));
};
