import type { Contract } from "../text/parse-contract.ts";
import type { CheckHit } from "./check-hit.ts";

const BLANKS: readonly RegExp[] = [
  /\[\s{0,3}(?:insert|enter|fill in|specify|to be (?:inserted|agreed|determined|completed|confirmed)|tbd|name of|date|amount|address|company name|party name|state|city|number|describe|list|add|your)\b[^\]\n]{0,80}\]/gi,
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

// Dots that lead to the number of a page, in a table of contents.
const LEADS_TO_PAGE = /^\s{0,40}(?:page\s{1,4})?(?:\d|[ivxl]{1,5}\b|\n|$)/i;
// Dates filled in by hand at signing: "this ____ day of ____", "____, 1996" under a title.
const DAY_BEFORE = /\b(?:this|the|day of|dated|as of)\s{1,9}(?:the\s{1,3})?$/i;
const DAY_AFTER = /^[_\s]{0,40}(?:th|st|nd|rd)?\s{0,9}(?:day of\b|,\s{0,9}(?:19|20)[\d_-]{1,2})/i;
// Redactions in a filing repeat one character in many places.
const REDACTION_COUNT = 5;

type Place = { readonly plain: string; readonly start: number; readonly end: number };

const lineAround = ({ plain, start, end }: Place): string => {
  const from = plain.lastIndexOf("\n", start) + 1;
  const to = plain.indexOf("\n", end);
  return plain.slice(Math.max(from, start - 200), Math.min(to < 0 ? plain.length : to, end + 200));
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

/** Blanks and placeholders left in the text, except signature lines and redactions. */
export const placeholders = ({ plain }: Contract): readonly CheckHit[] => {
  const found: CheckHit[] = [];
  const signing = Math.max(plain.search(/\bIN WITNESS (?:WHEREOF|HEREOF)/), plain.lastIndexOf("IN WITNESS WHEREOF"));
  for (const form of BLANKS) {
    const matches = [...plain.matchAll(form)];
    if (matches.length > REDACTION_COUNT && matches[0]?.[0].startsWith("XX")) continue;
    for (const match of matches) {
      const start = match.index;
      const end = start + match[0].length;
      if (isDrawn({ plain, start, end }, signing)) continue;
      if (found.some((one) => start < one.end + 60 && end > one.start - 60)) continue;
      found.push({ check: "placeholder", start, end, found: match[0].replaceAll(/\s+/g, " ").slice(0, 60) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
};
