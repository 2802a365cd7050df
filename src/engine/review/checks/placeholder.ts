import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";

// Marks that a template or a program left: "{{name}}", "${days}", "«fee»", "%%CLIENT%%", "<CLIENT NAME>", "[START DATE]".
const FIELD_WORD =
  "(?:names?|date|amount|address|number|title|state|city|county|country|price|fee|rent|rate|salary|company|party|parties|client|customer|contractor|description|services|days|months|years|term|email|phone)";
const TAGS: readonly RegExp[] = [
  /\{\{\s{0,3}[^{}\n]{1,60}\s{0,3}\}\}|\$\{\s{0,3}[A-Za-z][\w.\s-]{0,40}\}|(?<![\w${])\{\s{0,2}[A-Za-z][\w\s.'-]{1,40}\}(?!\})/g,
  /%%?[A-Z][A-Z0-9_]{2,40}%%?|\{%[^%\n]{1,60}%\}/g,
  // After a number it is the title of the section cited: "Section 4.2 [SLOTTING FEES]".
  new RegExp(
    `(?<![\\d)]\\s{0,3})\\$?\\[(?=[A-Z0-9'/&_ -]{0,60}\\b${FIELD_WORD.toUpperCase().replace("(?:NAMES?", "(?:NAMES?|START|END|YOUR|DESCRIBE|LANDLORD|TENANT|BUYER|SELLER|EMPLOYEE|EMPLOYER")}\\b)[A-Z][A-Z0-9'/&_]{1,24}(?:[ _-][A-Z0-9'/&_]{1,24}){0,6}\\](?!\\()`,
    "g",
  ),
  /<(?![A-Za-z][\w-]{0,12}(?:\s[a-z-]{1,20}=|>))[A-Z][A-Z0-9'_]{1,24}(?:[ _-][A-Z0-9'_]{1,24}){0,5}>/g,
  new RegExp(`\\[(?:[A-Z][\\w']{1,20}\\s){0,1}(?:[a-z'\\s]{0,30}\\s)?${FIELD_WORD}\\](?![(\\w])`, "g"),
  /\((?:insert|enter|fill in|specify)\s[^)\n]{2,60}\)/gi,
];
// In the text as it was read: the marks below become quotation marks when punctuation is normalized.
const GUILLEMETS = /\u00AB\s{0,2}[A-Za-z][\w\s.-]{0,40}?\s{0,2}\u00BB/g;

const BLANKS: readonly RegExp[] = [
  /\[\s{0,3}(?:insert|enter|fill in|specify|to be (?:inserted|agreed|determined|completed|confirmed)|tbd|name of|date|amount|address|company name|party name|state|city|number|describe|list|add|your)\b[^\]\n]{0,80}\](?!\()/gi,
  /<\s{0,2}(?:insert|enter|name|date|amount|company|party|address|research|product)\b[^>\n]{0,60}>/gi,
  /\[\s{0,3}[\u25CF\u2022\u00B7]\s{0,3}\]|\u25CF{1,3}(?=\s+(?:days|months|years|%|percent))/g,
  /(?:\$|USD|EUR)\s{0,2}\[\s{0,6}_{0,20}\s{0,6}\]/g,
  /\[\s{0,3}_{2,30}\s{0,3}\]|\[\s{2,20}\](?!\s{0,2}[A-Z])/g,
  /_{4,}/g,
  /\.{8,}|\u2026{4,}/g,
  /\b(?:TBD|TBC|to be inserted)\b|\bto be determined\b(?=\s{0,3}(?:[.;)\]]|\n\s{0,9}\n))/g,
  /\bX{4,}\b/g,
];

const SIGNATURE =
  /\b(?:IN WITNESS WHEREOF|IN WITNESS HEREOF|executed (?:this|as of|on|by)|signed|signature|By:|Name:|Title:|Its:|Date:|Print|Witness|Attest|Notary|SIGNATURE|Per:|Address:|Attn|Fax|Tel)/;

