import { isCertain, namesAt } from "./name-list.ts";
import type { FoundName } from "./read-name.ts";
import { isOrganization, isPerson, nameAt } from "./read-name.ts";

const BETWEEN =
  /\b(?:between|among|amongst)\b[:\s]{1,12}(?:us,\s)?(?:each of\s)?(?:the\s{1,8})?(?:\(?1[.)]\s{1,4}|[-–]\s)?/gi;
const NEXT = /^[\s\S]{0,320}?[,;)\n\s](?:and|AND)[:\s]{1,12}(?:the\s{1,8})?(?=[\p{Lu}\p{N}])/u;
// Words that introduce a party in papers without "between".
const BY_WORDS: readonly RegExp[] = [
  /\b(?:I|We),\s{1,2}/g,
  /\b(?:engages?|hires?)\s{1,2}(?=\p{Lu})/gu,
  /\bundersigned,?\s{1,2}/gi,
  /\bto the order of\s{1,2}/gi,
  /\bpay(?: on demand)? to\s{1,2}(?=\p{Lu})/gu,
  /,\sowes?\s{1,2}/g,
  /\bappoint(?:s)?\s(?:my [a-z]{3,20},\s)?/g,
  /\bhave given (?:my [a-z]{3,20},\s)?/g,
  /\bI release\s{1,2}/g,
  /\bin favor of\s{1,2}/gi,
  /\bis addressed to\s{1,2}/g,
  /\b[Ii]t is from\s{1,2}/g,
  /\bby (?:the )?(?:landlord|owner|lender|seller|employer),\s{1,2}/g,
  /(?:^|\n)\s{0,4}To\s(?=\p{Lu})/gu,
];
const CAPTION = /,?\s{1,3}(?:Plaintiffs?|Petitioners?|Defendants?|Respondents?)\b/g;
const SUBJECTS = /(?:^|\n)\s{0,8}(?=\p{Lu})/gu;
const ACT = /^(?:,\s(?:who|husband|wife|both)\b|\s(?:agree|make|enter|intend)\b)/;

const HEAD = 2600;
const SUBJECT_HEAD = 900;

const certainAt = (text: string, at: number): readonly FoundName[] => namesAt(text, at, isCertain);

const afterBetween = (text: string, from: number): readonly FoundName[] => {
  for (const match of text.slice(0, HEAD).matchAll(BETWEEN)) {
    if (match.index + match[0].length < from) continue;
    const first = certainAt(text, match.index + match[0].length);
    const last = first.at(-1);
    if (!last) continue;
    if (first.length > 1) return first;
    const next = NEXT.exec(text.slice(last.end, last.end + 400));
    return next ? [...first, ...certainAt(text, last.end + next[0].length)] : first;
  }
  return [];
};

const afterWords = (text: string): readonly FoundName[] =>
  BY_WORDS.flatMap((form) =>
    [...text.slice(0, HEAD).matchAll(form)].flatMap((match) =>
      certainAt(text, match.index + match[0].length).slice(0, 2),
    ),
  );

// "Dana Roe and Lee Poe, who intend to marry".
const subjects = (text: string): readonly FoundName[] => {
  for (const match of text.slice(0, SUBJECT_HEAD).matchAll(SUBJECTS)) {
    const names = certainAt(text, match.index + match[0].length);
    const last = names.at(-1);
    if (last && names.length > 1 && ACT.test(text.slice(last.end, last.end + 20))) return names;
  }
  return [];
};

// The names in the caption of a court paper, each before its role.
const captioned = (text: string): readonly FoundName[] =>
  [...text.slice(0, HEAD).matchAll(CAPTION)].flatMap(({ index }) => {
    const line = text.lastIndexOf("\n", index - 1) + 1;
    const name = nameAt(text, line + (/^\s*/.exec(text.slice(line, index))?.[0].length ?? 0));
    return name && name.end === index && isCertain(name) ? [name] : [];
  });

