import type { Step } from "../../../model/definition.ts";
import { isObjectOrList } from "../../../values/json-object.ts";
import type { InputProblem } from "../../../model/problem.ts";
import { isCalendarDate, isoDate } from "../../../values/date.ts";
import { didYouMean, quoted } from "../../problems/problem.ts";
import type { Report } from "../../problems/problem.ts";
import { rangeOf } from "../../position/yaml-file.ts";
import type { SourceRange } from "../../position/yaml-file.ts";
import type { CaseResult } from "./run-case.ts";

/** The parts of a case result needed to check its answers. */
type AnsweredCase = Pick<CaseResult, "full" | "fitted" | "view">;

/** The range of an answer, as deep as the case writes it: `children.r1.born` is the key `born` of the first entry. */
const rangeOfAnswer = ({ full: { source } }: AnsweredCase, path: string): SourceRange => {
  let range = rangeOf(source, "name");
  let holder: unknown = source.answers;
  for (const part of path.split(".")) {
    if (!isObjectOrList(holder)) break;
    const key = Array.isArray(holder) ? Number(part.slice(1)) - 1 : part;
    if (!Object.hasOwn(holder, key)) break;
    range = rangeOf(holder, key);
    holder = holder[key];
  }
  return range;
};

const optionsOf = (steps: readonly Step[], path: string): readonly string[] => {
  const field = steps.flatMap((step) => step.fields).find(({ id }) => id === path);
  return field?.options?.map((option) => option.value) ?? [];
};

type AnswerMismatch = { readonly path: string; readonly problem: InputProblem };

/** Index of the first list entry that is not an option. */
const unknownOption = (options: readonly string[], given: unknown): number =>
  Array.isArray(given) ? given.findIndex((one: unknown) => typeof one === "string" && !options.includes(one)) : -1;

const reportMismatch = (
  caseResult: AnsweredCase,
  steps: readonly Step[],
  { path, problem }: AnswerMismatch,
  report: Report,
): void => {
  const range = rangeOfAnswer(caseResult, path);
  if (problem.code === "unknown_question") {
    const hint = didYouMean(
      path,
      steps.flatMap(({ fields }) => fields.map(({ id }) => id)),
    );
    return report("CW071", range, `There is no question ${quoted(path)}.`, hint);
  }
  const options = optionsOf(steps, path);
  const given = caseResult.full.answers[path];
  const stray = unknownOption(options, given);
  const word: unknown = Array.isArray(given) ? given[stray] : given;
  const near = problem.params?.["nearest"];
  const guess = typeof word === "string" && options.length > 0 ? didYouMean(word, options) : null;
  const hint = typeof near === "string" && near !== "" ? `Did you mean "${near}"?` : guess;
  const at =
    stray >= 0 && isObjectOrList(given) && caseResult.full.source.answers?.[path] === given
      ? rangeOf(given, stray)
      : range;
  report("CW071", at, `The answer "${path}" is not valid: ${problem.code.replaceAll("_", " ")}.`, hint);
};

const rawAt = (given: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((holder, part) => {
    if (!isObjectOrList(holder)) return undefined;
    const key = Array.isArray(holder) ? Number(part.slice(1)) - 1 : part;
    return Object.hasOwn(holder, key) ? holder[key] : undefined;
  }, given);

const inFigures = /^[\d\s./-]+$/;

/** The form reads dates in the visitor's national order; a case must write them unambiguously. */
const reportDates = (caseResult: AnsweredCase, reported: Set<string>, report: Report): void => {
  for (const { path, value } of Object.values(caseResult.view.fields)) {
    const written = isCalendarDate(value) ? rawAt(caseResult.full.answers, path) : undefined;
    if (!isCalendarDate(value) || typeof written !== "string" || written === isoDate(value)) continue;
    if (reported.has(`${path}=${written}`)) continue;
    reported.add(`${path}=${written}`);
    const why = inFigures.test(written) ? "can be read in two ways" : "is not written as year, month and day";
    const message = `The date "${written}" ${why}.`;
    report("CW071", rangeOfAnswer(caseResult, path), message, `Write year, month and day: ${isoDate(value)}.`);
  }
};

/**
 * Reports answers of a case that do not fit the questions, and questions left open by mistake.
 *
 * `reported` records what was reported for earlier cases, since an inherited answer needs only one problem.
 */
export const checkAnswers = (
  caseResult: AnsweredCase,
  steps: readonly Step[],
  reported: Set<string>,
  report: Report,
): void => {
  const { fitted, view, full } = caseResult;
  reportDates(caseResult, reported, report);
  const unreadable = Object.values(view.fields).flatMap(({ visible, answered, problem, path }) =>
    visible && answered && problem ? [{ path, problem }] : [],
  );
  const seen = new Set<string>();
  for (const misfit of [...fitted.problems, ...unreadable]) {
    const { path, problem } = misfit;
    const key = `${path} ${problem.code}`;
    const isTakenOver = !Object.hasOwn(full.source.answers ?? {}, path.split(".")[0] ?? "");
    if (seen.has(path) || (isTakenOver && reported.has(key))) continue;
    seen.add(path);
    reported.add(key);
    reportMismatch(caseResult, steps, misfit, report);
  }
  const stops = view.warnings.filter(({ stop, id }) => stop && !full.source.expect?.warnings?.includes(id));
  for (const { id } of stops) {
    report("CW071", rangeOf(full.source, "name"), `The rule "${id}" stops this case, so no document could be made.`);
  }
  if (view.ineligible || full.source.expect?.blanks) return;
  const inherits = full.source.from !== undefined;
  const open = view.blanks.filter((path) => !view.fields[path]?.unsure && !(inherits && reported.has(`${path} open`)));
  for (const path of open) reported.add(`${path} open`);
  if (open.length === 0) return;
  const message = `The case leaves questions open: ${open.slice(0, 6).join(", ")}.`;
  report("CW071", rangeOf(full.source, "name"), message, "Answer them, or list them under expect: { blanks: […] }.");
};
