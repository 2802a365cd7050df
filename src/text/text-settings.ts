import type { Get } from "../feel/evaluate/run.ts";
import type { Inline } from "../model/document.ts";
import type { Text } from "../model/text.ts";
import type { ProseWords } from "./prose-words.ts";

/** Where a text is filled: the values it reads, and what else its marks ask for. */
export type FillScope = {
  readonly get: Get;
  /** Code of the currency of sums that name none. */
  readonly currency: string;
  /** The path of an answer in the form, from what the author wrote: "project.name" is "projects.r2.name" in row r2. */
  readonly path: (field: string) => string;
  /** The question an answer belongs to, null where nobody knows. */
  readonly label: (path: string) => string | null;
  /** Whether a question is asked with the answers given; every one where this is left out. */
  readonly isAsked?: (path: string) => boolean;
  /** How many hold a role. */
  readonly count: (role: string) => number;
  /** A reference as noun and number. */
  readonly cite: (clause: string, capital: boolean) => readonly Inline[];
};

/** What is known of a text before any answer. */
export type TextSettings = {
  readonly words: ProseWords;
  /** The words for each stored value of a field with options; null for other fields. */
  readonly sayings?: (field: string) => { readonly [is: string]: Text } | null;
  /** Unit of a number field, where the text does not carry it. */
  readonly unit?: (field: string) => string | null;
  /** The kind of a question, null where nobody knows. */
  readonly kind?: (field: string) => string | null;
};

/** Puts the words of one part behind those that stand already. */
export type Writer = (scope: FillScope, out: Inline[]) => void;
