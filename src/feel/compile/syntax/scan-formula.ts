import type { Diagnostic, DiagnosticCode } from "./diagnostic.ts";
import { foreignSymbol, uppercaseOperator } from "./foreign-syntax.ts";

const MAX_SOURCE_LENGTH = 10_000;
const MAX_TOKENS = 1_000;
const MAX_BRACKET_DEPTH = 60;
const MAX_DIGITS = 40;

const STRING = /^"(?:\\.|[^"\\])*"/su;
const SKIPPED = /^(\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const NUMBER = /^(\d+(\.\d+)?|\.\d+)([eE][+-]?\d+)?/;
const GROUPED = /^\d{1,3}(,\d{3})+(?!\d)/;
const WORD = /^[\p{L}_][\p{L}\p{N}_]*/u;
const PAIR = /^(!=|>=|<=|\.\.|\*\*)/;
const OPENERS = "([{";
const CLOSERS = ")]}";

/** The scanner's position; it stops at the first error, since later ones mostly follow from it. */
type ScanState = {
  readonly source: string;
  fault: Diagnostic | null;
  readonly open: { readonly sign: string; readonly at: number }[];
};

const report = (
  state: ScanState,
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

const scanNumber = (state: ScanState, at: number, text: string, rest: string): number => {
  const grouped = state.open.length === 0 ? GROUPED.exec(rest)?.[0] : undefined;
  if (/[eE]/.test(text)) report(state, "FEEL06", "Write the number in full.", at, text.length, plainNumber(text));
  else if (grouped)
    report(state, "FEEL06", "Write the number without commas.", at, grouped.length, grouped.replaceAll(",", ""));
  else if (text.length > MAX_DIGITS) report(state, "FEEL06", "This number has too many digits.", at, text.length);
  return text.length;
};

const scanBracket = (state: ScanState, at: number, sign: string): void => {
  if (CLOSERS.includes(sign)) {
    if (!state.open.pop()) report(state, "FEEL07", `This ${sign} has no opening bracket.`, at, 1);
    return;
  }
  state.open.push({ sign, at });
  if (state.open.length > MAX_BRACKET_DEPTH) report(state, "FEEL08", "Too many brackets inside one another.", at, 1);
};

const scanWord = (state: ScanState, at: number, word: string): number => {
  const small = uppercaseOperator(word);
  if (small !== null) report(state, "FEEL05", `Write ${small} in small letters.`, at, word.length, small);
  return word.length;
};

const scanSymbol = (state: ScanState, at: number, rest: string): number => {
  const sign = rest.charAt(0);
  if (sign === '"') {
    report(state, "FEEL04", "This text has no closing quote.", at, rest.length);
    return rest.length;
  }
  if (OPENERS.includes(sign) || CLOSERS.includes(sign)) {
    scanBracket(state, at, sign);
    return 1;
  }
  const foreign = foreignSymbol(rest.slice(0, 200));
  if (foreign) report(state, foreign.code, foreign.say, at, foreign.length, foreign.instead);
  return PAIR.exec(rest)?.[0].length ?? 1;
};

/** Scans one token and returns its length. */
const scanToken = (state: ScanState, at: number, rest: string): number => {
  const text = STRING.exec(rest)?.[0];
  if (text !== undefined) return text.length;
  const number = NUMBER.exec(rest)?.[0];
  if (number !== undefined) return scanNumber(state, at, number, rest);
  const word = WORD.exec(rest)?.[0];
  return word === undefined ? scanSymbol(state, at, rest) : scanWord(state, at, word);
};

/** Finds errors that a parser would report badly: foreign symbols, malformed numbers, unclosed strings and brackets, excessive length. */
export const scanFormula = (source: string): Diagnostic | null => {
  const state: ScanState = { source, fault: null, open: [] };
  const tooLong = "This formula is too long. Split it into computed values.";
  if (source.length > MAX_SOURCE_LENGTH) report(state, "FEEL08", tooLong, 0, source.length);
  let tokens = 0;
  for (let offset = 0; offset < source.length && !state.fault;) {
    const rest = source.slice(offset);
    const skipped = SKIPPED.exec(rest)?.[0].length;
    if (skipped === undefined && ++tokens > MAX_TOKENS) report(state, "FEEL08", tooLong, 0, source.length);
    else offset += skipped ?? scanToken(state, offset, rest);
  }
  const [unclosed] = state.open;
  if (!state.fault && unclosed) report(state, "FEEL07", `This ${unclosed.sign} is never closed.`, unclosed.at, 1);
  return state.fault;
};
