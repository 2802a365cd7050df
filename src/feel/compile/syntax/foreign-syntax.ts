import type { DiagnosticCode } from "./diagnostic.ts";

/** Syntax of another language: what it is, the message, and its replacement. */
type ForeignSyntax = {
  readonly found: RegExp;
  readonly code: DiagnosticCode;
  readonly say: string;
  readonly instead?: (match: RegExpExecArray) => string;
};

const STRAIGHT = 'Write text in straight double quotes, like "fixed".';

// Tried in order at each symbol outside quotes; the match is the replaced range.
const FOREIGN_SYNTAX: readonly ForeignSyntax[] = [
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

/** Explains foreign syntax at the start of `rest`; null if there is none. */
export const foreignSymbol = (
  rest: string,
): {
  readonly code: DiagnosticCode;
  readonly say: string;
  readonly length: number;
  readonly instead?: string;
} | null => {
  for (const { found, code, say, instead } of FOREIGN_SYNTAX) {
    const match = found.exec(rest);
    if (match) return { code, say, length: match[0].length, instead: instead?.(match) };
  }
  return null;
};

const UPPERCASE_OPERATORS: { readonly [word: string]: string } = {
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

/** The operator that was written in upper case, or null. */
export const uppercaseOperator = (word: string): string | null =>
  Object.hasOwn(UPPERCASE_OPERATORS, word) ? UPPERCASE_OPERATORS[word]! : null;
