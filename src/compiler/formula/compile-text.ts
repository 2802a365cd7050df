import { compileTemplate } from "../../feel/compile/compile-template.ts";
import type { Text, TextPart } from "../../model/text.ts";
import { recordFormulaLocation } from "./compile-formula.ts";
import type { FormulaLocation } from "./compile-formula.ts";
import { codeOfDiagnostic, suggestionOf } from "../problems/diagnostic-codes.ts";
import { answerPathsPrinted } from "./answer-paths.ts";
import { jurisdictionNames } from "./jurisdiction-names.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { rangeInText } from "../position/scalar-offsets.ts";
import { classifyNamesOf } from "./compilation-context.ts";
import type { FormulaScope, CompilationContext } from "./compilation-context.ts";

const hasMarks = /[{}]|\*\*/;

/** Clause ids a text may refer to; empty where references make no sense. */
export type ReferenceTargets = ReadonlySet<string>;

const noTargets: ReferenceTargets = new Set();

/** A compiled text with the names it reads and the clauses it refers to. */
export type CompiledText = {
  readonly text: Text;
  readonly deps: readonly string[];
  readonly references: readonly string[];
};

/** Compiles the text in `owner[key]`; problems are reported at their exact location. */
export const compileText = (
  context: CompilationContext,
  source: string,
  at: { readonly owner: object; readonly key: string | number },
  scope: FormulaScope,
  targets: ReferenceTargets = noTargets,
): CompiledText => {
  context.prose.push({ source, ...at });
  if (!hasMarks.test(source)) return { text: [source], deps: [], references: [] };
  const result = compileTemplate(source, scope.names, {
    clauses: [...targets],
    roles: [...context.roles],
    locals: scope.locals,
    isAnswer: (name) =>
      context.fields.has(name) || scope.locals.includes(name) || Object.hasOwn(context.needs ?? {}, name),
    ...(context.needs ? {} : { placeNames: jurisdictionNames(context.places, context.documentLanguage) }),
  });
  for (const { code, message, from, to, suggestion } of result.diagnostics) {
    // A format is reported with the space before it.
    const blank = source.slice(from, to).search(/\S/);
    const range = rangeInText(at.owner, at.key, from + Math.max(0, blank), to);
    context.report(codeOfDiagnostic(code), range, message, suggestionOf(suggestion));
  }
  for (const name of result.deps) context.readNames.add(name);
  for (const part of answerPathsPrinted(result.text, classifyNamesOf(context))) context.readAnswerPaths.add(part);
  for (const part of result.text)
    if (typeof part !== "string" && part.type === "agreement") context.agreeingRoles.add(part.role);
  recordFormulaLocations(result.text, at);
  return { text: withLeadingQuestions(context, result.text), deps: result.deps, references: result.references };
};

const recordFormulaLocations = (text: Text, at: FormulaLocation): void => {
  for (const part of text) {
    if (typeof part === "string") continue;
    if (part.type === "value") recordFormulaLocation(part.is, at);
    if (part.type === "strong") recordFormulaLocations(part.parts, at);
  }
};

/** A figure is not an answer: its blank leads to the first question it is calculated from. */
const withLeadingQuestions = (context: CompilationContext, text: Text): Text =>
  context.figures.size === 0 ? text : text.map((part) => (typeof part === "string" ? part : leading(context, part)));

const leading = (context: CompilationContext, part: Exclude<TextPart, string>): TextPart => {
  if (part.type === "strong") return { ...part, parts: withLeadingQuestions(context, part.parts) };
  const figure = part.type === "value" ? context.figures.get(part.field?.split(".")[0] ?? "") : undefined;
  if (part.type !== "value" || !figure) return part;
  const { field: _, ...rest } = part;
  return { ...rest, ...omitUndefined({ leads: figure.questions[0] }) };
};

/** Compiles the text in `owner[key]`, if any. */
export const textAt = (
  context: CompilationContext,
  owner: { readonly [key: string]: unknown },
  key: string,
  scope: FormulaScope,
): Text | undefined => {
  const source = owner[key];
  return typeof source === "string" ? compileText(context, source, { owner, key }, scope).text : undefined;
};

/** Marks each defined term where the text defines it in quotes. */
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
