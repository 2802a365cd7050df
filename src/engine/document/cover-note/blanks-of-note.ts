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
  const at = outer.rows?.indexOf(row) ?? -1;
  return words.inside(outer.label, at < 0 ? null : at + 1, own);
};

/** The questions a document leaves blank, in its order, then those the visitor is not sure of. */
export const blanksOfNote = (
  document: LegalDocument,
  view: FormView,
  words: CoverNoteWords["blanks"],
): readonly string[] => {
  const unsure = view.blanks.filter((path) => view.fields[path]?.unsure);
  const open = [...new Set([...blanksIn(document), ...unsure])].filter((path) => view.fields[path] !== undefined);
  return open.map((path) => nameOf(path, view, words));
};
