import type { LegalDocument } from "../../../model/document.ts";
import type { FormView } from "../../../model/form-view.ts";
import { blanksIn } from "../../../text/templates/blanks-in.ts";
import type { CoverNoteWords } from "../../../text/words/cover-note-words.ts";

/** A question's label, with the name of the group or list row it is in. */
const nameOf = (path: string, view: FormView, words: CoverNoteWords["blanks"]): string => {
  const own = view.fields[path]!.label;
  const [root = path, row = ""] = path.split(".");
  const outer = root === path ? undefined : view.fields[root];
  if (!outer) return own;
  const offset = outer.rows?.indexOf(row) ?? -1;
  return words.inside(outer.label, offset < 0 ? null : offset + 1, own);
};

/** Questions without an answer: those a document leaves blank, in its order, and those it does not print. */
export type BlanksOfNote = { readonly printed: readonly string[]; readonly unprinted: readonly string[] };

/**
 * The questions without an answer, and those the visitor is not sure of.
 *
 * A document without a blank can still lack the answer to a question that only a check or a condition reads.
 */
export const blanksOfNote = (
  document: LegalDocument,
  view: FormView,
  words: CoverNoteWords["blanks"],
): BlanksOfNote => {
  const unsure = view.blanks.filter((path) => view.fields[path]?.unsure);
  const printed = new Set([...blanksIn(document), ...unsure].filter((path) => view.fields[path] !== undefined));
  const unprinted = view.blanks.filter((path) => !printed.has(path));
  const named = (paths: Iterable<string>): readonly string[] => [...paths].map((path) => nameOf(path, view, words));
  return { printed: named(printed), unprinted: named(unprinted) };
};
