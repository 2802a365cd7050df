import type { Ast } from "../../feel/evaluate/ast.ts";
import type { ClausePlan } from "../../model/document-plan.ts";
import type { Expression } from "../../model/expression.ts";
import type { Text } from "../../model/text.ts";
import type { FormulaLocation } from "../formula/compile-formula.ts";
import type { ClauseInput, ScheduleInput } from "../input/schema-types.ts";
import type { Guard } from "../logic/facts.ts";
import { conditionAt } from "../formula/compile-condition.ts";
import { translatedText, translationsFor } from "../translation/translated-text.ts";
import { scopeAt } from "../formula/block-scope.ts";
import { blockAt } from "../input/block-use.ts";
import { renameTerms } from "../translation/rename-terms.ts";
import { typeset } from "../../text/typeset.ts";
import { translateSupplied } from "../questions/supplied-texts.ts";
import { compileText, markTerms } from "../formula/compile-text.ts";
import type { ReferenceTargets } from "../formula/compile-text.ts";
import type { FormulaScope, CompilationContext } from "../formula/compilation-context.ts";

/** Shared by all clauses of one document. */
export type DocumentContext = {
  readonly context: CompilationContext;
  readonly targets: ReferenceTargets;
  /** Filled during compilation: every text and clause with the conditions under which it is printed. */
  readonly printed: PrintedParts;
};

export type PrintedParts = { readonly texts: PrintedText[]; readonly clauses: PrintedClause[] };

/** An enclosing repetition: the name of its entries and the list they come from. */
export type Repetition = { readonly as: string; readonly list: Ast };

/** Conditions, repetitions and detail level that decide whether and how often something is printed. */
export type PrintConditions = {
  readonly guards: readonly Guard[];
  readonly repeats: readonly Repetition[];
  /** Lowest detail level at which it is printed. */
  readonly detail: number;
};

export type PrintedText = PrintConditions & {
  readonly text: Text;
  /** The innermost clause or schedule that contains it. */
  readonly clause: string | null;
  readonly location: FormulaLocation;
};

/** A clause or schedule with the parts of its plan that decide whether it prints anything. */
export type PrintedClause = PrintConditions & {
  readonly id: string;
  readonly owner: ClauseInput | ScheduleInput;
  readonly plan: Pick<ClausePlan, "variants" | "table" | "clauses" | "defines">;
};

/** A position among the clauses: names in scope, terms defined so far, and when it is printed. */
export type ClauseContext = PrintConditions & {
  readonly document: DocumentContext;
  readonly scope: FormulaScope;
  readonly terms: readonly string[];
  readonly clause: string | null;
};

/** Returns the context at the root of a document. */
export const rootContext = (document: DocumentContext): ClauseContext => ({
  document,
  scope: document.context.scope,
  terms: [],
  clause: null,
  guards: [],
  repeats: [],
  detail: 1,
});

/** Returns the context with one more condition. */
export const withGuard = (context: ClauseContext, when: Expression | undefined, isTrue = true): ClauseContext =>
  when ? { ...context, guards: [...context.guards, { ast: when.ast, isTrue }] } : context;

const MARKS = /\{\{[^{}]*\}\}/g;

/** Also maps the translator's spelling of a name to how the source prints it. */
const withSourceNames = (context: CompilationContext, source: string): CompilationContext => ({
  ...context,
  report: (code, range, message, suggestion) => {
    const marks = suggestion || code !== "CW110" ? null : source.match(MARKS);
    context.report(
      code,
      range,
      message,
      marks ? `Names stay as they are. The source prints ${marks.join(", ")}.` : suggestion,
    );
  },
});

/** Compiles a text in the document's language, with its references and terms. */
export const compileProse = (
  clauseContext: ClauseContext,
  source: string,
  owner: object,
  key: string | number,
): Text => {
  const { document, scope, terms, guards, repeats, detail, clause } = clauseContext;
  const found = translatedText(document.context, owner, key) ?? { source, owner, key };
  const context = found.source === source ? document.context : withSourceNames(document.context, source);
  const localScope = scopeAt(document.context, scope, owner, key);
  const { text: written } = compileText(context, found.source, found, localScope, document.targets);
  const translated = translateSupplied(written, translationsFor(document.context, owner), document.context);
  const own = blockAt(owner, key) ? renameTerms(translated, document.context.renamedTerms) : translated;
  const text = typeset(markTerms(own, terms), document.context.documentLanguage);
  const location = { owner: found.owner, key: found.key };
  document.printed.texts.push({ text, guards, repeats, detail, clause, location });
  return text;
};

/** Compiles the text in `owner[key]`, if any. */
export const compileProseAt = (
  clauseContext: ClauseContext,
  owner: { readonly [key: string]: unknown },
  key: string,
): Text | undefined => {
  const source = owner[key];
  return typeof source === "string" ? compileProse(clauseContext, source, owner, key) : undefined;
};

/**
 * Compiles the condition in `owner.when`, if any, combined with the conditions of the uses that place a clause of a
 * block.
 */
export const compileConditionAt = (
  { document, scope }: ClauseContext,
  owner: { readonly [key: string]: unknown },
): Expression | undefined => conditionAt(document.context, owner, scope);
