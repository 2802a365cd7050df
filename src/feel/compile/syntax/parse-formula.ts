import { parser } from "lezer-feel";
import type { Diagnostic, TextSpan } from "./diagnostic.ts";
import { scanFormula } from "./scan-formula.ts";

const parsers = {
  Expression: parser.configure({ top: "Expression" }),
  UnaryTests: parser.configure({ top: "UnaryTests" }),
};

export type Node = ReturnType<typeof parser.parse>["topNode"];

/** The children of a node, without comments. */
export const childrenOf = (node: Node): readonly Node[] => {
  const found: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!child.type.name.endsWith("Comment")) found.push(child);
  return found;
};

const firstError = (top: Node): Node | null => {
  const cursor = top.cursor();
  do {
    if (cursor.type.isError) return cursor.node;
  } while (cursor.next());
  return null;
};

const spanOf = ({ from, to }: Node): TextSpan => ({ from, to });

// Comparison operators of other languages, with their replacement.
const COMPARED: { readonly [word: string]: (left: string, right: string) => string } = {
  contains: (left, right) => `list contains(${left}, ${right})`,
  includes: (left, right) => `list contains(${left}, ${right})`,
  is: (left, right) => `${left} = ${right}`,
  equals: (left, right) => `${left} = ${right}`,
};

/** The most likely meaning of a fragment the parser could not place. */
const describe = (node: Node, source: string): Diagnostic => {
  const text = source.slice(node.from, node.to).trim();
  const before = source.slice(0, node.from);
  if (node.from === node.to || text === "") {
    if (/\bif\b/.test(before) && !/\belse\b/.test(before))
      return { code: "FEEL02", message: "An if needs then and else.", ...spanOf(node) };
    const atEnd = source.slice(node.to).trim() === "";
    if (atEnd) return { code: "FEEL02", message: "Something is missing at the end of the formula.", ...spanOf(node) };
    return { code: "FEEL03", message: "Something is missing here.", ...spanOf(node) };
  }
  if (text.startsWith("?"))
    return { code: "FEEL05", message: "Write if … then … else … to choose between two values.", ...spanOf(node) };
  if (/\bnot\s*$/.test(before))
    return { code: "FEEL05", message: "Write not( ) with brackets.", suggestion: `not(${text})`, ...spanOf(node) };
  const [, name, word = ""] = /([\w.]+) +(\w+) *$/.exec(before) ?? [];
  if (name !== undefined && Object.hasOwn(COMPARED, word)) {
    const suggestion = COMPARED[word]?.(name, text);
    return { code: "FEEL05", message: `The word ${word} does not compare in a formula.`, suggestion, ...spanOf(node) };
  }
  const shown = text.slice(0, 20);
  return {
    code: "FEEL03",
    message: `${shown.startsWith('"') ? shown : `"${shown}"`} does not belong here.`,
    ...spanOf(node),
  };
};

type Parsed =
  { readonly ok: true; readonly top: Node } | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

// The same short formulas recur in many texts, and a syntax tree depends only on its source.
const MAX_CACHED = 4000;
const MAX_CACHED_LENGTH = 200;
const parseCache = new Map<string, Parsed>();

/** Parses a formula; returns its syntax tree or a diagnostic. */
export const parseFormula = (source: string, top: keyof typeof parsers): Parsed => {
  if (source.length > MAX_CACHED_LENGTH) return parseUncached(source, top);
  const key = `${top} ${source}`;
  const parsed = parseCache.get(key) ?? parseUncached(source, top);
  if (parseCache.size >= MAX_CACHED) parseCache.clear();
  parseCache.set(key, parsed);
  return parsed;
};

const parseUncached = (source: string, top: keyof typeof parsers): Parsed => {
  if (source.trim() === "")
    return { ok: false, diagnostics: [{ code: "FEEL01", message: "Write a formula.", from: 0, to: source.length }] };
  const fault = scanFormula(source);
  if (fault) return { ok: false, diagnostics: [fault] };
  const tree = parsers[top].parse(source);
  const error = firstError(tree.topNode);
  return error ? { ok: false, diagnostics: [describe(error, source)] } : { ok: true, top: tree.topNode };
};
