/** What a preview can do with an answer or a clause: lead to its question, and say why it stands there. */
export type PreviewLinks = {
  /** Address of the question behind an answer. */
  readonly href: (path: string) => string;
  /** Goes to that question in place. */
  readonly open: (path: string) => void;
  /** Why a clause is in the document, in sentences; called when the visitor asks. */
  readonly why: (clause: string) => readonly WhyLine[];
  /** True once the first picture stands: only later changes are tinted. */
  readonly settled: () => boolean;
  /** Chapters stand above the clauses, which are then headings of the second rank. */
  readonly divided: boolean;
  /** Screen language. */
  readonly locale: string;
};

/** One reason: a sentence, with the question it hangs on or the law it follows. */
export type WhyLine = { readonly text: string; readonly field?: string; readonly href?: string };
