import { NAME_LENGTH, OPENING_LENGTH, textAfter } from "./text-windows.ts";
import { isCertain, namesAt } from "./name-list.ts";
import { hasSuffix, isPerson, nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

const ADDRESSED = /(?:^|\n)\s{0,4}(?:Dear|DEAR)\s{1,2}/;
const SHORT_ADDRESS = /^(?:Mr|Mrs|Ms|Mx|Dr|Miss)\.?\s(\p{Lu}[\p{L}'-]{1,30})(?=[:,])/u;
const FIRST_NAME = /^(\p{Lu}\p{Ll}[\p{L}'-]{0,24})(?:\s(?:and|&)\s\p{Lu}\p{Ll}[\p{L}'-]{0,24})?(?=\s?[:,\n-])/u;
const GREETED = /^(?:all|sir|madam|resident|tenant|tenants|customer|client|neighbor|friend|team|colleague)s?$/i;

// "Dear Yolanda," is written to the person whose name is on a line of its own.
const onOwnLine = (text: string, given: string): readonly FoundName[] => {
  for (const match of text.matchAll(new RegExp(`(?:^|\\n)[ ]{0,8}(?:T[oO]:?[ ]{1,8})?(?=${given}\\s)`, "gu"))) {
    const names = namesAt(text, match.index + match[0].length, ({ name }) => isPerson(name));
    const end = names.at(-1)?.end;
    if (end !== undefined && /^[ ]*(?:\n|$)/.test(text.slice(end))) return names;
  }
  return [];
};

const COUPLE = /^Mrs?\.?\s(?:and|&)\sMrs?\.?\s(\p{Lu}[\p{L}'-]{1,30})(?=[:,])/u;

// "Dear Mr. and Mrs. Poe" is written to "Ann and Bo Poe".
const couple = (text: string, surname: string): readonly FoundName[] => {
  const both = new RegExp(`\\p{Lu}[\\p{L}'-]{1,20}\\s(?:and|&)\\s\\p{Lu}[\\p{L}'-]{1,20}\\s${surname}\\b`, "gu");
  for (const { 0: words, index } of text.matchAll(both))
    if (!words.startsWith("Mr")) return namesAt(text, index, isCertain);
  return [];
};

const personOf = (text: string, surname: string): readonly FoundName[] => {
  for (const found of text.matchAll(
    new RegExp(
      `\\b\\p{Lu}[\\p{L}'.-]{0,24}(?:\\s\\p{Lu}\\.)?\\s${surname}\\b(?:, (?:[MD]\\.D|D\\.D\\.S|D\\.O|Ph\\.D|Esq|Jr|Sr)\\.(?:S\\.)?)?`,
      "gu",
    ),
  )) {
    const name = found[0].replaceAll(/\s+/g, " ");
    if (!/^(?:Mr|Mrs|Ms|Mx|Dr|Miss|Dear)\b/.test(name))
      return [{ name, start: found.index, end: found.index + found[0].length }];
  }
  return [];
};

// "Dear Auntie Philomena".
const RELATIVE = /^(?:aunt(?:ie|y)?|uncle|grandma|grandpa|granny|mom|dad|cousin|brother|sister|father|mother)\b/i;

const greeted = (text: string): readonly FoundName[] => {
  const match = ADDRESSED.exec(text.slice(0, OPENING_LENGTH));
  if (!match) return [];
  const at = match.index + match[0].length;
  const surname = SHORT_ADDRESS.exec(textAfter(text, at, NAME_LENGTH))?.[1];
  const given = FIRST_NAME.exec(textAfter(text, at, NAME_LENGTH))?.[1];
  const family = COUPLE.exec(textAfter(text, at, NAME_LENGTH))?.[1];
  if (family !== undefined) {
    const both = couple(text, family);
    return both.length > 0 ? both : personOf(text, family);
  }
  if (RELATIVE.test(textAfter(text, at, NAME_LENGTH))) return [];
  if (surname === undefined && given !== undefined && !GREETED.test(given)) return onOwnLine(text, given);
  if (surname === undefined)
    return namesAt(text, at, isCertain)
      .slice(0, 1)
      .filter(({ name }) => isPerson(name));
  return personOf(text, surname);
};

// "Attn: Mr. Poe", or a person above the company: the letter is to the company.
const ATTENTION = /^[ ]*(?:attn|attention)\b/i;
const HONORIFIC = /^\s*(?:(?:Mrs?|Ms|Mx|Dr)\.?)?\s*$/;

const companyOn = (text: string, from: number, to: number): FoundName | null => {
  const name = nameAt(text, from + (/^\s*/.exec(text.slice(from, to))?.[0].length ?? 0));
  const isWhole = name && hasSuffix(name.name) && name.end >= from + text.slice(from, to).trimEnd().length;
  return isWhole && isCertain(name) ? name : null;
};

// The company in whose address a person is named.
const companyOf = (text: string, { start, end }: FoundName): FoundName | null => {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  if (lineStart === 0 || lineEnd < 0) return null;
  const before = text.slice(lineStart, start);
  if (ATTENTION.test(before)) return companyOn(text, text.lastIndexOf("\n", lineStart - 2) + 1, lineStart - 1);
  const below = text.indexOf("\n", lineEnd + 1);
  return HONORIFIC.test(before) && below > 0 ? companyOn(text, lineEnd + 1, below) : null;
};

/** To whom a letter with a salutation is written: the person greeted, or the company in that person's address. */
export const addressee = (text: string): readonly FoundName[] =>
  greeted(text).map((name) => companyOf(text, name) ?? name);
