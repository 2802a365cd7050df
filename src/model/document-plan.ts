import type { ClauseStyle } from "./clause-style.ts";
import type { Expression } from "./expression.ts";
import type { Text } from "./text.ts";
import type { Citation } from "./citation.ts";

/** The body of a document before answers: what it may print, and when. */
export type DocumentPlan = {
  /** BCP 47 language of the text. */
  readonly language: string;
  readonly numbering: "decimal" | "jo";
  readonly title: Text;
  readonly opening?: Text;
  /** Alternatives to `opening`; the first whose `when` is true is printed. */
  readonly openings?: readonly Passage[];
  /** The lines above the text of a letter; absent in any other document. */
  readonly letter?: readonly Passage[];
  readonly recitals: readonly Passage[];
  readonly clauses: readonly ClausePlan[];
  readonly schedules: readonly SchedulePlan[];
  readonly signatures?: SignaturePlan;
  /** Notarial certificates and witness blocks, taken from law data by jurisdiction. */
  readonly execution?: ExecutionPlan;
};

/** A conditional text. */
export type Passage = {
  readonly id?: string;
  readonly when?: Expression;
  readonly text: Text;
  readonly field?: string;
};

/** One of several bodies; the first whose `when` is true is printed. */
export type Variant = {
  readonly when?: Expression;
  readonly text?: Text;
  readonly items: readonly Item[];
  readonly join: "and" | "or" | "none";
  readonly after?: Text;
};

export type Item = { readonly when?: Expression; readonly each?: Each; readonly text: Text };

/** Repeats for every list entry; `as` names the entry, `field` is the list's question. */
export type Each = { readonly as: string; readonly in: Expression; readonly field?: string };

export type ClausePlan = {
  readonly id: string;
  /** The block of the catalog it comes from; absent for a clause of the document itself. */
  readonly block?: string;
  readonly title?: Text;
  /** Heading of the chapter that begins with this clause; clause numbers continue across chapters. */
  readonly part?: Text;
  /** An explanation in plain words. */
  readonly plain?: Text;
  readonly when?: Expression;
  readonly each?: Each;
  /** Lowest level of detail (1-10) at which it is printed; 1 prints it at every level. */
  readonly detail: number;
  readonly defines: readonly string[];
  /** Absent where it is printed like any other clause. */
  readonly style?: ClauseStyle;
  /** The first applicable variant is printed; a clause with one text has one variant without `when`. */
  readonly variants: readonly Variant[];
  readonly table?: TablePlan;
  readonly clauses: readonly ClausePlan[];
  readonly sources: readonly Citation[];
  /** Fields this clause depends on; a click on the clause leads to the first. */
  readonly fields: readonly string[];
};

export type TablePlan = {
  readonly each?: Each;
  readonly columns: readonly { readonly title: Text; readonly cell: Text; readonly align: "start" | "end" }[];
  /** Fixed rows, instead of `each`. */
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
  /** A table the engine generates from figures, such as an amortization schedule. */
  readonly generate?: { readonly name: string; readonly with: { readonly [name: string]: Expression } };
};

/** One block per party of the named fields, in order. */
export type SignaturePlan = {
  readonly text?: Text;
  /** The title of the document that is signed, if it is another one; no signature lines are printed then. */
  readonly document?: Text;
  /** Signatures are on a page of their own with the witnesses, under a heading that names the document. */
  readonly page?: true;
  /** Each page has a line for every signer's initials. */
  readonly initials?: true;
  readonly groups: readonly {
    readonly field: string;
    readonly label?: Text;
    readonly when?: Expression;
    readonly as?: Text;
    /** When the seal mark of the language is printed; always by default. */
    readonly sealed?: Expression;
  }[];
};

export type ExecutionPlan = {
  readonly witnesses?: Expression;
  /** The name of each witness in order, if the visitor gave it. */
  readonly witnessNames?: readonly Expression[];
  readonly witnessText?: Text;
  /** Alternatives to `witnessText`; the first whose `when` is true is printed. */
  readonly witnessTexts?: readonly Passage[];
  /** The certificate a notary completes. */
  readonly notary?: NotaryPlan;
  /** Alternatives to `notary`; the first whose `when` is true is attached. */
  readonly notaries?: readonly NotaryPlan[];
  readonly when?: Expression;
};

export type NotaryPlan = {
  readonly kind: "acknowledgment" | "jurat" | "self_proving";
  readonly when?: Expression;
  /** When each signer has a separate certificate on a page of its own. */
  readonly apart?: Expression;
  /** Questions whose people sign before the notary; all signers if omitted. */
  readonly of?: readonly string[];
  /** The certificate the state prescribes, from law data; without one, an instruction to the notary is printed. */
  readonly certificate?: Expression;
  /** The certificate for one who signs for another, as an officer or a trustee does; each then has a separate page. */
  readonly representative?: Expression;
  readonly notice?: Text;
};
