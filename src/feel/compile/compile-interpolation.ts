import type { TextPart } from "../../model/text.ts";
import { formats } from "../../text/values/formats.ts";
import { nearestName } from "../../text/words/nearest-name.ts";
import { MONEY_UNIT } from "../../values/value-type.ts";
import type { ValueType } from "../../values/value-type.ts";
import type { Ast } from "../evaluate/ast.ts";
import { compileExpression } from "./compile-expression.ts";
import type { CompiledExpression, TypeScope } from "./compile-expression.ts";
import type { Diagnostic, DiagnosticCode, TextSpan } from "./syntax/diagnostic.ts";
import { nearestFormat } from "./syntax/nearest-format.ts";
import { dottedPath } from "./syntax/dotted-path.ts";
import { codeOf, describeType } from "./syntax/formula-types.ts";

/** Formats as the compiler needs them: the types each can print. */
export type FormatTable = { readonly [name: string]: { readonly accepts: (type: ValueType) => boolean } };

export type TemplateOptions = {
  /** Formats allowed after `|`; defaults to those of `src/text/values/formats.ts`. */
  readonly formats?: FormatTable;
  /** Ids that `{{ ref … }}` may name; omit to skip the check. */
  readonly clauses?: readonly string[];
  /** Ids that `{{ role: one / many }}` may name; omit to skip the check. */
  readonly roles?: readonly string[];
  /** Words of roles that `{{ role }}` prints: for one holder, and for several. */
  readonly roleWords?: { readonly [role: string]: { readonly one: string; readonly many: string } };
  /** Names bound by an enclosing repetition; they are not dependencies. */
  readonly locals?: readonly string[];
  /** Whether a name is a question or list entry, so that its codes print as words. */
  readonly isAnswer?: (name: string) => boolean;
  /** The name of each jurisdiction as used in a sentence, by code; omit to forbid printing jurisdictions. */
  readonly placeNames?: { readonly [code: string]: string };
};

/** State shared while one template is compiled. */
export type TemplateContext = {
  readonly source: string;
  readonly scope: TypeScope;
  readonly options: TemplateOptions;
  readonly deps: Set<string>;
  readonly references: Set<string>;
  readonly diagnostics: Diagnostic[];
};

const report = (
  work: TemplateContext,
  code: DiagnosticCode,
  message: string,
  from: number,
  to: number,
  misread?: string | null,
) => void work.diagnostics.push({ code, message, from, to, ...(misread ? { suggestion: misread } : {}) });

const REFERENCE = /^(ref|Ref)\s+([A-Za-z][\w-]*)$/;
const AGREEMENT = /^([a-z][a-z0-9_]*)\s*:(?!:)([\s\S]*)$/;
const OUTSIDE_STRINGS = /"(?:\\.|[^"\\])*"|\|\||\|/gsu;

const compileReference = (work: TemplateContext, word: string, clause: string, to: number): TextPart => {
  const { clauses } = work.options;
  if (clauses && !clauses.includes(clause)) {
    const isAnswer = Object.hasOwn(work.scope, clause);
    const message = isAnswer ? `"${clause}" is an answer, not a clause.` : `There is no clause "${clause}".`;
    const misread = isAnswer ? `{{ ${clause} }}` : nearestName(clause, clauses);
    report(work, "FEEL43", message, to - clause.length, to, misread);
  }
  work.references.add(clause);
  return { type: "reference", clause, capital: word === "Ref" };
};

const compileAgreement = (work: TemplateContext, role: string, forms: string, from: number, to: number): TextPart => {
  const { roles } = work.options;
  const [one, many, ...others] = forms.includes(" / ") ? forms.split(" / ") : forms.split("/");
  if (one === undefined || many === undefined || others.length > 0 || one.trim() === "" || many.trim() === "")
    report(work, "FEEL45", "Write the words for one and for several, as in {{ tenant: pays / pay }}.", from, to);
  if (roles && !roles.includes(role))
    report(work, "FEEL44", `There is no role "${role}".`, from, from + role.length, nearestName(role, roles));
  return { type: "agreement", role, one: (one ?? "").trim(), many: (many ?? "").trim() };
};

/** Splits an interpolation into formula and format at the last `|` outside quotes. */
const splitFormat = (
  content: string,
): { readonly formula: string; readonly format: string | null; readonly at: number } => {
  const bars = [...content.matchAll(OUTSIDE_STRINGS)].filter(([sign]) => sign === "|");
  const offset = bars.at(-1)?.index ?? -1;
  if (offset < 0) return { formula: content, format: null, at: content.length };
  return { formula: content.slice(0, offset), format: content.slice(offset + 1).trim(), at: offset };
};

const checkFormat = (work: TemplateContext, format: string, type: ValueType, from: number, to: number): void => {
  const known: FormatTable = work.options.formats ?? formats;
  const found = Object.hasOwn(known, format) ? known[format] : undefined;
  if (found?.accepts(type)) return;
  const fitting = Object.keys(known).filter((name) => known[name]?.accepts(type));
  const choice = fitting.length === 0 ? "" : ` Formats for ${describeType(type)}: ${fitting.join(", ")}.`;
  if (found) {
    report(work, "FEEL42", `The format "${format}" cannot print ${describeType(type)}.${choice}`, from, to);
    return;
  }
  const near = nearestFormat(format, fitting, Object.keys(known));
  const message = format === "" ? "A format is missing after the bar." : `There is no format "${format}".`;
  report(work, "FEEL41", near === null ? message + choice : message, from, to, near);
};

