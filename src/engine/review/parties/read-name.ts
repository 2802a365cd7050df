import { BODY, NO_PERSON, NOT_A_NAME } from "./name-words.ts";
import { NEXT_LINE_LENGTH, textAfter } from "./text-windows.ts";

/** A name in a plain text. Unit: offsets into it, end exclusive. */
export type FoundName = { readonly name: string; readonly start: number; readonly end: number };

const TOKEN =
  /(?:\p{Lu}[\p{L}\p{N}]?|\p{N}|\p{Ll}(?=[\p{Ll}\p{N}-]{0,20}(?:\.(?:com|net|org)\b|\p{Lu}\p{L}|-\d))|(?:inc|llc|ltd)\b)[\p{L}\p{N}.'!&+/\u2122-]{0,40}|&|\+|\(\p{Lu}\p{L}{2,20}\)(?=\s(?:Limited|LIMITED|Ltd|LTD|Inc|LLC|Corp|GmbH|Pte|PTE|Pty|PTY)\b)/uy;
const PARTICLE = /(?:of|the|for|de|del|della|van|der|den|von|di|da|la|le|du|y|bin|al)(?=\s)/y;
const GAP = /[ ]{1,2}|[ ]?\n[ ]{0,8}(?![ \n])/y;
// What may follow a comma and still be a part of the name.
const AFTER_COMMA =
  /,\s{1,3}(?=(?:[Ii]nc(?:orporated)?|INC(?:ORPORATED)?|LLC|llc|L\.L\.C|LLP|LP|L\.P|Ltd|LTD|Limited|LIMITED|Corp|CORP|Co|CO|N\.A|P\.C|P\.A|PLLC|S\.A|N\.V|B\.V|S\. de R|Jr|Sr|II|III|IV|M\.D|D\.D\.S|DVM|MD|Ph\.D|Esq|CPAs?)\b)/y;
const SUFFIX =
  /^(?:Inc|INC|inc|Incorporated|INCORPORATED|LLC|llc|L\.L\.C|Ltd|LTD|ltd|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|GmbH|GMBH|AG|AS|SE|KG|S\.?A|SpA|S\.?p\.?A|B\.?V|N\.?V|L\.?P|LLP|L\.L\.P|PLC|plc|PBC|Pte|PTE|Pty|PTY|N\.A|P\.C|P\.A|PLLC|R\.L|Co-op|CPAs|ApS|A\/S|Oy|AB|SARL|S\.?r\.?l)\.?$/;
const CREDENTIAL = /^(?:Jr|Sr|II|III|IV|M\.?D|N\.?D|D\.D\.S|DVM|Ph\.?D|Esq|CPA)\.?$/;
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|professor|dame|sir|rev|hon|mx)\.?$/i;
const GIVEN = /^\p{Lu}[\p{L}'.-]{0,24}$/u;
const ABBREVIATION =
  /^(?:\p{Lu}|(?:\p{Lu}\.){1,5}\p{Lu}|Inc|INC|Ltd|LTD|Corp|CORP|Co|CO|Mfg|MFG|Bros|Jr|Sr|Dr|DR|Mr|MR|Mrs|MRS|Ms|MS|St|No|Prof|Rev|Hon|Esq|Ph\.D|Pte|PTE|Pty|PTY)\.$/u;

const ALONE =
  /^(?:none|n\/?a|tbd|same|yes|no|see|not|various|owner|agent|broker|usa|u\.s\.a?\.?|united states(?: of america)?|china|germany|france|england|canada|japan|norway|mexico|india|washington|new york|delaware|california|texas|nevada|florida|.*\b(?:street|avenue|road|lane|drive|boulevard|floor|suite))$/i;
const STATE_NAMES =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming";
const STATES = new RegExp(`^(?:the )?(?:state of )?(?:${STATE_NAMES})$`, "i");
const PLACE_AFTER = new RegExp(`,\\s(?:${STATE_NAMES})\\b`, "iy");

// Unit: words and marks. A longer run of capitals is a title or a sentence.
// "Beatrix Holloway of Cody, Wyoming".
const OF_CITY = new RegExp(
  `of\\s{1,3}\\p{Lu}[\\p{L}.]+(?:\\s\\p{Lu}[\\p{L}.]+){0,2},\\s{1,3}(?:${STATE_NAMES})\\b`,
  "iuy",
);

const MAX_TOKENS = 14;

// In a title of capitals these words are between names.
const BETWEEN_NAMES = /^(?:AND|OR|BETWEEN|AMONG|BY|WITH|TO|FROM|WHICH|Attn|ATTN)$/;

/** What a sticky pattern matches at a position, or null. */
export const matchAt = (form: RegExp, text: string, at: number): string | null => {
  form.lastIndex = at;
  return form.exec(text)?.[0] ?? null;
};

const isSuffix = (token: string): boolean => SUFFIX.test(token);

// The end of a token: a full stop belongs to it only after an abbreviation.
const tokenAt = (text: string, at: number): string | null => {
  const token = matchAt(TOKEN, text, at);
  if (token === null) return null;
  const bare = /s'$/i.test(token) ? token : token.replace(/[.'!/+-]+$/, "");
  if (bare === "") return token;
  const dotted = text.slice(at, at + bare.length + 1);
  if (dotted.endsWith(".") && (ABBREVIATION.test(dotted) || isSuffix(bare))) return dotted;
  return token.endsWith("!") ? token : bare;
};

