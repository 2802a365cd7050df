import type { Expression } from "./expression.ts";
import type { Text } from "./text.ts";
import type { Source } from "./source.ts";

/** The body of a document before answers: what may be said, and when. */
export type DocumentPlan = {
  /** BCP 47 language the text is written in. */
  readonly language: string;
  readonly numbering: "decimal" | "jo";
  readonly title: Text;
  readonly opening?: Text;
  /** Instead of `opening`, where it varies: the first whose `when` holds is printed. */
  readonly openings?: readonly Passage[];
  readonly recitals: readonly Passage[];
  readonly clauses: readonly ClausePlan[];
  readonly schedules: readonly SchedulePlan[];
  readonly signatures?: SignaturePlan;
  /** Notarial certificates and witness blocks, taken from law data by place. */
  readonly execution?: ExecutionPlan;
};

/** A piece of prose that may be absent. */
export type Passage = {
  readonly id?: string;
  readonly when?: Expression;
  readonly text: Text;
  readonly field?: string;
};

/** One body out of several: the first whose `when` holds. */
export type Variant = {
  readonly when?: Expression;
  readonly text?: Text;
  readonly items: readonly Item[];
  readonly join: "and" | "or" | "none";
  readonly after?: Text;
};

export type Item = { readonly when?: Expression; readonly each?: Each; readonly text: Text };

/** Repeats for every entry of a list; `as` names the entry, `field` is the list it came from. */
export type Each = { readonly as: string; readonly in: Expression; readonly field?: string };

export type ClausePlan = {
  readonly id: string;
  readonly title?: Text;
  /** Heading of the chapter that begins with this clause; clauses are numbered through all chapters. */
  readonly part?: Text;
  /** What it means, in plain words. */
  readonly plain?: Text;
  readonly when?: Expression;
  readonly each?: Each;
  /** Level of detail may never drop it. */
  readonly essential: boolean;
  /** Printed only from this level of detail (1-10) up. */
  readonly detail: number;
  readonly defines: readonly string[];
  /** Bold where the law wants it conspicuous. */
  readonly conspicuous?: boolean;
  /** The first variant that fits is printed; a clause with one text has one variant without `when`. */
  readonly variants: readonly Variant[];
  readonly table?: TablePlan;
  readonly clauses: readonly ClausePlan[];
  readonly sources: readonly Source[];
  /** Fields this clause depends on, in order: the first is where a click on the clause leads. */
  readonly fields: readonly string[];
};

export type TablePlan = {
  readonly each?: Each;
  readonly columns: readonly { readonly title: Text; readonly cell: Text; readonly align: "start" | "end" }[];
  /** Rows with fixed cells, instead of `each`. */
  readonly rows?: readonly { readonly when?: Expression; readonly cells: readonly Text[] }[];
  readonly total?: readonly Text[];
  readonly empty?: Text;
};

export type SchedulePlan = {
  readonly id: string;
  readonly title: Text;
  readonly when?: Expression;
  readonly text?: Text;
  readonly items: readonly Item[];
  readonly table?: TablePlan;
  readonly clauses: readonly ClausePlan[];
  /** A computed table the engine makes from figures, such as an amortisation schedule. */
  readonly generate?: { readonly name: string; readonly with: { readonly [name: string]: Expression } };
};

/** One block for each party of the named fields, in order. */
export type SignaturePlan = {
  readonly text?: Text;
  /** The signatures form one page, with the witnesses, under a heading that names the document. */
  readonly page?: true;
  /** Each page has a line for the initials of each signer. */
  readonly initials?: true;
  readonly groups: readonly {
    readonly field: string;
    readonly label?: Text;
    readonly when?: Expression;
    readonly as?: Text;
  }[];
};

export type ExecutionPlan = {
  readonly witnesses?: Expression;
  /** The name of each witness in turn, where the visitor gave it. */
  readonly witnessNames?: readonly Expression[];
  readonly witnessText?: Text;
  /** Instead of `witnessText`, where it varies: the first whose `when` holds is printed. */
  readonly witnessTexts?: readonly Passage[];
  /** Which certificate a notary completes. */
  readonly notary?: NotaryPlan;
  /** Instead of `notary`, where it varies: the first whose `when` holds is attached. */
  readonly notaries?: readonly NotaryPlan[];
  readonly when?: Expression;
};

export type NotaryPlan = {
  readonly kind: "acknowledgment" | "jurat" | "self_proving";
  readonly when?: Expression;
  /** When each who signs has a certificate of their own, on a page of its own. */
  readonly apart?: Expression;
  /** Questions whose people sign before the notary; all who sign when left out. */
  readonly of?: readonly string[];
  /** The certificate the state prescribes, from the law table; without one an instruction to the notary is printed. */
  readonly certificate?: Expression;
  readonly notice?: Text;
};
