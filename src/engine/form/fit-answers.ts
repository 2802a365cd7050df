import { isUnsure } from "../../fields/is-unsure.ts";
import { isBlank, isRawList, isRawRecord, rawListOf } from "../../fields/raw-shape.ts";
import type { Raw, RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { InputProblem } from "../../model/problem.ts";
import { nearestName } from "../../text/nearest-name.ts";
import type { FormNode } from "./form-node.ts";

/** A given answer that does not fit the questions. */
export type AnswerProblem = { readonly path: string; readonly problem: InputProblem };

/** Answers as the form keeps them, and what was wrong with what was given. */
export type FittedAnswers = { readonly answers: RawAnswers; readonly problems: readonly AnswerProblem[] };

type Fitting = { readonly context: Context; readonly problems: AnswerProblem[] };

const report = (fitting: Fitting, path: string, code: string, params?: InputProblem["params"]): void => {
  fitting.problems.push({ path, problem: params ? { code, params } : { code } });
};

const join = (path: string, id: string): string => (path === "" ? id : `${path}.${id}`);

/** Checks what a kind reads as a whole; it is kept either way, so that the form can show it and nothing is lost. */
const fitPlain = (node: FormNode, path: string, given: Raw, fitting: Fitting): Raw => {
  const parsed = node.kind.parse(given, node.field, fitting.context);
  if (!parsed.ok) fitting.problems.push({ path, problem: parsed.problem });
  return given;
};

/** A row of a single question may be given as that answer alone. */
const rowOf = (node: FormNode, entry: Raw): Raw => {
  const [only, ...others] = node.inside;
  return only && others.length === 0 && !isRawRecord(entry) ? { [only.field.id]: entry } : entry;
};

const fitRows = (node: FormNode, path: string, given: Raw, fitting: Fitting): Raw => {
  const list = rawListOf(Array.isArray(given) ? given.map((entry: Raw) => rowOf(node, entry)) : given);
  if (!list) {
    report(fitting, path, "not_a_list");
    return given;
  }
  if (Array.isArray(given)) {
    for (const [place, entry] of given.entries()) {
      if (!isRawRecord(rowOf(node, entry))) report(fitting, `${path}.r${place + 1}`, "not_a_row");
    }
  }
  const rows = Object.entries(list.rows).map(([row, answers]) => {
    return [row, fitAll(node.inside, `${path}.${row}`, answers, fitting)] as const;
  });
  return { order: list.order, rows: Object.fromEntries(rows) };
};

const fitParts = (node: FormNode, path: string, given: Raw, fitting: Fitting): Raw => {
  const parts = isRawList(given) || Array.isArray(given) ? null : (node.kind.split?.(given, node.field) ?? given);
  if (isRawRecord(parts)) return fitAll(node.inside, path, parts, fitting);
  report(fitting, path, "not_in_parts");
  return given;
};

const fitOne = (node: FormNode, path: string, given: Raw, fitting: Fitting): Raw => {
  if (isUnsure(given)) {
    if (!node.field.unsure) report(fitting, path, "unsure_not_offered");
    return given;
  }
  if (node.shape === "list") return fitRows(node, path, given, fitting);
  if (isBlank(given)) return given;
  return node.shape === "group" ? fitParts(node, path, given, fitting) : fitPlain(node, path, given, fitting);
};

/** The key a question's answer was given under: its id, or one it had before. */
const keyOf = (node: FormNode, given: RawAnswers): string | undefined =>
  [node.field.id, ...(node.field.formerly ?? [])].find((key) => Object.hasOwn(given, key));

/** What nobody asks stays with the answers, in case the question comes back, and is reported. */
const keepUnknown = (
  nodes: readonly FormNode[],
  path: string,
  given: RawAnswers,
  taken: ReadonlySet<string>,
  fitting: Fitting,
): RawAnswers => {
  const unknown = Object.entries(given).filter(([key]) => !taken.has(key));
  for (const [key] of unknown) {
    const near = nearestName(
      key,
      nodes.map((node) => node.field.id),
    );
    report(fitting, join(path, key), "unknown_question", near === null ? undefined : { suggestion: near });
  }
  return Object.fromEntries(unknown);
};

const fitAll = (nodes: readonly FormNode[], path: string, given: RawAnswers, fitting: Fitting): RawAnswers => {
  const taken = new Set<string>();
  const known: [string, Raw][] = [];
  for (const node of nodes) {
    const key = keyOf(node, given);
    const raw = key === undefined ? undefined : given[key];
    if (key === undefined || raw === undefined) continue;
    taken.add(key);
    known.push([node.field.id, fitOne(node, join(path, node.field.id), raw, fitting)]);
  }
  return { ...keepUnknown(nodes, path, given, taken, fitting), ...Object.fromEntries(known) };
};

/**
 * Answers of any origin brought into the form's shape: renamed questions moved, lists given row ids, composites parted.
 *
 * Problems: unknown_question, unsure_not_offered, not_a_list, not_a_row, not_in_parts and those of the field kinds.
 */
export const fitAnswers = (nodes: readonly FormNode[], given: RawAnswers, context: Context): FittedAnswers => {
  const problems: AnswerProblem[] = [];
  const answers = fitAll(nodes, "", given, { context, problems });
  return { answers, problems };
};
