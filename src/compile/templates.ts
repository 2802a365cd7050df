import { compileTemplate } from "../feel/compile/compile-template.ts";
import type { Text, TextPart } from "../model/text.ts";
import { notePlace } from "./formulas.ts";
import type { FormulaPlace } from "./formulas.ts";
import { codeOfDiagnostic, suggestionOf } from "./diagnostic-codes.ts";
import { partsPrinted } from "./logic/part-reads.ts";
import { placeNames } from "./place-names.ts";
import { present } from "./present.ts";
import { placeInText } from "./scalar-offsets.ts";
import { nameIn } from "./unit.ts";
import type { Scope, Unit } from "./unit.ts";

const hasMarks = /[{}]|\*\*/;

/** Clause ids a text may refer to; empty where references make no sense. */
export type Targets = ReadonlySet<string>;

const nowhere: Targets = new Set();

/** A compiled text, with the names it reads and the clauses it refers to. */
export type CompiledText = {
  readonly text: Text;
  readonly deps: readonly string[];
  readonly references: readonly string[];
};

/** The text in `owner[key]`, compiled; faults are reported at their exact place. */
export const compileText = (
  unit: Unit,
  source: string,
  at: { readonly owner: object; readonly key: string | number },
  scope: Scope,
  targets: Targets = nowhere,
): CompiledText => {
  unit.prose.push({ source, ...at });
  if (!hasMarks.test(source)) return { text: [source], deps: [], references: [] };
  const result = compileTemplate(source, scope.names, {
    clauses: [...targets],
    roles: [...unit.roles],
    locals: scope.locals,
    isAnswer: (name) => unit.fields.has(name) || scope.locals.includes(name) || Object.hasOwn(unit.needs ?? {}, name),
    ...(unit.needs ? {} : { placeNames: placeNames(unit.places, unit.documentLanguage) }),
  });
  for (const { code, message, from, to, suggestion } of result.diagnostics) {
    // A format is reported with the space before it.
    const blank = source.slice(from, to).search(/\S/);
    const place = placeInText(at.owner, at.key, from + Math.max(0, blank), to);
    unit.report(codeOfDiagnostic(code), place, message, suggestionOf(suggestion));
  }
  for (const name of result.deps) unit.read.add(name);
  for (const part of partsPrinted(result.text, nameIn(unit))) unit.parts.add(part);
  for (const part of result.text)
    if (typeof part !== "string" && part.type === "agreement") unit.agreeing.add(part.role);
  notePlaces(result.text, at);
  return { text: withLeads(unit, result.text), deps: result.deps, references: result.references };
};

const notePlaces = (text: Text, at: FormulaPlace): void => {
  for (const part of text) {
    if (typeof part === "string") continue;
    if (part.type === "value") notePlace(part.is, at);
    if (part.type === "strong") notePlaces(part.parts, at);
  }
};

/** A named figure is no answer: its blank leads to the first question it is worked out from. */
const withLeads = (unit: Unit, text: Text): Text =>
  unit.figures.size === 0 ? text : text.map((part) => (typeof part === "string" ? part : leading(unit, part)));

const leading = (unit: Unit, part: Exclude<TextPart, string>): TextPart => {
  if (part.type === "strong") return { ...part, parts: withLeads(unit, part.parts) };
  const figure = part.type === "value" ? unit.figures.get(part.field?.split(".")[0] ?? "") : undefined;
  if (part.type !== "value" || !figure) return part;
  const { field: _, ...rest } = part;
  return { ...rest, ...present({ leads: figure.questions[0] }) };
};

/** The text in `owner[key]`, where there is one. */
export const textAt = (
  unit: Unit,
  owner: { readonly [key: string]: unknown },
  key: string,
  scope: Scope,
): Text | undefined => {
  const source = owner[key];
  return typeof source === "string" ? compileText(unit, source, { owner, key }, scope).text : undefined;
};

/** Marks each defined term where the text puts it in quotes. */
export const markTerms = (text: Text, terms: readonly string[]): Text =>
  terms.length === 0 ? text : text.flatMap((part) => markPart(part, terms));

const markPart = (part: TextPart, terms: readonly string[]): readonly TextPart[] => {
  if (typeof part !== "string") {
    return part.type === "strong" ? [{ ...part, parts: markTerms(part.parts, terms) }] : [part];
  }
  const found = terms
    .flatMap((term) => [`"${term}"`, `“${term}”`].map((quoted) => ({ term, at: part.indexOf(quoted) })))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (!found) return [part];
  const start = found.at + 1;
  const end = start + found.term.length;
  const rest = markPart(part.slice(end), terms);
  return [part.slice(0, start), { type: "term", text: found.term }, ...rest];
};
