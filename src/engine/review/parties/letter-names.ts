import { addressee } from "./addressee.ts";
import { FIRST_SENTENCES_LENGTH, NEXT_LINE_LENGTH, textAfter } from "./text-windows.ts";
import { isCertain, namesAt } from "./name-list.ts";
import { withPrincipal } from "./principal.ts";
import { isOrganization, isPerson, nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

// The letterhead: an organization on the first line.
const letterhead = (text: string): readonly FoundName[] => {
  const at = /^\s*/.exec(text)?.[0].length ?? 0;
  const name = nameAt(text, at);
  return name && isCertain(name) && isOrganization(name.name) && text[name.end] === "\n" ? [name] : [];
};

// "STATE OF OHIO" and "COUNTY OF LANE" say where a document is signed.
const CAPTION = /^(?:the )?(?:state|county|commonwealth|parish) of\b/i;
const HEAD_LINES = 2;
const MIN_HEAD_WORDS = 3;

/** The organization in the head of a form: alone on one of its first lines, with three words or more, as titles seldom have. */
export const formHead = (text: string): readonly FoundName[] => {
  const lines = [...text.slice(0, FIRST_SENTENCES_LENGTH).matchAll(/^[ ]*(?=\S)/gm)].slice(0, HEAD_LINES);
  for (const { 0: space, index } of lines) {
    const name = nameAt(text, index + space.length);
    const isAlone = name && /^[ ]*\n/.test(textAfter(text, name.end, NEXT_LINE_LENGTH));
    const isLong = name && name.name.split(" ").length >= MIN_HEAD_WORDS;
    if (isAlone && isLong && !CAPTION.test(name.name) && isCertain(name) && isOrganization(name.name)) return [name];
  }
  return [];
};

const CLOSING =
  /\n[ ]{0,40}(?:Sincerely|Yours|Very truly yours|Respectfully|(?:Best|Kind|Warm) regards|Regards)\b[^\n]{0,30}|\n[ ]{0,40}(?:Love|Cheers|Thanks|Best|Warmly|Cordially),[ ]*(?=\n)/;

// Lines from the closing to the name of the signer, with space for the signature.
const CLOSING_LINES = 8;

const FOR_ANOTHER =
  /\n[ ]*(?:By|Its|Title)\s?:|\b(?:president|manager|director|officer|counsel|partner|agent|secretary|treasurer|administrator|supervisor|coordinator|chair(?:man|woman|person)?|vice|attorney|on behalf)\b/i;

/** The person who signs a letter for himself or herself; none if the signer acts for another. */
export const letterSigners = (text: string): readonly FoundName[] => {
  const match = CLOSING.exec(text);
  if (!match || FOR_ANOTHER.test(text.slice(match.index))) return [];
  let at = match.index + match[0].length;
  for (const line of text.slice(at).split("\n").slice(0, CLOSING_LINES)) {
    const name = nameAt(text, at + (line.length - line.trimStart().length));
    if (name && isPerson(name.name) && isCertain(name) && /^[ ]*(?:,[^\n]*)?(?:\n|$)/.test(text.slice(name.end)))
      return [name];
    at += line.length + 1;
  }
  return [];
};

/** Who writes a letter: its letterhead, else the person who signs. */
export const sender = (text: string): readonly FoundName[] => {
  const head = letterhead(text);
  return head.length > 0 ? head : letterSigners(text);
};

const LAWYERS = /\b(?:Attorneys?|Counselors?|Lawyers?|Solicitors?) at Law\b|\bLaw (?:Offices?|Firm|Group)\b/i;
const CLIENT =
  /\b(?:[Ww]e|I|[Tt]h(?:is|e) (?:firm|office)) represents?\s(?:the\s)?(?=\p{Lu})|\b(?:[Oo]ur|[Mm]y) client,\s(?=\p{Lu})/gu;
const LETTERHEAD_LENGTH = 200;

/** The names of a text with the client or principal for whom it is written, in place of a lawyer in its head or of an agent. */
export const withClient = (text: string, names: readonly FoundName[]): readonly FoundName[] => {
  const clients = [...text.matchAll(CLIENT)].flatMap((match) =>
    namesAt(text, match.index + match[0].length, isCertain).slice(0, 1),
  );
  const client = clients.find(({ name }) => !/^M(?:rs?|s|x)\.? /.test(name)) ?? clients[0];
  if (!client) return withPrincipal(text, names, sender(text));
  const lawyer = LAWYERS.exec(text.slice(0, LETTERHEAD_LENGTH))?.index ?? -1;
  return [client, ...names.filter(({ start, name }) => start > lawyer && name !== client.name)];
};

const DATE_LINE =
  /^\s{0,40}(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2},\s\d{4}|\d{1,2}\s\p{L}{3,9}\s\d{4})\s*$/iu;
const DELIVERY_LINE = /^(?:via|by|re|attn|attention|subject)\b/i;
const ADDRESS_LINE = /\b\d{5}(?:-\d{4})?$|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}$|^(?:\d{1,6}|P\.?\s?O\.?\sBox)\s/;
// Unit of these four: lines that are not empty.
/** A name with its address under it: title, company, street, and city. */
const ADDRESS_LINES = 5;
/** Two names closer than this are one addressee: a person, then the company. */
const MIN_LINES_BETWEEN = 3;
/** A longer text is not a letter. */
const MAX_LINES = 60;
/** The date is among the first lines; the address of the sender may be above it. */
const LETTER_HEAD_LINES = 6;

/** Names with an address under them: the addressee of a letter after its date, and its sender. */
export const addressedNames = (text: string): readonly FoundName[] => {
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
  if (lines.length > MAX_LINES || !lines.slice(0, LETTER_HEAD_LINES).some(({ words }) => DATE_LINE.test(words)))
    return [];
  let last = -MIN_LINES_BETWEEN;
  return lines.flatMap(({ words, at: start }, index) => {
    const name = nameAt(text, start);
    const isAlone =
      name &&
      name.end === start + words.length &&
      isCertain(name) &&
      !ADDRESS_LINE.test(words) &&
      !DELIVERY_LINE.test(words);
    const isAddressed = lines.slice(index + 1, index + ADDRESS_LINES).some((next) => ADDRESS_LINE.test(next.words));
    if (!isAlone || !isAddressed || index - last < MIN_LINES_BETWEEN) return [];
    last = index;
    return [name];
  });
};

/** The sender and the addressee of a letter with a salutation; none without one. */
export const letterNames = (text: string): readonly FoundName[] => {
  const to = addressee(text);
  return to.length > 0 ? [...sender(text), ...to] : [];
};
