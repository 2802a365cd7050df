import type { Step } from "../../model/definition.ts";
import type { InputProblem } from "../../model/problem.ts";
import { isCalendarDate, isoDate } from "../../values/date.ts";
import { didYouMean } from "../problem.ts";
import type { Report } from "../problem.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";
import type { Played } from "./play-case.ts";

/** What of a played case tells about its answers. */
type Answered = Pick<Played, "full" | "fitted" | "view">;

type Holder = { readonly [key: string | number]: unknown };

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

/** Where an answer stands, as deep as the case writes it: `children.r1.born` is the key `born` of the first entry. */
const placeOfAnswer = ({ full: { source } }: Answered, path: string): Place => {
  let place = placeOf(source, "name");
  let holder: unknown = source.answers;
  for (const part of path.split(".")) {
    if (!isHolder(holder)) break;
    const key = Array.isArray(holder) ? Number(part.slice(1)) - 1 : part;
    if (!Object.hasOwn(holder, key)) break;
    place = placeOf(holder, key);
    holder = holder[key];
  }
  return place;
};

const optionsOf = (steps: readonly Step[], path: string): readonly string[] => {
  const field = steps.flatMap((step) => step.fields).find(({ id }) => id === path);
  return field?.options?.map((option) => option.is) ?? [];
};

type Misfit = { readonly path: string; readonly problem: InputProblem };

/** The entry of a list of options that is none of them. */
const strayEntry = (options: readonly string[], given: unknown): number =>
  Array.isArray(given) ? given.findIndex((one: unknown) => typeof one === "string" && !options.includes(one)) : -1;

const reportMisfit = (played: Answered, steps: readonly Step[], { path, problem }: Misfit, report: Report): void => {
  const place = placeOfAnswer(played, path);
  if (problem.code === "unknown_question") {
    const hint = didYouMean(
      path,
      steps.flatMap(({ fields }) => fields.map(({ id }) => id)),
    );
    return report("CW071", place, `There is no question "${path}".`, hint);
  }
  const options = optionsOf(steps, path);
  const given = played.full.answers[path];
  const stray = strayEntry(options, given);
  const word: unknown = Array.isArray(given) ? given[stray] : given;
  const near = problem.params?.["nearest"];
  const guess = typeof word === "string" && options.length > 0 ? didYouMean(word, options) : null;
  const hint = typeof near === "string" && near !== "" ? `Did you mean "${near}"?` : guess;
  const at =
    stray >= 0 && isHolder(given) && played.full.source.answers?.[path] === given ? placeOf(given, stray) : place;
  report("CW071", at, `The answer "${path}" is not valid: ${problem.code.replaceAll("_", " ")}.`, hint);
};

const rawAt = (given: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((holder, part) => {
    if (!isHolder(holder)) return undefined;
    const key = Array.isArray(holder) ? Number(part.slice(1)) - 1 : part;
    return Object.hasOwn(holder, key) ? holder[key] : undefined;
  }, given);

/** The form reads a day in the order of the visitor's country; a case writes it so that nobody has to guess. */
const reportDates = (played: Answered, told: Set<string>, report: Report): void => {
  for (const { path, value } of Object.values(played.view.fields)) {
    const written = isCalendarDate(value) ? rawAt(played.full.answers, path) : undefined;
    if (!isCalendarDate(value) || typeof written !== "string" || written === isoDate(value)) continue;
    if (told.has(`${path}=${written}`)) continue;
    told.add(`${path}=${written}`);
    const message = `The day "${written}" can be read in two ways.`;
    report("CW071", placeOfAnswer(played, path), message, `Write year, month and day, as in ${isoDate(value)}.`);
  }
};

/**
 * The answers of a case fit the questions, and none is left out by oversight.
 *
 * `told` remembers over all cases what was reported, as an answer that is taken over is wrong only once.
 */
export const checkAnswers = (played: Answered, steps: readonly Step[], told: Set<string>, report: Report): void => {
  const { fitted, view, full } = played;
  reportDates(played, told, report);
  const unreadable = Object.values(view.fields).flatMap(({ visible, answered, problem, path }) =>
    visible && answered && problem ? [{ path, problem }] : [],
  );
  const seen = new Set<string>();
  for (const misfit of [...fitted.problems, ...unreadable]) {
    const { path, problem } = misfit;
    const key = `${path} ${problem.code}`;
    const isTakenOver = !Object.hasOwn(full.source.answers ?? {}, path.split(".")[0] ?? "");
    if (seen.has(path) || (isTakenOver && told.has(key))) continue;
    seen.add(path);
    told.add(key);
    reportMisfit(played, steps, misfit, report);
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
