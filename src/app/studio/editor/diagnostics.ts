import type { Diagnostic } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import { studio } from "../../../i18n/english-only/studio.ts";
import type { Problem } from "../../../model/problem.ts";
import { suggestedWord, withSuggestedWord } from "./apply-suggestion.ts";

// Null when the text has become shorter since.
const spanOf = (
  doc: Text,
  { line, column, length }: Problem,
): { readonly from: number; readonly to: number } | null => {
  if (line > doc.lines) return null;
  const from = Math.min(doc.line(line).from + column - 1, doc.length);
  return { from, to: Math.min(from + Math.max(1, length), doc.length) };
};

/** The compiler's problems as the editor shows them, each with its remedy where one word is known to be meant. */
export const diagnosticsOf = (doc: Text, problems: readonly Problem[]): readonly Diagnostic[] =>
  problems.flatMap((problem) => {
    const span = spanOf(doc, problem);
    if (!span) return [];
    const { severity, code, message, suggestion } = problem;
    const word = suggestedWord(problem);
    const actions =
      word === null
        ? []
        : [
            {
              name: studio.fix(word),
              apply: (view: {
                readonly state: { readonly sliceDoc: (from: number, to: number) => string };
                readonly dispatch: (change: object) => void;
              }): void => {
                const { from, to } = span;
                view.dispatch({
                  changes: { from, to, insert: withSuggestedWord(view.state.sliceDoc(from, to), word) },
                });
              },
            },
          ];
    return [{ ...span, severity, source: code, message: `${message} ${suggestion ?? ""}`.trim(), actions }];
  });
