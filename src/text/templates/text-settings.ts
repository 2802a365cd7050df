import type { VariableLookup } from "../../feel/evaluate/evaluation-state.ts";
import type { Inline } from "../../model/document.ts";
import type { Text } from "../../model/text.ts";
import type { ProseWords } from "../words/prose-words.ts";

/** The scope a text is filled in. */
export type FillScope = {
  readonly get: VariableLookup;
  /** Currency code of amounts that name none. */
  readonly currency: string;
  /** The path of an answer in the form, from what the author wrote: "project.name" is "projects.r2.name" in row r2. */
  readonly path: (field: string) => string;
  /** The label of an answer's question, null if unknown. */
  readonly label: (path: string) => string | null;
  /** Whether a question is visible; by default all are. */
  readonly isAsked?: (path: string) => boolean;
  /** Number of parties with a role. */
  readonly count: (role: string) => number;
  /** A reference as noun and number. */
  readonly resolveReference: (clause: string, capital: boolean) => readonly Inline[];
};

/** Settings of a text that do not depend on answers. */
export type TextSettings = {
  readonly words: ProseWords;
  /** The words for each stored value of a field with options; null for other fields. */
  readonly optionTexts?: (field: string) => { readonly [is: string]: Text } | null;
  /** Unit of a number field, where the text does not carry it. */
  readonly unit?: (field: string) => string | null;
  /** Whether the answer to a question is a state, territory or country. */
  readonly isPlace?: (field: string) => boolean;
  /** The field kind of a question, null if unknown. */
  readonly kind?: (field: string) => string | null;
  /** Sets the marks of a value as a document prints them; where it is absent, on screen, values stay as they were typed. */
  readonly typeset?: (words: string) => string;
};

/** Appends the content of one part to the output. */
export type Writer = (scope: FillScope, out: Inline[]) => void;
