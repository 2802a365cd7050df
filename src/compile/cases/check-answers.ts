import type { Step } from "../../model/definition.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";
import type { Played } from "./play-case.ts";

/** What of a played case tells about its answers. */
type Answered = Pick<Played, "full" | "fitted" | "view">;

const placeOfAnswer = ({ full }: Answered, path: string): Place => {
  const { source } = full;
  const [top = ""] = path.split(".");
  const given = source.answers;
  return given && Object.hasOwn(given, top) ? placeOf(given, top) : placeOf(source, "name");
};

/** What could have been meant by an answer that fits no option. */
const nearOption = (steps: readonly Step[], { full }: Answered, path: string): string | null => {
  const given = full.answers[path];
  const field = steps.flatMap((step) => step.fields).find(({ id }) => id === path);
  return typeof given === "string" ? didYouMean(given, field?.options?.map((option) => option.is) ?? []) : null;
};

/** The answers of a case fit the questions, and none is left out by oversight. */
export const checkAnswers = (played: Answered, steps: readonly Step[], report: Report): void => {
  const { fitted, view, full } = played;
  for (const { path, problem } of fitted.problems) {
    const near = problem.params?.["nearest"];
    const hint = typeof near === "string" && near !== "" ? `Did you mean "${near}"?` : nearOption(steps, played, path);
    report("CW071", placeOfAnswer(played, path), `The answer "${path}" does not fit: ${problem.code}.`, hint);
  }
  const told = new Set(fitted.problems.map(({ path }) => path));
  const unreadable = Object.values(view.fields).filter((field) => field.visible && field.answered && field.problem);
  for (const { path, problem } of unreadable) {
    if (told.has(path) || !problem) continue;
    const message = `The answer "${path}" does not fit: ${problem.code}.`;
    report("CW071", placeOfAnswer(played, path), message, nearOption(steps, played, path));
  }
  const stops = view.warnings.filter(({ stop, id }) => stop && !full.source.expect?.warnings?.includes(id));
  for (const { id } of stops) {
    report("CW071", placeOf(full.source, "name"), `The rule "${id}" stops this case, so no document could be made.`);
  }
  if (view.exit || full.source.expect?.blanks) return;
  const open = view.blanks.filter((path) => !view.fields[path]?.unsure);
  if (open.length === 0) return;
  const message = `The case leaves questions open: ${open.slice(0, 6).join(", ")}.`;
  report("CW071", placeOf(full.source, "name"), message, "Answer them, or list them under expect: { blanks: […] }.");
};
