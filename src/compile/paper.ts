import type { Ast } from "../feel/evaluate/ast.ts";
import type { ClausePlan } from "../model/document-plan.ts";
import type { Expression } from "../model/expression.ts";
import type { Text } from "../model/text.ts";
import { formulaAt } from "./formulas.ts";
import type { FormulaPlace } from "./formulas.ts";
import type { ClauseInput, ScheduleInput } from "./input.ts";
import type { Guard } from "./logic/facts.ts";
import { typeset } from "../text/typeset.ts";
import { saySupplied } from "./supplied-words.ts";
import { compileText, markTerms } from "./templates.ts";
import type { Targets } from "./templates.ts";
import type { Scope, Unit } from "./unit.ts";

/** What the clauses of one document share. */
export type Paper = {
  readonly unit: Unit;
  readonly targets: Targets;
  readonly library: Library;
  /** Filled while compiling: every text and clause with the conditions under which it is printed. */
  readonly printed: Printed;
};

/** A clause of the library put in place of `{ use: … }`, or null when there is none of that name. */
export type Library = (inside: Inside, input: ClauseInput) => ClausePlan | null;

export type Printed = { readonly texts: PrintedText[]; readonly clauses: PrintedClause[] };

/** A repetition around something: the name of its entries, and the list they come from. */
export type Repeat = { readonly as: string; readonly list: Ast };

/** Conditions, repetitions and level of detail that decide whether and how often something is printed. */
export type Circumstances = {
  readonly guards: readonly Guard[];
  readonly repeats: readonly Repeat[];
  /** Printed from this level of detail up. */
  readonly detail: number;
};

export type PrintedText = Circumstances & {
  readonly text: Text;
  /** Innermost clause or schedule it belongs to. */
  readonly clause: string | null;
  readonly at: FormulaPlace;
  /** The text stands in the clause library, and `at` is where the document uses it. */
  readonly fromLibrary: boolean;
};

/** A clause or schedule, with as much of its plan as decides whether there is anything to print in it. */
export type PrintedClause = Circumstances & {
  readonly id: string;
  readonly owner: ClauseInput | ScheduleInput;
  readonly plan: Pick<ClausePlan, "variants" | "table" | "clauses" | "essential" | "defines">;
  readonly fromLibrary: boolean;
};

/** A place among the clauses: what may be read there, the terms defined there, and when it is printed. */
export type Inside = Circumstances & {
  readonly paper: Paper;
  readonly scope: Scope;
  readonly terms: readonly string[];
  readonly clause: string | null;
};

/** The outermost place of a document. */
export const outermost = (paper: Paper): Inside => ({
  paper,
  scope: paper.unit.scope,
  terms: [],
  clause: null,
  guards: [],
  repeats: [],
  detail: 1,
});

/** The place where a condition holds besides. */
export const under = (inside: Inside, when: Expression | undefined, holds = true): Inside =>
  when ? { ...inside, guards: [...inside.guards, { ast: when.ast, holds }] } : inside;

const MARKS = /\{\{[^{}]*\}\}/g;

/** A unit that reminds whoever translated a name, too, of how the source prints it. */
const namingSource = (unit: Unit, source: string): Unit => ({
  ...unit,
  report: (code, place, message, suggestion) => {
    const marks = suggestion || code !== "CW110" ? null : source.match(MARKS);
    unit.report(
      code,
      place,
      message,
      marks ? `Names stay as they are. The source prints ${marks.join(", ")}.` : suggestion,
    );
  },
});

/** A text of the document, in the document's language, with its references and terms. */
export const words = (inside: Inside, source: string, owner: object, key: string | number): Text => {
  const { paper, scope, terms, guards, repeats, detail, clause } = inside;
  const found = paper.unit.translations?.find(owner, key) ?? { source, owner, key };
  const unit = found.source === source ? paper.unit : namingSource(paper.unit, source);
  const { text: written } = compileText(unit, found.source, found, scope, paper.targets);
  const said = saySupplied(written, paper.unit);
  const text = typeset(markTerms(said, terms), paper.unit.documentLanguage);
  const at = { owner: found.owner, key: found.key };
  paper.printed.texts.push({ text, guards, repeats, detail, clause, at, fromLibrary: false });
  return text;
};

/** The text in `owner[key]`, where there is one. */
export const wordsAt = (inside: Inside, owner: { readonly [key: string]: unknown }, key: string): Text | undefined => {
  const source = owner[key];
  return typeof source === "string" ? words(inside, source, owner, key) : undefined;
};

/** The condition in `owner.when`, where there is one. */
export const conditionAt = (
  { paper, scope }: Inside,
  owner: { readonly [key: string]: unknown },
): Expression | undefined => formulaAt(paper.unit, owner, "when", scope, "boolean");
