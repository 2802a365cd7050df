import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import { foreignSign, shoutedWord } from "./habits.ts";

const LONGEST_SOURCE = 10_000;
const MOST_TOKENS = 1_000;
const DEEPEST_BRACKETS = 60;
const MOST_DIGITS = 40;

const STRING = /^"(?:\\.|[^"\\])*"/su;
const SKIPPED = /^(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const NUMBER = /^(\d+(\.\d+)?|\.\d+)([eE][+-]?\d+)?/;
const GROUPED = /^\d{1,3}(,\d{3})+(?!\d)/;
const WORD = /^[\p{L}_][\p{L}\p{N}_]*/u;
const PAIR = /^(!=|>=|<=|\.\.|\*\*)/;
const OPENERS = "([{";
const CLOSERS = ")]}";

/** Where the scanner stands; it stops at the first fault, since those after it are mostly its echo. */
type State = {
  readonly source: string;
  fault: Diagnostic | null;
  readonly open: { readonly sign: string; readonly at: number }[];
};

const report = (
  state: State,
  code: DiagnosticCode,
  message: string,
  at: number,
  length: number,
  meant?: string,
): void => {
  state.fault = { code, message, from: at, to: at + length, ...(meant === undefined ? {} : { suggestion: meant }) };
};

const plainNumber = (text: string): string | undefined => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? String(value) : undefined;
};

const scanNumber = (state: State, at: number, text: string, rest: string): number => {
  const grouped = state.open.length === 0 ? GROUPED.exec(rest)?.[0] : undefined;
  if (/[eE]/.test(text)) report(state, "FEEL06", "Write the number in full.", at, text.length, plainNumber(text));
  else if (grouped)
    report(state, "FEEL06", "Write the number without commas.", at, grouped.length, grouped.replaceAll(",", ""));
  else if (text.length > MOST_DIGITS) report(state, "FEEL06", "This number has too many digits.", at, text.length);
  return text.length;
};

const scanBracket = (state: State, at: number, sign: string): void => {
  if (CLOSERS.includes(sign)) {
    if (!state.open.pop()) report(state, "FEEL07", `This ${sign} has no opening bracket.`, at, 1);
    return;
  }
  state.open.push({ sign, at });
  if (state.open.length > DEEPEST_BRACKETS) report(state, "FEEL08", "Too many brackets inside one another.", at, 1);
};

const scanWord = (state: State, at: number, word: string): number => {
  const small = shoutedWord(word);
  if (small !== null) report(state, "FEEL05", `Write ${small} in small letters.`, at, word.length, small);
  return word.length;
};

const scanSign = (state: State, at: number, rest: string): number => {
  const sign = rest.charAt(0);
  if (sign === '"') {
    report(state, "FEEL04", "This text has no closing quote.", at, rest.length);
    return rest.length;
  }
  if (OPENERS.includes(sign) || CLOSERS.includes(sign)) {
    scanBracket(state, at, sign);
    return 1;
  }
  const foreign = foreignSign(rest.slice(0, 200));
  if (foreign) report(state, foreign.code, foreign.say, at, foreign.length, foreign.instead);
  return PAIR.exec(rest)?.[0].length ?? 1;
};

/** Reads one token and says how long it is. */
const scanToken = (state: State, at: number, rest: string): number => {
  const text = STRING.exec(rest)?.[0];
  if (text !== undefined) return text.length;
  const number = NUMBER.exec(rest)?.[0];
  if (number !== undefined) return scanNumber(state, at, number, rest);
  const word = WORD.exec(rest)?.[0];
  return word === undefined ? scanSign(state, at, rest) : scanWord(state, at, word);
};

/** The first thing a parser would report badly: a foreign sign, a strange number, open text, open brackets, sheer size. */
export const scanFormula = (source: string): Diagnostic | null => {
  const state: State = { source, fault: null, open: [] };
  const tooLong = "This formula is too long. Split it into computed values.";
  if (source.length > LONGEST_SOURCE) report(state, "FEEL08", tooLong, 0, source.length);
  let tokens = 0;
  for (let at = 0; at < source.length && !state.fault;) {
    const rest = source.slice(at);
    const skipped = SKIPPED.exec(rest)?.[0].length;
    if (skipped === undefined && ++tokens > MOST_TOKENS) report(state, "FEEL08", tooLong, 0, source.length);
    else at += skipped ?? scanToken(state, at, rest);
  }
  const [unclosed] = state.open;
  if (!state.fault && unclosed) report(state, "FEEL07", `This ${unclosed.sign} is never closed.`, unclosed.at, 1);
  return state.fault;
};
