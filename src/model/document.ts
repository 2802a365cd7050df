/**
 * A finished document as a tree, the only thing a writer sees.
 *
 * All writers yield the same words in the same order. Numbers are data (`number`), never typed into text.
 */
export type LegalDocument = {
  readonly title: string;
  readonly language: string;
  readonly numbering: "decimal" | "jo";
  readonly blocks: readonly Block[];
  /** How many people put their initials on each page. */
  readonly initials?: number;
  readonly made: { readonly definition: string; readonly version: string; readonly hash: string; readonly on: string };
};

export type Block =
  | { readonly type: "title"; readonly id: "title"; readonly content: readonly Inline[] }
  /** An unnumbered heading ("Background", "Signatures"). */
  | { readonly type: "heading"; readonly id: string; readonly content: readonly Inline[] }
  /** The heading of a chapter above the clauses: `number` counts ("1", "II"), `label` is printed ("第1章", "ARTICLE II"). */
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
 * `level` counts from 1; `number` is the whole printed number ("5.", "5.2", "(a)", "第5条", "2"), so a writer adds no
 * point of its own. It is empty for the first paragraph (項) of a Japanese article, which carries none.
 */
export type Clause = {
  readonly type: "clause";
  /** Unique in the document: the catalog id, with the row id for repeated clauses ("each_project.r2"). */
  readonly id: string;
  readonly level: number;
  readonly number: string;
  readonly title?: readonly Inline[];
  readonly plain?: string;
  readonly conspicuous: boolean;
  /** Fields it depends on, for the way from clause to question. */
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

/** Items of a running sentence: "(a) …; (b) …; and". */
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
  /** Cells are left empty to be filled in by hand, so that every row needs room to write. */
  readonly toFill?: boolean;
};

/** A signature block: printed lines, each a label with a value, or a rule to write on. */
export type Signature = {
  readonly type: "signature";
  readonly id: string;
  /** "witness" blocks carry no party. */
  readonly role: "party" | "witness" | "notary";
  readonly heading?: readonly Inline[];
  readonly lines: readonly SignatureLine[];
  /** The mark beside a Japanese name, 印. */
  readonly seal?: string;
  readonly fields: readonly string[];
};

export type SignatureLine =
  /** `field` is the question whose answer is written on the line by hand. */
  | { readonly type: "rule"; readonly label: string; readonly field?: string }
  /** Room for an official seal. */
  | { readonly type: "seal"; readonly label: string }
  | { readonly type: "text"; readonly label?: string; readonly content: readonly Inline[] };

/** A certificate left for the notary to complete. */
export type Notarial = {
  readonly type: "notarial";
  readonly id: string;
  /** A boxed notice above the certificate, where a state demands one. */
  readonly notice?: readonly Inline[];
  readonly paragraphs: readonly (readonly Inline[])[];
  readonly lines: readonly SignatureLine[];
};

export type Inline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "strong"; readonly content: readonly Inline[] }
  /** A defined term where it is defined; the quotation marks stand in the text around it. */
  | { readonly type: "term"; readonly text: string }
  /** A printed answer; `field` is its path ("parties.r1.name"). Its text may hold line breaks ("\n"). */
  | { readonly type: "value"; readonly text: string; readonly field?: string }
  /** Noun and number together ("section 5.2"): `before` + `number` + `after` is the printed text. */
  | {
      readonly type: "reference";
      readonly target: string;
      readonly before: string;
      readonly number: string;
      readonly after: string;
    }
  /** A line to write on, for a question without an answer; `label` is the question, `short` what is printed with the line. */
  | { readonly type: "blank"; readonly field?: string; readonly label: string; readonly short?: string };