const ADDRESSED = /(?:^|\n)\s{0,4}(?:Dear|DEAR)\s{1,2}/g;
const SHORT_ADDRESS = /^(?:Mr|Mrs|Ms|Mx|Dr|Miss)\.?\s(\p{Lu}[\p{L}'-]{1,30})(?=[:,])/u;

const addressee = (text: string): readonly FoundName[] => {
  const match = ADDRESSED.exec(text.slice(0, HEAD));
  ADDRESSED.lastIndex = 0;
  if (!match) return [];
  const at = match.index + match[0].length;
  const surname = SHORT_ADDRESS.exec(text.slice(at, at + 60))?.[1];
  if (surname === undefined)
    return certainAt(text, at)
      .slice(0, 1)
      .filter(({ name }) => isPerson(name));
  for (const found of text.matchAll(
    new RegExp(`\\b\\p{Lu}[\\p{L}'.-]{0,24}(?:\\s\\p{Lu}\\.)?\\s${surname}\\b`, "gu"),
  )) {
    const name = found[0].replaceAll(/\s+/g, " ");
    if (!/^(?:Mr|Mrs|Ms|Mx|Dr|Miss|Dear)\b/.test(name))
      return [{ name, start: found.index, end: found.index + found[0].length }];
  }
  return [];
};

// The letterhead: an organization on the first line.
const letterhead = (text: string): readonly FoundName[] => {
  const at = /^\s*/.exec(text)?.[0].length ?? 0;
  const name = nameAt(text, at);
  return name && isCertain(name) && isOrganization(name.name) && text[name.end] === "\n" ? [name] : [];
};

// "The parties to this agreement are: (i) A; (ii) B; and (iii) its lender, C".
const LISTED = /\b[Tt]he parties(?:\sto\s[^:\n]{3,60})?\sare:?\s{1,4}/;
const ITEM = /(?:^|[;,\n]\s{0,3}(?:and\s)?)\((?:[ivx]{1,4}|[a-f]|\d)\)\s(?:(?:its|their|the)\s[\p{Ll} ]{3,30},\s)?/gu;
const LIST_LENGTH = 700;

const listed = (text: string): readonly FoundName[] => {
  const match = LISTED.exec(text.slice(0, HEAD));
  if (!match) return [];
  const from = match.index + match[0].length;
  return [...text.slice(from, from + LIST_LENGTH).matchAll(ITEM)].flatMap((item) =>
    certainAt(text, from + item.index + item[0].length).slice(0, 1),
  );
};

const DATE_LINE =
  /^\s{0,40}(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2},\s\d{4}|\d{1,2}\s\p{L}{3,9}\s\d{4})\s*$/iu;
const ADDRESS_LINE = /\b\d{5}(?:-\d{4})?$|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}$|^(?:\d{1,6}|P\.?\s?O\.?\sBox)\s/;
const BLOCK_LINES = 5;
const LINES_APART = 3;
const MAX_LINES = 60;

// A name with an address under it: the addressee of a letter after its date, and the sender at its end.
const withAddress = (text: string): readonly FoundName[] => {
  const lines: { readonly words: string; readonly at: number }[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "")
      lines.push({
        words: line.trim(),
        at: at + line.length - line.trimStart().length,
      });
    at += line.length + 1;
  }
  if (lines.length > MAX_LINES || !lines.slice(0, 3).some(({ words }) => DATE_LINE.test(words))) return [];
  let last = -LINES_APART;
  return lines.flatMap(({ words, at: start }, index) => {
    const name = nameAt(text, start);
    const isAlone = name && name.end === start + words.length && isCertain(name) && !ADDRESS_LINE.test(words);
    const isAddressed = lines.slice(index + 1, index + BLOCK_LINES).some((next) => ADDRESS_LINE.test(next.words));
    if (!isAlone || !isAddressed || index - last < LINES_APART) return [];
    last = index;
    return [name];
  });
};

/** Names that the opening of a plain text introduces as parties without defining a term for them. `from`: where it begins. */
export const openingNames = (text: string, from: number): readonly FoundName[] => {
  const between = afterBetween(text, from);
  if (between.length > 0) return between;
  const caption = captioned(text);
  if (caption.length > 0) return caption;
  const letter = addressee(text);
  if (letter.length > 0) return [...letterhead(text), ...letter];
  const list = listed(text);
  if (list.length > 0) return list;
  const addressed = withAddress(text);
  if (addressed.length > 0) return addressed;
  return [...afterWords(text), ...subjects(text)];
};
