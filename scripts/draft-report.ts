import { problemText } from "../src/i18n/problems.ts";
import type { DocumentDefinition } from "../src/model/definition.ts";
import type { OpenPage } from "./open-page.ts";

/** What came of one draft: `fine` when a file was written. */
export type DraftReport = {
  readonly fine: boolean;
  readonly out: string | null;
  readonly problems: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly warnings: readonly { readonly id: string; readonly at: string; readonly message: string }[];
  /** Questions without an answer: each is a visible gap in the document. */
  readonly blanks: readonly string[];
  readonly exit: string | null;
  readonly lines: readonly string[];
};

/**
 * What stands against a document, or only leaves it incomplete.
 *
 * An answer that cannot be read, a rule that stops, or a screening answer keeps the file from being written; a missing
 * answer does not, it leaves a gap to fill in by hand.
 */
export const reportOf = (definition: DocumentDefinition, page: OpenPage, out: string): DraftReport => {
  const { view } = page;
  const sentence = (path: string, problem: Parameters<typeof problemText>[0]): string =>
    problemText(problem, view.fields[path]?.label ?? path, definition.language);
  const unreadable = Object.values(view.fields).filter((field) => field.visible && field.problem && field.answered);
  const problems = [
    ...page.problems.map((one) => ({ path: one.path, ...one.problem })),
    ...unreadable.map((field) => ({ path: field.path, ...field.problem! })),
  ].map((one) => ({ path: one.path, code: one.code, message: sentence(one.path, one) }));
  const warnings = view.warnings.map((one) => ({ id: one.id, at: one.at, stop: one.stop, message: one.text }));
  const stops = warnings.filter((one) => one.stop);
  const fine = problems.length === 0 && stops.length === 0 && view.exit === null;
  const lines = [
    ...(view.exit ? [`not for this case: ${view.exit.text}`] : []),
    ...problems.map((one) => `problem ${one.path}: ${one.message}`),
    ...warnings.map((one) => `${one.stop ? "stop" : "warning"} ${one.at}: ${one.message}`),
    ...view.blanks.map((path) => `blank ${path}: ${view.fields[path]?.label ?? ""}`),
    fine ? `wrote ${out}` : "nothing was written",
  ];
  return { fine, out: fine ? out : null, problems, warnings, blanks: view.blanks, exit: view.exit?.id ?? null, lines };
};
