import type { Linked } from "../../feel/evaluate/link.ts";
import type { LinkedText } from "../../text/link-text.ts";
import type { Read } from "./reads.ts";

/**
 * A document plan whose formulas and texts are linked, ready to be read with many sets of answers.
 *
 * What the plan does not have is null. `source` is what the author wrote, for explanations.
 */
export type LinkedPlan = {
  readonly title: LinkedText;
  readonly opening: LinkedText | null;
  /** Instead of `opening`: the first whose condition holds. */
  readonly openings: readonly LinkedPassage[];
  readonly recitals: readonly LinkedPassage[];
  readonly clauses: readonly LinkedClause[];
  readonly schedules: readonly LinkedSchedule[];
  readonly signatures: LinkedSignatures | null;
  readonly execution: LinkedExecution | null;
};

export type Condition = { readonly holds: Linked; readonly source: string; readonly reads: readonly Read[] };

export type LinkedPassage = { readonly id: string; readonly when: Condition | null; readonly text: LinkedText };

export type LinkedEach = {
  readonly as: string;
  readonly field: string;
  readonly rows: Linked;
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
};

export type LinkedClause = {
  readonly id: string;
  readonly title: LinkedText | null;
  /** Heading of the chapter that begins here. */
  readonly part: LinkedText | null;
  readonly plain: LinkedText | null;
  readonly when: Condition | null;
  readonly each: LinkedEach | null;
  readonly essential: boolean;
  readonly detail: number;
  readonly conspicuous: boolean;
  readonly bodies: readonly LinkedBody[];
  readonly table: LinkedTable | null;
  readonly clauses: readonly LinkedClause[];
  readonly fields: readonly string[];
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
  readonly generate: { readonly name: string; readonly figures: { readonly [name: string]: Linked } } | null;
};

export type LinkedSignatures = {
  readonly text: LinkedText | null;
  readonly page: boolean;
  readonly initials: boolean;
  readonly groups: readonly {
    readonly field: string;
    readonly label: LinkedText | null;
    readonly when: Condition | null;
    readonly as: LinkedText | null;
  }[];
};

export type LinkedExecution = {
  readonly when: Condition | null;
  readonly witnesses: Linked | null;
  /** The name of each witness in turn, null where it is not known. */
  readonly witnessNames: readonly Linked[];
  /** The first that fits is printed. */
  readonly witnessTexts: readonly LinkedPassage[];
  /** The first that fits is attached. */
  readonly notaries: readonly LinkedNotary[];
};

export type LinkedNotary = {
  readonly kind: "acknowledgment" | "jurat" | "self_proving";
  readonly when: Condition | null;
  readonly apart: Linked | null;
  readonly of: readonly string[] | null;
  /** The prescribed certificate, as a law file holds it. */
  readonly certificate: Linked | null;
  readonly notice: LinkedText | null;
};
