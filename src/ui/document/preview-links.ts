import type { ReactNode } from "react";
import type { Clause } from "../../model/document.ts";

/** Actions of a preview for an answer or a clause: open its question, and explain why it is included. */
export type PreviewLinks = {
  /** Address of the question behind an answer. */
  readonly href: (path: string) => string;
  /** Opens that question without a page load. */
  readonly open: (path: string) => void;
  /** Why a clause is in the document, in sentences; called on demand. */
  readonly why: (clause: string) => readonly ReasonLine[];
  /** With chapters above them, clauses are second-level headings. */
  readonly hasParts: boolean;
  /** Screen language. */
  readonly locale: string;
  /** What a clause offers instead of its notes. */
  readonly clauseAction?: (block: Clause) => ReactNode;
};

/** One reason: a sentence, with the question it depends on or the law it follows. */
export type ReasonLine = { readonly text: string; readonly field?: string; readonly href?: string };
