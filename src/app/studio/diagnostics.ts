import type { Diagnostic } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import { studio } from "../../i18n/en/studio.ts";
import type { Problem } from "../../model/problem.ts";

const MEANT = /^Did you mean "(.+)"\?$/;
const QUOTED = /^(["'])(.*)\1$/s;

/** The words at a problem with the word that was meant; quotes around them stay. */
export const mended = (found: string, meant: string): string => {
  const quoted = QUOTED.exec(found);
  return quoted ? `${quoted[1]}${meant}${quoted[1]}` : meant;
};

/** The compiler's problems as the editor shows them, each with its remedy where one word is known to be meant. */
export const diagnosticsOf = (doc: Text, problems: readonly Problem[]): readonly Diagnostic[] =>
  problems.flatMap(({ line, column, length, severity, code, message, suggestion }) => {
    if (line > doc.lines) return [];
    const from = Math.min(doc.line(line).from + column - 1, doc.length);
    const to = Math.min(from + Math.max(1, length), doc.length);
    const meant = MEANT.exec(suggestion ?? "")?.[1];
    const actions =
      meant === undefined
        ? []
        : [
            {
              name: studio.fix(meant),
              apply: (view: {
                readonly state: { readonly sliceDoc: (from: number, to: number) => string };
                readonly dispatch: (change: object) => void;
              }): void =>
                view.dispatch({ changes: { from, to, insert: mended(view.state.sliceDoc(from, to), meant) } }),
            },
          ];
    return [{ from, to, severity, source: code, message: `${message} ${suggestion ?? ""}`.trim(), actions }];
  });