// Norwegian companies end with it, and sentences in capitals have it.
const AS_WORD = /AS\s\w/y;
const OF_PLACE = /of (?=\p{Lu})/uy;
const MEXICAN = / de C\.V\./y;

// A city or county is named with its state: "City of Larkfield, Texas".
const withState = (text: string, from: number, end: number): number => {
  if (!/^(?:the )?(?:city|county|town|village) of /i.test(text.slice(from, end))) return end;
  const state = matchAt(PLACE_AFTER, text, end);
  return state === null ? end : end + state.length;
};

// A name continues in the next line only where lines are broken because they are full. Unit: characters of the line.
const FULL_LINE = 55;
const NARROW_LINE = 30;
const IN_PROSE = /\p{Ll}{2,}[\s,]+(?:\p{Ll}+[\s,]+)+\S*$/u;
const GOES_ON = /^\n[ ]{0,8}\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,3},?(?: \(| \p{Ll})/u;

// "I, Ann", "by and between Ann": one word, whose rest is at the start of the next line.
const LEAD = /\b(?:I|We|undersigned|between|and|by|to|from),?\s{1,2}$/;
const REST = /^[ ]?\n[ ]{0,8}\p{Lu}[\p{L}.'-]+(?:,|\s\p{Ll})/u;

// In the narrow lines of a scan, the words before the name and after its rest show that the sentence continues.
const isWrapped = (text: string, from: number, end: number): boolean => {
  const line = text.lastIndexOf("\n", end - 1) + 1;
  const length = end - line;
  if (length > FULL_LINE) return true;
  const isOneWord = !text.slice(from, end).includes(" ");
  if (isOneWord && LEAD.test(text.slice(line, from)) && REST.test(textAfter(text, end, NEXT_LINE_LENGTH))) return true;
  if (length <= NARROW_LINE || from <= line) return false;
  const gap = text.indexOf("\n", end);
  return IN_PROSE.test(text.slice(line, from)) && GOES_ON.test(textAfter(text, gap, NEXT_LINE_LENGTH));
};

/** The longest run of capitalized words at a position that can be a name, or null. */
export const nameAt = (text: string, from: number): FoundName | null => {
  let [at, end] = [from, from];
  for (let tokens = 0; tokens < MAX_TOKENS; tokens++) {
    const token = tokenAt(text, at);
    if (token === null || BETWEEN_NAMES.test(token) || (token === "AS" && matchAt(AS_WORD, text, at) !== null)) break;
    at += token.length;
    end = at;
    const comma = matchAt(AFTER_COMMA, text, at);
    if (comma !== null) {
      at += comma.length;
      continue;
    }
    if (isSuffix(token)) end += matchAt(MEXICAN, text, at)?.length ?? 0;
    const gap = matchAt(GAP, text, end);
    if (gap === null || (gap.includes("\n") && !isWrapped(text, from, end))) break;
    at = end + gap.length;
    const ofPlace = /^corporation$/i.test(token) ? matchAt(OF_PLACE, text, at) : null;
    if (ofPlace !== null) {
      at += ofPlace.length;
      continue;
    }
    if ((isSuffix(token) || CREDENTIAL.test(token)) && !isSuffix(tokenAt(text, at) ?? "")) break;
    if (isPerson(text.slice(from, end)) && !BODY.test(text.slice(from, end)) && matchAt(OF_CITY, text, at) !== null)
      break;
    for (let particle = matchAt(PARTICLE, text, at); particle !== null; particle = matchAt(PARTICLE, text, at)) {
      const next = matchAt(GAP, text, at + particle.length);
      if (next === null) break;
      at += particle.length + next.length;
    }
  }
  if (end === from) return null;
  end = withState(text, from, end);
  return { name: text.slice(from, end).replaceAll(/\s+/g, " "), start: from, end };
};

const wordsOf = (name: string): readonly string[] => name.split(/[\s,]+/).filter((word) => word !== "");

/** Whether a name has the form of a person's: two to five words, with titles, initials and "Jr." */
export const isPerson = (name: string): boolean => {
  const words = wordsOf(name).filter((word) => !TITLE.test(word) && !CREDENTIAL.test(word));
  const capitalized = words.filter((word) => GIVEN.test(word));
  const rest = words.filter((word) => !GIVEN.test(word));
  return (
    !wordsOf(name).some(isSuffix) &&
    !NO_PERSON.test(name) &&
    !/^the\s/i.test(name) &&
    capitalized.length >= 2 &&
    words.length <= 5 &&
    rest.every((word) => /^(?:van|der|den|de|del|di|da|von|la|le|y|bin|al)$/.test(word))
  );
};

// "Hollis & Daughters".
const FAMILY_FIRM = /\s(?:&|and) (?:sons?|daughters?|brothers|sisters|company)\b/i;
const WEBSITE = /\w\.(?:com|net|org)$/i;

/** Whether a name has the form of a company's, an institution's or a public body's. */
export const isOrganization = (name: string): boolean => {
  const words = wordsOf(name);
  return words.length >= 2 && (words.some(isSuffix) || BODY.test(name) || FAMILY_FIRM.test(name) || WEBSITE.test(name));
};

/** Whether a name ends like a company's, so that what follows is not a part of it. */
export const hasSuffix = (name: string): boolean => isSuffix(wordsOf(name).at(-1) ?? "");

// These words begin the title of a document that has the name of the company in it, which is not the company.
const PAPER_OF =
  /^(?:(?:(?:consent|application|authorization|affidavit|declaration|acknowledge?ment|certification|complaint|motion|receipt|summary) (?:for|of|to|by)|certificate|articles|bylaws|minutes|common stock|preferred stock|shares|stockholders|members|employees|board(?! of (?:education|trustees|regents|supervisors|commissioners|county))|plan|written consent|resolutions?|last will|by|this|these|each|section|article|exhibit|schedule|between|among)\b|(?:[\w-]+ ){0,4}agreement of |.* plan of )/i;
const ROLE_WORD =
  /\b(?:investor|owner|agency|agent|landlord|tenant|lessor|lessee|seller|buyer|purchaser|vendor|customer|client|provider|supplier|contractor|consultant|employer|employee|lender|borrower|guarantor|licensor|licensee|assignor|assignee|recipient|participant|consent)$/i;

/** Whether words with capital letters cannot be the name of a party: a title, a heading, a role, a state, a street. */
export const isNoName = (name: string): boolean =>
  ALONE.test(name) ||
  STATES.test(name) ||
  PAPER_OF.test(name) ||
  (!wordsOf(name).some(isSuffix) && (NOT_A_NAME.test(name) || ROLE_WORD.test(name))) ||
  !/\p{L}{2}/u.test(name);
