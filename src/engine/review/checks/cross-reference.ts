import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";

const REFERENCE =
  /\b(?:Sections?|SECTIONS?|Articles?|ARTICLES?|Clauses?|Paragraphs?|section|paragraph|clause)[ \n]{1,3}(\d{1,3}(?:\.\d{1,3}){0,4})(?![\d%A-Za-z-]|\.\d)/g;
// Between a number and the name of the text it cites: its letters and the rest of a list of numbers.
const REST_OF_LIST =
  /^(?:\([A-Za-z0-9]{1,5}\)|[\s,;-]|\d{1,3}(?:\.\d{1,3}){0,4}|\b(?:and|or|to|through|sections?|paragraphs?|items?|et seq\.?)\b){0,60}/i;
// References to another text: an act, a code, a rule, another contract.
const ELSEWHERE =
  /^(?:thereof|thereunder|therein)\b|^(?:\([^)]{0,30}\)\s?)?(?:and [^.;]{0,24}?\b)?(?:of|under|to|in) (?:the|that|such|said|title|its|each|any|their|[A-Z]\w+'s)\s(?!agreement\b|this\b)[^.;]{0,80}?\b(?:act|code|law|laws|rules?|regulations?|statutes?|orders?|u\.?s\.?c|c\.?f\.?r|treaty|ordinance|constitution|agreement|lease|plan|indenture|license|contract|exhibit|schedule|supplement|annex|appendix|addendum|attachment|gdpr|directive|bylaws|certificate|note|policy|standards?)\b/i;
// "of ERISA", "of the FDCA", "of P.L. 104-208": a law cited by its acronym. "German Civil Code", right after the number.
const BY_LETTERS =
  /^(?:of|under|in) (?:the )?(?:U\.?S\.? )?(?:[A-Z][A-Z.&]{1,9}|[A-Z][a-z]{0,3}[A-Z]\w{0,6})(?=[\s,.;)'])(?!\s(?:AGREEMENT|Agreement))/;
const A_LAW =
  /^(?:(?:[A-Z]\w+|second|first|of|et|seq\.|alternative)[\s,]{1,2}){0,5}(?:Code|Act|Law)\b|^(?:township|row)\b/i;
const AMENDED =
  /^(?:\([a-z0-9]{1,4}\)\s?)?(?:of the agreement )?(?:is|are|shall be|will be) (?:hereby )?(?:added|amended|deleted|replaced|inserted|restated|removed)\b/i;
const BEFORE =
  /(?:\b(?:act|code|law|statutes|u\.?s\.?c\.?|c\.?f\.?r\.?|treasury|reg(?:ulation)?s?\.?|irc|ucc|rule|new|no\. [\d-]{3,9}|part \d{1,4})[\s,(]{0,4}(?:and\s)?|"|sub-)$/i;

const headsOf = ({ sections }: Contract): ReadonlySet<string> =>
  new Set(sections.map(({ number }) => number.replace(/\.0$/, "")));

// Whether the number occurs anywhere except after a word like "Section": at the start of a line, or before a heading.
const hasHeading = (plain: string, number: string): boolean => {
  const quoted = number.replaceAll(".", "\\.");
  const dotted = number.includes(".");
  const before = dotted
    ? "(?:^|[^\\d.])"
    : "(?:^|[\\n.;:)]|\\s{2,})\\s{0,20}(?:(?:section|article|clause|paragraph)\\s{1,3})?";
  // "17.1.1" contains 17.1, and "[***]" is a section that was redacted in a filing.
  const after = dotted
    ? "(?:(?:\\.\\d{1,3})?[.):]?\\s{0,9}[\"'(\\[*]?(?:[A-Z]|\\*|[a-z]{2,12}\\s(?!of\\b|above|below)))"
    : "\\.?\\)?(?=[\\s.:)(-]\\s{0,9}[\"'(A-Za-z])";
  const alone = new RegExp(`${before}${quoted}${after}`, dotted ? "g" : "gi");
  for (const match of plain.matchAll(alone)) {
    const offset = plain.indexOf(number, match.index);
    const words = plain.slice(Math.max(0, offset - 24), offset);
    if (
      !/(?:\b(?:sections?|articles?|clauses?|paragraphs?|and|or|to|through|by|of|under|in|on|version)|[,$§-])\s{0,3}$/i.test(
        words,
      )
    )
      return true;
    if (/[\n.;:]\s{0,20}(?:section|article)\s+$/i.test(words)) return true;
  }
  return false;
};

const isElsewhere = (plain: string, start: number, end: number): boolean => {
  const rest = plain.slice(end, end + 240).replace(/\s+/g, " ");
  const after = rest.slice(REST_OF_LIST.exec(rest)?.[0].length ?? 0);
  return (
    [ELSEWHERE, BY_LETTERS, A_LAW, AMENDED].some((form) => form.test(after)) ||
    BEFORE.test(plain.slice(Math.max(0, start - 24), start))
  );
};

// Three-digit section numbers are rare in contracts and common in statutes.
const THREE_DIGITS = 100;

// Sections numbered from 1 without a gap are taken to be complete.
const MIN_NUMBERED_SECTIONS = 5;

const lastWithoutGap = (heads: ReadonlySet<string>): number => {
  let last = 0;
  while (heads.has(String(last + 1))) last++;
  return last;
};

// A reference far beyond the numbering is broken even where the numbering has gaps.
const FAR = 2;
const MIN_SUBSECTIONS = 2;

const firstOf = (number: string): number => Number(number.split(".")[0]);

const isFarBeyond = (number: string, heads: ReadonlySet<string>): boolean => {
  const [top = "", sub] = number.split(".");
  const last = lastWithoutGap(new Set([...heads].map((head) => String(firstOf(head)))));
  if (Number(top) > FAR * last + 1) return last >= MIN_NUMBERED_SECTIONS;
  const subs = [...heads].filter((head) => head.startsWith(`${top}.`)).map((head) => Number(head.split(".")[1]));
  return sub !== undefined && subs.length >= MIN_SUBSECTIONS && Number(sub) > FAR * Math.max(...subs) + 1;
};

/** References to sections that do not exist. Empty if the numbering of the text cannot be determined. */
export const brokenReferences = (contract: Contract): readonly CheckHit[] => {
  const { plain } = contract;
  const heads = headsOf(contract);
  const largest = Math.max(
    0,
    ...[...heads].map((head) => Number.parseInt(head, 10) || 0).filter((head) => head < THREE_DIGITS * 9),
  );
  const hits: CheckHit[] = [];
  const known = new Map<string, boolean>();
  let resolved = 0;
  for (const match of plain.matchAll(REFERENCE)) {
    const number = (match[1] ?? "").replace(/\.0$/, "");
    const end = match.index + match[0].length;
    if (
      isElsewhere(plain, match.index, end) ||
      (largest < THREE_DIGITS && Number(number.split(".")[0]) >= THREE_DIGITS)
    )
      continue;
    const exists = known.get(number) ?? (heads.has(number) || hasHeading(plain, number));
    known.set(number, exists);
    if (exists) resolved++;
    // A heading that the parser missed is not a reference.
    else if (!/(?:^|\n)\s{0,20}$/.test(plain.slice(Math.max(0, match.index - 22), match.index)))
      hits.push({ check: "cross_reference", start: match.index, end, found: match[0].replace(/\s+/g, " ") });
  }
  if (resolved >= 2 && hits.length <= Math.max(1, resolved / 8)) return hits;
  const far = hits.filter(({ found }) => isFarBeyond(/[\d.]+$/.exec(found)?.[0] ?? "", heads));
  if (far.length > 0) return far.length <= 2 ? far : [];
  if (resolved >= 2) return [];
  // A short contract has few references: report one beyond the last section only if the numbering has no gap.
  const last = lastWithoutGap(heads);
  const beyond = hits.filter(({ found }) => Number(/\d+$/.exec(found)?.[0]) > last);
  return last >= MIN_NUMBERED_SECTIONS && last === largest && beyond.length <= 2 ? beyond : [];
};

const ANNEX =
  /\b(Exhibit|EXHIBIT|Schedule|SCHEDULE|Annex|ANNEX|Appendix|APPENDIX|Attachment|ATTACHMENT)\s{1,3}["']?([A-Z](?:-?\d{1,2})?|\d{1,2}(?:\.\d{1,2})?|[IVX]{1,4})\b["']?/g;

/** Annexes that the text mentions but does not include, if it includes others. */
export const missingAnnexes = ({ plain, sections }: Contract): readonly CheckHit[] => {
  const there = new Set(sections.filter(({ sort }) => sort === "annex").map(({ number }) => number.toUpperCase()));
  if (there.size < 2) return [];
  const broken = new Map<string, { start: number; end: number; text: string; count: number }>();
  for (const match of plain.matchAll(ANNEX)) {
    const number = (match[2] ?? "").toUpperCase();
    const end = match.index + match[0].length;
    const first = broken.get(number);
    if (first) first.count++;
    else if (!/^\s{0,3}(?:to|of) (?:the|that) [A-Z]/.test(plain.slice(end, end + 24)))
      broken.set(number, { start: match.index, end, text: match[0].replace(/\s+/g, " "), count: 1 });
  }
  return [...broken]
    .filter(
      ([number, { end, start }]) =>
        !there.has(number) &&
        /attached|annexed|set forth|appended/i.test(plain.slice(Math.max(0, start - 80), end + 60)),
    )
    .slice(0, 3)
    .map(([, { start, end, text }]) => ({ check: "missing_annex", start, end, found: text }));
};