const isSignature = (plain: string, start: number): boolean => {
  const before = plain.slice(Math.max(0, start - 90), start);
  const after = plain.slice(start, start + 160);
  return (
    /(?:By|Name|Title|Its|Date|Dated|Print(?:ed)?(?: Name)?|Witness|Attest|Signature|Signed|Per|Address|Fax|Tel(?:ephone)?|Phone|E-?mail|Attention|Attn)\s{0,3}[:.]?\s{0,30}[/_\s]{0,40}$/i.test(
      before,
    ) ||
    /^[_.\s/]{4,90}\s{0,20}(?:By\b|Name|Title|Its\b|Date|\(?Sign|Print|Witness|Notary|Authorized|President|Director|Chief|\(?seal)/i.test(
      after,
    )
  );
};

// Dot leaders before a page number, in a table of contents.
const LEADS_TO_PAGE = /^\s{0,40}(?:page\s{1,4})?(?:\d|[ivxl]{1,5}\b|\n|$)/i;
// Dates filled in by hand at signing: "this ____ day of ____", "____, 1996" under a title.
const DAY_BEFORE = /\b(?:this|the|day of|dated|as of)\s{1,9}(?:the\s{1,3})?$/i;
const DAY_AFTER = /^[_\s]{0,40}(?:th|st|nd|rd)?\s{0,9}(?:day of\b|,\s{0,9}(?:19|20)[\d_-]{1,2})/i;
// Redactions in a filing repeat one character in many places.
const REDACTION_COUNT = 5;

type Range = { readonly start: number; readonly end: number };
type Place = Range & { readonly plain: string };

const lineAround = ({ plain, start, end }: Place): string => {
  const before = plain.slice(Math.max(0, start - 200), start);
  const after = plain.slice(end, end + 200);
  return `${before.slice(before.lastIndexOf("\n") + 1)}${plain.slice(start, end)}${after.split("\n", 1)[0] ?? ""}`;
};

const isForSigning = ({ plain, start, end }: Place): boolean => {
  const after = plain.slice(end, end + 60);
  return (
    DAY_AFTER.test(after) ||
    (DAY_BEFORE.test(plain.slice(Math.max(0, start - 24), start)) &&
      /^\s{0,9},?\s{0,9}(?:19|20)[\d_-]{1,2}/.test(after))
  );
};

// A line of only underscores or dots is a separator.
const isRule = (place: Place): boolean => !/[^_.\s-]/.test(lineAround(place));

// Six words in a row that end with a period: the text continues.
const SENTENCE = /(?:\b[A-Za-z]{1,20}\b[ ,;]{1,3}){6}[^.\n]{0,2000}\./;

// If only names and lines follow, it is a signature block: "Tenant: ____   Date: ____".
const isAtFoot = ({ plain, start, end }: Place): boolean => {
  const line = lineAround({ plain, start, end });
  const words = line.replaceAll(/[_.\s:]{1,200}/g, " ").trim();
  return words.split(" ").length <= 8 && !SENTENCE.test(plain.slice(end, end + 4000));
};

const isDrawn = (place: Place, signing: number): boolean => {
  const { plain, start, end } = place;
  if (plain[start] === ".") return LEADS_TO_PAGE.test(plain.slice(end, end + 50));
  if (plain[start] !== "_") return false;
  return (
    (signing > 0 && start > signing) ||
    isSignature(plain, start) ||
    SIGNATURE.test(plain.slice(Math.max(0, start - 25), start)) ||
    isRule(place) ||
    isAtFoot(place) ||
    isForSigning(place)
  );
};

const tagsIn = ({ text, plain }: Contract): readonly CheckHit[] =>
  [...TAGS.map((form) => [form, plain] as const), [GUILLEMETS, text] as const].flatMap(([form, from]) =>
    [...from.matchAll(form)].map(({ 0: words, index }): CheckHit => ({
      check: "placeholder",
      start: index,
      end: index + words.length,
      found: words.replaceAll(/\s+/g, " ").slice(0, 60),
    })),
  );

// Taken ranges as one flag per character; comparing every pair of ranges would take quadratic time.
const takenRanges = (length: number) => {
  const taken = new Uint8Array(length);
  return {
    add: ({ start, end }: Range): void => void taken.fill(1, start, end),
    overlaps: ({ start, end }: Range): boolean => taken.subarray(Math.max(0, start), end).includes(1),
  };
};

// A mark that occurs many times is filled in once.
const firstTags = (contract: Contract, signing: number): readonly CheckHit[] => {
  const { plain } = contract;
  const seen = new Set<string>();
  const taken = takenRanges(plain.length);
  return tagsIn(contract).filter((tag) => {
    const isRepeated = seen.has(tag.found) || taken.overlaps(tag);
    seen.add(tag.found);
    taken.add(tag);
    return !isRepeated && !(signing > 0 && tag.start > signing) && !isSignature(plain, tag.start);
  });
};

// Two lines to fill in, closer than this, are one blank.
const SIDE_BY_SIDE = 60;

/** Blanks and placeholders left in the text, except signature lines, links, check boxes and redactions. */
export const placeholders = (contract: Contract): readonly CheckHit[] => {
  const { plain } = contract;
  const signing = Math.max(plain.search(/\bIN WITNESS (?:WHEREOF|HEREOF)/), plain.lastIndexOf("IN WITNESS WHEREOF"));
  const found = [...firstTags(contract, signing)];
  const taken = takenRanges(plain.length);
  for (const tag of found) taken.add(tag);
  const [lines, words] = [takenRanges(plain.length), takenRanges(plain.length)];
  for (const form of BLANKS) {
    const matches = [...plain.matchAll(form)];
    if (matches.length > REDACTION_COUNT && matches[0]?.[0].startsWith("XX")) continue;
    for (const match of matches) {
      const start = match.index;
      const end = start + match[0].length;
      if (isDrawn({ plain, start, end }, signing) || taken.overlaps({ start, end })) continue;
      const drawn = /^[^A-Z]/i.test(match[0]) ? lines : words;
      if (drawn.overlaps({ start: start - SIDE_BY_SIDE, end: end + SIDE_BY_SIDE })) continue;
      drawn.add({ start, end });
      taken.add({ start, end });
      found.push({ check: "placeholder", start, end, found: match[0].replaceAll(/\s+/g, " ").slice(0, 60) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
};
