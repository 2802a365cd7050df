import type { FormulaEvaluator } from "../../../feel/evaluate/link/link.ts";
import type { ClauseStyle } from "../../../model/clause-style.ts";
import type { ClausePlan } from "../../../model/document-plan.ts";
import type { LinkedText } from "../../../text/templates/link-text.ts";
import type { PartText } from "../../../text/values/printing.ts";
import type { FormulaRead } from "./formula-values.ts";

/**
 * A document plan whose formulas and texts are linked, reusable for many sets of answers.
 *
 * Absent parts are null. `source` is the author's formula text, for explanations.
 */
export type LinkedPlan = {
  readonly title: LinkedText;
  readonly opening: LinkedText | null;
  /** Alternatives to `opening`: the first whose condition is true. */
  readonly openings: readonly LinkedPassage[];
  /** The lines above the text of a letter, null in any other document. */
  readonly letter: readonly LinkedPassage[] | null;
  readonly recitals: readonly LinkedPassage[];
  readonly clauses: readonly LinkedClause[];
  /** The first clause of each clause's chapter, by catalog id; clauses before the first chapter have none. */
  readonly chapterOf: ReadonlyMap<string, LinkedClause>;
  readonly schedules: readonly LinkedSchedule[];
  readonly signatures: LinkedSignatures | null;
  readonly execution: LinkedExecution | null;
};

export type Condition = {
  readonly test: FormulaEvaluator;
  readonly source: string;
  readonly reads: readonly FormulaRead[];
};

export type LinkedPassage = { readonly id: string; readonly when: Condition | null; readonly text: LinkedText };

export type LinkedEach = {
  readonly as: string;
  readonly field: string;
  readonly rows: FormulaEvaluator;
  readonly source: string;
};

export type LinkedItem = {
  readonly when: Condition | null;
  readonly each: LinkedEach | null;
  readonly text: LinkedText;
};

export type LinkedBody = {
  readonly when: Condition | null;
  readonly text: LinkedText | null;
  readonly items: readonly LinkedItem[];
  readonly join: "and" | "or" | "none";
  readonly after: LinkedText | null;
  /** Its text ends with a colon: it introduces what follows. */
  readonly introduces: boolean;
};

export type LinkedClause = Pick<ClausePlan, "id" | "detail" | "fields"> & {
  readonly style: ClauseStyle;
  readonly title: LinkedText | null;
  /** Heading of the chapter that begins here. */
  readonly part: LinkedText | null;
  readonly plain: LinkedText | null;
  readonly when: Condition | null;
  readonly each: LinkedEach | null;
  readonly bodies: readonly LinkedBody[];
  readonly table: LinkedTable | null;
  readonly clauses: readonly LinkedClause[];
};

export type LinkedColumn = {
  readonly title: LinkedText;
  readonly cell: LinkedText;
  readonly align: "start" | "end";
};

export type LinkedTable = {
  readonly each: LinkedEach | null;
  readonly columns: readonly LinkedColumn[];
  readonly rows: readonly { readonly when: Condition | null; readonly cells: readonly LinkedText[] }[];
  readonly total: readonly LinkedText[] | null;
  readonly empty: LinkedText | null;
};

export type LinkedSchedule = {
  readonly id: string;
  readonly title: LinkedText;
  readonly when: Condition | null;
  readonly body: LinkedBody;
  readonly table: LinkedTable | null;
  readonly clauses: readonly LinkedClause[];
  readonly generate: { readonly name: string; readonly figures: { readonly [name: string]: FormulaEvaluator } } | null;
};

export type LinkedSignatures = {
  readonly text: LinkedText | null;
  /** The title of the document that is signed, if it is another one. */
  readonly document: LinkedText | null;
  readonly page: boolean;
  readonly initials: boolean;
  readonly groups: readonly {
    readonly field: string;
    readonly label: LinkedText | null;
    readonly when: Condition | null;
    readonly as: LinkedText | null;
    readonly sealed: Condition | null;
    /** The words for a stored code of a party of this group, such as a place. */
    readonly sayPart: PartText;
  }[];
};

export type LinkedExecution = {
  readonly when: Condition | null;
  readonly witnesses: FormulaEvaluator | null;
  /** The name of each witness in turn, null if unknown. */
  readonly witnessNames: readonly FormulaEvaluator[];
  /** The first match is printed. */
  readonly witnessTexts: readonly LinkedPassage[];
  /** The first match is attached. */
  readonly notaries: readonly LinkedNotary[];
};

export type LinkedNotary = {
  readonly kind: "acknowledgment" | "jurat" | "self_proving";
  readonly when: Condition | null;
  readonly apart: FormulaEvaluator | null;
  readonly of: readonly string[] | null;
  /** Source text of the prescribed certificate from a law file. */
  readonly certificate: FormulaEvaluator | null;
  /** The certificate for a representative; null if the plan has one certificate for everyone. */
  readonly representative: FormulaEvaluator | null;
  readonly notice: LinkedText | null;
};
