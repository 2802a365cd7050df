import type { DiagnosticCode } from "./diagnostic.ts";

/** A sign someone used to another language may write: what it was, what to say, and what to write in its place. */
type Habit = {
  readonly found: RegExp;
  readonly code: DiagnosticCode;
  readonly say: string;
  readonly instead?: (match: RegExpExecArray) => string;
};

const STRAIGHT = 'Write text in straight double quotes, like "fixed".';

// Tried in order at each sign outside quotes; the match is what gets replaced.
const HABITS: readonly Habit[] = [
  { found: /^[“”„«»]([^“”„«»"\n]*)[“”„«»]/, code: "FEEL04", say: STRAIGHT, instead: ([, text]) => `"${text}"` },
  { found: /^['‘’`]([^'‘’`"\n]*)['‘’`]/, code: "FEEL04", say: STRAIGHT, instead: ([, text]) => `"${text}"` },
  { found: /^[“”„«»'‘’`]/, code: "FEEL04", say: STRAIGHT },
  { found: /^&&?/, code: "FEEL05", say: "Write the word and.", instead: () => "and" },
  { found: /^\|\|?/, code: "FEEL05", say: "Write the word or.", instead: () => "or" },
  { found: /^(!==|<>)/, code: "FEEL05", say: "Write != for not equal.", instead: () => "!=" },
  { found: /^=(\s*=)+/, code: "FEEL05", say: "Write one = for equal.", instead: () => "=" },
  { found: /^=>/, code: "FEEL05", say: "Write >= for at least.", instead: () => ">=" },
  { found: /^=</, code: "FEEL05", say: "Write <= for at most.", instead: () => "<=" },
  {
    found: /^([<>])\s*\1/,
    code: "FEEL05",
    say: "Write one sign only: > for more, < for less.",
    instead: ([, sign]) => sign!,
  },
  {
    found: /^!\s*([\p{L}_][\p{L}\p{N}_.]*)(?![\p{L}\p{N}_.]|\s*\()/u,
    code: "FEEL05",
    say: "Write not( ) around what must not be so.",
    instead: ([, name]) => `not(${name})`,
  },
  { found: /^!(?!=)/, code: "FEEL05", say: "Write not( ) around what must not be so." },
  { found: /^%/, code: "FEEL05", say: "Write a percentage as a number, and divide by 100 where it is applied." },
  { found: /^[$€£¥]/, code: "FEEL06", say: "Write the amount without a currency sign.", instead: () => "" },
  { found: /^[;^~\\#]/, code: "FEEL03", say: "This sign has no meaning in a formula." },
];

/** What a foreign sign at the start of `rest` means here, or null when there is none. */
export const foreignSign = (
  rest: string,
): {
  readonly code: DiagnosticCode;
  readonly say: string;
  readonly length: number;
  readonly instead?: string;
} | null => {
  for (const { found, code, say, instead } of HABITS) {
    const match = found.exec(rest);
    if (match) return { code, say, length: match[0].length, instead: instead?.(match) };
  }
  return null;
};

const SHOUTED: { readonly [word: string]: string } = {
  AND: "and",
  OR: "or",
  NOT: "not",
  IN: "in",
  IF: "if",
  THEN: "then",
  ELSE: "else",
  TRUE: "true",
  FALSE: "false",
  True: "true",
  False: "false",
  NULL: "null",
  Null: "null",
};

/** The word of the language that was written in capitals, or null. */
export const shoutedWord = (word: string): string | null => (Object.hasOwn(SHOUTED, word) ? SHOUTED[word]! : null);
