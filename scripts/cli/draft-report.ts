import { problemText } from "../../src/i18n/problems.ts";
import type { PageDefinition } from "../../src/model/definition.ts";
import type { LawFact } from "../../src/model/form-view.ts";
import { lawLine } from "../../src/text/words/law-words.ts";
import type { OpenPage } from "./open-page.ts";

/** The report on an answers file; `fine` when nothing prevents drafting. */
export type AnswersReport = {
  readonly fine: boolean;
  readonly problems: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly warnings: readonly {
    readonly id: string;
    readonly at: string;
    readonly message: string;
    /** The law the warning is based on. */
    readonly law?: readonly LawFact[];
  }[];
  /** Questions without an answer: each is a visible gap in a document. */
  readonly blanks: readonly string[];
  readonly exit: string | null;
  readonly lines: readonly string[];
};

/** The outcome of one draft; `fine` when a file was written. */
export type DraftReport = AnswersReport & { readonly out: string | null };

/**
 * Reports what prevents a draft from these answers, and what leaves it incomplete.
 *
 * An invalid answer, a stop or a disqualifying screening answer prevents it; a missing answer does not.
 */
export const answersReport = (definition: PageDefinition, page: OpenPage): AnswersReport => {
  const { view } = page;
  const sentence = (path: string, problem: Parameters<typeof problemText>[0]): string =>
    problemText(problem, view.fields[path]?.label ?? path, definition.language);
  const fromFile = new Set(page.problems.map((problem) => problem.path));
  // An answer that the form refuses here, such as an option that is not offered, has no value either; only a missing one is fine.
  const unreadable = Object.values(view.fields).filter(
    ({ path, visible, problem }) => visible && problem && problem.code !== "required" && !fromFile.has(path),
  );
  const problems = [
    ...page.problems.map((problem) => ({ path: problem.path, ...problem.problem })),
    ...unreadable.map((field) => ({ path: field.path, ...field.problem! })),
  ].map((one) => ({ path: one.path, code: one.code, message: sentence(one.path, one) }));
  const warnings = view.warnings.map(({ id, path, stop, text, law }) => ({
    id,
    at: path,
    stop,
    message: text,
    ...(law ? { law } : {}),
  }));
  const fine = problems.length === 0 && !warnings.some((warning) => warning.stop) && view.ineligible === null;
  const lines = [
    ...(view.ineligible ? [`not for this case: ${view.ineligible.text}`] : []),
    ...problems.map((problem) => `problem ${problem.path}: ${problem.message}`),
    ...warnings.flatMap((warning) => [
      `${warning.stop ? "stop" : "warning"} ${warning.at}: ${warning.message}`,
      ...(warning.law ?? []).map((fact) => `  law ${lawLine(fact, definition.language)}`),
    ]),
    ...view.blanks.map((path) => `blank ${path}: ${view.fields[path]?.label ?? ""}`),
  ];
  return { fine, problems, warnings, blanks: view.blanks, exit: view.ineligible?.id ?? null, lines };
};

/** The report on a draft; if nothing prevents it, the file at `out` is written. */
export const reportOf = (definition: PageDefinition, page: OpenPage, out: string): DraftReport => {
  const report = answersReport(definition, page);
  const { fine } = report;
  return {
    ...report,
    out: fine ? out : null,
    lines: [...report.lines, fine ? `wrote ${out}` : "nothing was written"],
  };
};
