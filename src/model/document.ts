import type { ClauseStyle } from "./clause-style.ts";

/**
 * A finished document as a tree, the only input of the writers.
 *
 * All writers print the same words in the same order. Numbers are data (`number`), never part of the text.
 */
export type LegalDocument = {
  readonly title: string;
  readonly language: string;
  readonly numbering: "decimal" | "jo";
  readonly blocks: readonly Block[];
  /** The number of people who initial each page. */
  readonly initials?: number;
  readonly provenance: {
    readonly definition: string;
    readonly version: string;
    readonly hash: string;
    readonly on: string;
  };
};

export type Block =
  | { readonly type: "title"; readonly id: "title"; readonly content: readonly Inline[] }
  /** An unnumbered heading ("Background", "Signatures"). */
  | { readonly type: "heading"; readonly id: string; readonly content: readonly Inline[] }
  /** The heading of a chapter above its clauses: `number` counts ("1", "II"), `label` is printed ("第1章", "ARTICLE II"). */
  | {
      readonly type: "part";
      readonly id: string;
      readonly number: string;
      readonly label: string;
      readonly content: readonly Inline[];
    }
  | {
      readonly type: "paragraph";
      readonly id: string;
      readonly content: readonly Inline[];
      readonly fields: readonly string[];
    }
  /** `number` is "(A)", "(B)" … */
  | {
      readonly type: "recital";
      readonly id: string;
      readonly number: string;
      readonly content: readonly Inline[];
      readonly fields: readonly string[];
    }
  | Clause
  | List
  | Table
  | {
      readonly type: "schedule";
      readonly id: string;
      readonly number: string;
      readonly label: string;
      readonly title: readonly Inline[];
      readonly blocks: readonly Block[];
    }
  | Signature
  | Notarial
  | { readonly type: "pageBreak" };

/**
 * A numbered clause.
 *
 * `level` counts from 1. `number` is the complete printed number ("5.", "5.2", "(a)", "第5条", "2"), to which writers
 * add nothing; it is empty for the first paragraph (項) of a Japanese article.
 */
export type Clause = {
  readonly type: "clause";
  /** Unique in the document: the catalog id, with the row id for repeated clauses ("each_project.r2"). */
  readonly id: string;
  readonly level: number;
  readonly number: string;
  readonly title?: readonly Inline[];
  readonly plain?: string;
  readonly style: ClauseStyle;
  /** Fields it depends on, to lead from the clause to a question. */
  readonly fields: readonly string[];
  readonly blocks: readonly ClauseBlock[];
};

export type ClauseBlock =
  | {
      readonly type: "paragraph";
      readonly id: string;
      readonly content: readonly Inline[];
      readonly fields: readonly string[];
    }
  | List
  | Table
  | Clause;

/** Every block of a document, at the top level or inside a clause. */
export type AnyBlock = Block | ClauseBlock;

export type BlockOf<T extends AnyBlock["type"]> = Extract<AnyBlock, { readonly type: T }>;

/** Items of a run-in list: "(a) …; (b) …; and". */
export type List = {
  readonly type: "list";
  readonly id: string;
  readonly items: readonly { readonly number: string; readonly content: readonly Inline[] }[];
};

export type Table = {
  readonly type: "table";
  readonly id: string;
  readonly columns: readonly { readonly title: readonly Inline[]; readonly align: "start" | "end" }[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
  readonly total?: readonly (readonly Inline[])[];
  /** Cells are empty to be filled in by hand, so every row needs room to write. */
  readonly toFill?: boolean;
};

/** A signature block: printed lines, each a label with a value, or a rule to write on. */
export type Signature = {
  readonly type: "signature";
  readonly id: string;
  /** "witness" blocks belong to no party. */
  readonly role: "party" | "witness" | "notary";
  readonly heading?: readonly Inline[];
  readonly lines: readonly SignatureLine[];
  /** The seal mark beside a Japanese name, 印. */
  readonly seal?: string;
  readonly fields: readonly string[];
};

export type SignatureLine =
  /** `field` is the question whose answer is written on the line by hand; `drawing` is what a person wrote on it. */
  | { readonly type: "rule"; readonly label: string; readonly field?: string; readonly drawing?: Strokes }
  /** Space for an official seal. */
  | { readonly type: "seal"; readonly label: string }
  | { readonly type: "text"; readonly label?: string; readonly content: readonly Inline[] };

/** The lines of a drawing, each a list of points [x, y] in a box 1000 wide and 300 high. */
export type Strokes = readonly (readonly (readonly [x: number, y: number])[])[];

/** A certificate for the notary to complete. */
export type Notarial = {
  readonly type: "notarial";
  readonly id: string;
  /** A boxed notice above the certificate, where a state requires one. */
  readonly notice?: readonly Inline[];
  readonly paragraphs: readonly (readonly Inline[])[];
  readonly lines: readonly SignatureLine[];
};

export type Inline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "strong"; readonly content: readonly Inline[] }
  /** A defined term at its definition; the quotation marks are in the surrounding text. */
  | { readonly type: "term"; readonly text: string }
  /** A printed answer; `field` is its path ("parties.r1.name"). The text may contain line breaks ("\n"). */
  | { readonly type: "value"; readonly text: string; readonly field?: string }
  /** A cross-reference ("section 5.2"): `before` + `number` + `after` is the printed text. */
  | {
      readonly type: "reference";
      readonly target: string;
      readonly before: string;
      readonly number: string;
      readonly after: string;
    }
  /** A line to write on, for an unanswered question; `label` is the question, `short` is printed with the line. */
  | { readonly type: "blank"; readonly field?: string; readonly label: string; readonly short?: string };