/** A record prints its name, an address its lines; any other record cannot be printed. */
const PRINTED_PARTS = ["name", "street", "lines"];

const checkPrintable = (work: TemplateContext, type: ValueType, from: number, to: number): void => {
  const entry = type.type === "list" ? type.of : type;
  if (entry.type !== "record") return;
  if (PRINTED_PARTS.some((part) => Object.hasOwn(entry.fields, part))) return;
  const [first] = Object.keys(entry.fields);
  const hint = first === undefined ? "" : ` Name one of its parts, such as "${first}".`;
  report(work, "FEEL48", `A record cannot be printed as a whole.${hint}`, from, to);
};

/** Predefined names that are not answers. */
const NOT_ANSWERS = new Set(["today", "law", "title", "jurisdiction", "locale", "settings"]);

const fieldOf = (ast: Ast): string | undefined => {
  const path = dottedPath(ast);
  return path === undefined || NOT_ANSWERS.has(path.split(".")[0]!) ? undefined : path;
};

/** Whether the value is an answer, whose codes print as the words of its question. */
const hasOwnWords = ({ options }: TemplateContext, field: string | undefined): boolean =>
  field !== undefined && options.isAnswer?.(field.split(".")[0]!) !== false;

const CODE_ADVICE = {
  place: "Print the question itself, or name the place with a formula of the document.",
  option: 'Print the question itself, or choose the words: if way = "mail" then "by mail" else "in person".',
  other: "Print the answer itself, or choose the words with if … then … else.",
};

const checkCode = (work: TemplateContext, { ast, type }: CompiledExpression, from: number, to: number): void => {
  const code = codeOf(type);
  if (code === undefined || hasOwnWords(work, fieldOf(ast))) return;
  if (code === "place" && work.options.placeNames) return;
  report(work, "FEEL48", `This would print a code and no words. ${CODE_ADVICE[code]}`, from, to);
};

const valuePart = (
  work: TemplateContext,
  compiled: CompiledExpression,
  formula: string,
  format: string | null,
): TextPart => {
  const { ast, deps, type } = compiled;
  const field = fieldOf(ast);
  const says = codeOf(type) === "place" && !hasOwnWords(work, field) ? work.options.placeNames : undefined;
  return {
    type: "value",
    formula: { ast, deps, source: formula.trim() },
    ...(format === null ? {} : { format }),
    ...(field === undefined ? {} : { field }),
    ...(says ? { replacements: says } : {}),
    ...(type.type === "number" && type.unit !== undefined && type.unit !== MONEY_UNIT ? { unit: type.unit } : {}),
  };
};

/** Explains a failed reference: a clause id without `ref`, or `ref` with more than one word. */
const misreference = (work: TemplateContext, content: string): Omit<Diagnostic, keyof TextSpan> | null => {
  const { clauses = [] } = work.options;
  const name = content.trim();
  if (clauses.includes(name) && !Object.hasOwn(work.scope, name))
    return {
      code: "FEEL10",
      message: `"${name}" is a part of the document, not an answer.`,
      suggestion: `{{ ref ${name} }}`,
    };
  if (!/^ref\s/i.test(name)) return null;
  const known = clauses.length > 0 && clauses.length <= 12 ? ` Known here: ${clauses.join(", ")}.` : "";
  return { code: "FEEL43", message: `Write the id of one clause or schedule after ref.${known}` };
};

const compileValue = (work: TemplateContext, content: string, from: number): TextPart => {
  const { formula, format, at } = splitFormat(content);
  const compiled = compileExpression(formula, work.scope, { locals: work.options.locals });
  const misread = compiled.diagnostics.length > 0 ? misreference(work, content) : null;
  for (const found of compiled.diagnostics)
    work.diagnostics.push({ ...found, ...misread, from: found.from + from, to: found.to + from });
  for (const name of compiled.deps) work.deps.add(name);
  const end = from + content.length;
  if (compiled.diagnostics.length === 0 && format !== null)
    checkFormat(work, format, compiled.type, from + at + 1, end);
  if (compiled.diagnostics.length === 0 && format === null) checkPrintable(work, compiled.type, from, end);
  if (compiled.diagnostics.length === 0) checkCode(work, compiled, from, end);
  return valuePart(work, compiled, formula, format);
};

/** Compiles an interpolation `{{ … }}`; `from` and `to` delimit the text inside the braces. */
export const compileInterpolation = (work: TemplateContext, { from, to }: TextSpan): TextPart => {
  const content = work.source.slice(from, to);
  const trimmed = content.trim();
  const start = from + content.indexOf(trimmed);
  const end = start + trimmed.length;
  if (trimmed === "") {
    report(work, "FEEL47", "This mark is empty.", from - 2, to + 2);
    return "";
  }
  const [, word, clause] = REFERENCE.exec(trimmed) ?? [];
  if (word !== undefined && clause !== undefined) return compileReference(work, word, clause, end);
  const [, role, forms] = AGREEMENT.exec(trimmed) ?? [];
  if (role !== undefined && forms !== undefined) return compileAgreement(work, role, forms, start, end);
  const words = work.options.roleWords;
  if (words && Object.hasOwn(words, trimmed)) return { type: "agreement", role: trimmed, ...words[trimmed]! };
  return compileValue(work, content, from);
};
