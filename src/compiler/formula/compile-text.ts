import { compileTemplate } from "../../feel/compile/compile-template.ts";
import type { Text, TextPart } from "../../model/text.ts";
import { recordFormulaLocation } from "./compile-formula.ts";
import type { FormulaLocation } from "./compile-formula.ts";
import { reportDiagnostic } from "./report-diagnostic.ts";
import { reportLeftOut, reportMissingRoles } from "./block-gaps.ts";
import { answerPathsPrinted } from "./answer-paths.ts";
import { jurisdictionNames } from "./jurisdiction-names.ts";
import { omitUndefined } from "../input/omit-undefined.ts";
import { rangeInText } from "../position/scalar-offsets.ts";
import type { BlockUse } from "../input/block-use.ts";
import { depsInDocument, scopeAt, textInDocument } from "./block-scope.ts";
import { classifyNamesOf } from "./compilation-context.ts";
import type { FormulaScope, CompilationContext, RoleWords } from "./compilation-context.ts";
import { flattenParts, mapParts, valueParts } from "../../text/text-parts.ts";
import type { LeafPart } from "../../text/text-parts.ts";

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

type TextLocation = { readonly owner: object; readonly key: string | number };

/** Compiles the text in `owner[key]`; problems are reported at their exact location. */
export const compileText = (
  context: CompilationContext,
  source: string,
  at: TextLocation,
  scope: FormulaScope,
  targets: ReferenceTargets = noTargets,
): CompiledText => {
  context.prose.push({ source, ...at });
  if (!hasMarks.test(source)) return { text: [source], deps: [], references: [] };
  const localScope = scopeAt(context, scope, at.owner, at.key);
  const { block } = localScope;
  const result = compileTemplate(source, localScope.names, {
    clauses: block && targets.size > 0 ? [...block.use.targets.keys()] : [...targets],
    roles: block ? [...block.use.roles.keys()] : [...context.roles],
    locals: localScope.locals,
    isAnswer: isAnswerIn(context, localScope),
    placeNames: jurisdictionNames(context.jurisdictions, context.documentLanguage),
    ...(block ? { roleWords: roleWordsIn(context, block.use) } : {}),
  });
  for (const diagnostic of result.diagnostics) {
    const { from, to } = diagnostic;
    // A format is reported with the space before it.
    const blank = source.slice(from, to).search(/\S/);
    reportDiagnostic(context, diagnostic, source, rangeInText(at.owner, at.key, from + Math.max(0, blank), to));
  }
  const text = textInDocument(result.text, localScope);
  if (block && result.diagnostics.length === 0) {
    reportLeftOut(context, text, at, block.use);
    reportMissingRoles(context, result.text, block.use);
  }
  const deps = depsInDocument(result.deps, localScope);
  for (const name of deps) context.readNames.add(name);
  for (const part of answerPathsPrinted(text, classifyNamesOf(context))) context.readAnswerPaths.add(part);
  for (const part of flattenParts(text))
    if (typeof part !== "string" && part.type === "agreement") context.agreeingRoles.add(part.role);
  recordFormulaLocations(text, at);
  return { text: withLeadingQuestions(context, text), deps, references: result.references };
};

/** Whether a name is a question, a parameter that a question answers, or a list entry. */
const isAnswerIn =
  ({ fields }: CompilationContext, { locals, block }: FormulaScope) =>
  (name: string): boolean =>
    locals.includes(name) || block?.parameters.has(name) === true || fields.has(block?.use.names.get(name) ?? name);

const roleWordsIn = ({ roleWords }: CompilationContext, { roles }: BlockUse): RoleWords =>
  Object.fromEntries(
    [...roles].map(([name, role]) => [
      name,
      (Object.hasOwn(roleWords, role) && roleWords[role]) || { one: name, many: name },
    ]),
  );

const recordFormulaLocations = (text: Text, at: FormulaLocation): void => {
  for (const { formula } of valueParts(text)) recordFormulaLocation(formula, at);
};

/** A figure is not an answer: its blank leads to the first question it is calculated from. */
const withLeadingQuestions = (context: CompilationContext, text: Text): Text =>
  context.figures.size === 0 ? text : mapParts(text, (part) => [leading(context, part)]);

const leading = (context: CompilationContext, part: LeafPart): TextPart => {
  if (typeof part === "string" || part.type !== "value") return part;
  const figure = context.figures.get(part.field?.split(".")[0] ?? "");
  if (!figure) return part;
  const { field: _, ...rest } = part;
  return { ...rest, ...omitUndefined({ blankField: figure.questions[0] }) };
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
  terms.length === 0 ? text : mapParts(text, (part) => markPart(part, terms));

const markPart = (part: LeafPart, terms: readonly string[]): readonly TextPart[] => {
  if (typeof part !== "string") return [part];
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
