import { isUnsure } from "../../../fields/is-unsure.ts";
import { isBlank, isRawList, isRawRecord, rawListOf } from "../../../fields/raw-shape.ts";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { Context } from "../../../model/context.ts";
import type { InputProblem } from "../../../model/problem.ts";
import type { FormNode } from "../nodes/form-node.ts";

/** A given answer that does not fit the questions. */
export type AnswerProblem = { readonly path: string; readonly problem: InputProblem };

/** Answers in the form's format, with the problems of the input. */
export type NormalizedAnswers = { readonly answers: RawAnswers; readonly problems: readonly AnswerProblem[] };

type FitContext = { readonly context: Context; readonly problems: AnswerProblem[] };

const report = (fitting: FitContext, path: string, code: string): void => {
  fitting.problems.push({ path, problem: { code } });
};

const join = (path: string, id: string): string => (path === "" ? id : `${path}.${id}`);

/** The current value of an option that was given by a former value. */
const presentValue = ({ field: { options = [] } }: FormNode, given: RawAnswer): RawAnswer => {
  if (typeof given !== "string" || options.some(({ value }) => value === given)) return given;
  return options.find(({ formerly }) => formerly?.includes(given))?.value ?? given;
};

/** Parses an answer of a plain kind; an invalid one is kept as well, so that the form can show it. */
const fitPlain = (node: FormNode, path: string, answer: RawAnswer, fitting: FitContext): RawAnswer => {
  const given = presentValue(node, answer);
  const parsed = node.kind.parse(given, node.field, fitting.context);
  if (!parsed.ok) fitting.problems.push({ path, problem: parsed.problem });
  return given;
};

/** In a list with one question per row, a row may be given as the bare answer. */
const rowOf = (node: FormNode, entry: RawAnswer): RawAnswer => {
  const [only, ...others] = node.children;
  return only && others.length === 0 && !isRawRecord(entry) ? { [only.field.id]: entry } : entry;
};

/** Upgrades an answer to an earlier version of the kind, if the form asks every part it would become. */
const upgraded = ({ kind, children }: FormNode, parts: RawAnswers): RawAnswers => {
  const now = kind.upgrade?.(parts) ?? parts;
  const asked = new Set(children.map(({ field }) => field.id));
  return Object.keys(now).every((id) => Object.hasOwn(parts, id) || asked.has(id)) ? now : parts;
};

const fitRows = (node: FormNode, path: string, given: RawAnswer, fitting: FitContext): RawAnswer => {
  const list = rawListOf(Array.isArray(given) ? given.map((entry: RawAnswer) => rowOf(node, entry)) : given);
  if (!list) {
    report(fitting, path, "not_a_list");
    return given;
  }
  if (Array.isArray(given)) {
    for (const [index, entry] of given.entries()) {
      if (!isRawRecord(rowOf(node, entry))) report(fitting, `${path}.r${index + 1}`, "not_a_row");
    }
  }
  const rows = Object.entries(list.rows).map(([row, answers]) => {
    return [row, fitAll(node.children, `${path}.${row}`, upgraded(node, answers), fitting)] as const;
  });
  return { order: list.order, rows: Object.fromEntries(rows) };
};

const fitParts = (node: FormNode, path: string, given: RawAnswer, fitting: FitContext): RawAnswer => {
  const parts = isRawList(given) || Array.isArray(given) ? null : (node.kind.decompose?.(given, node.field) ?? given);
  if (isRawRecord(parts)) return fitAll(node.children, path, upgraded(node, parts), fitting);
  report(fitting, path, "not_in_parts");
  return given;
};

const fitOne = (node: FormNode, path: string, given: RawAnswer, fitting: FitContext): RawAnswer => {
  if (isUnsure(given)) {
    if (!node.field.unsure) report(fitting, path, "unsure_not_offered");
    return given;
  }
  if (node.shape === "list") return fitRows(node, path, given, fitting);
  if (isBlank(given)) return given;
  return node.shape === "group" ? fitParts(node, path, given, fitting) : fitPlain(node, path, given, fitting);
};

/** The key of a question's answer: its id or a former id. */
const keyOf = (node: FormNode, given: RawAnswers): string | undefined =>
  [node.field.id, ...(node.field.formerly ?? [])].find((key) => Object.hasOwn(given, key));

/** Answers to unknown questions are reported but kept, in case the question is restored. */
const keepUnknown = (path: string, given: RawAnswers, taken: ReadonlySet<string>, fitting: FitContext): RawAnswers => {
  const unknown = Object.entries(given).filter(([key]) => !taken.has(key));
  for (const [key] of unknown) report(fitting, join(path, key), "unknown_question");
  return Object.fromEntries(unknown);
};

const fitAll = (nodes: readonly FormNode[], path: string, given: RawAnswers, fitting: FitContext): RawAnswers => {
  const taken = new Set<string>();
  const known: [string, RawAnswer][] = [];
  for (const node of nodes) {
    const key = keyOf(node, given);
    const raw = key === undefined ? undefined : given[key];
    if (key === undefined || raw === undefined) continue;
    taken.add(key);
    known.push([node.field.id, fitOne(node, join(path, node.field.id), raw, fitting)]);
  }
  return { ...keepUnknown(path, given, taken, fitting), ...Object.fromEntries(known) };
};

/**
 * Converts answers from any source to the form's format: moves renamed questions and options, adds row ids, splits composites.
 *
 * Problems: unknown_question, unsure_not_offered, not_a_list, not_a_row, not_in_parts and those of the field kinds.
 */
export const normalizeAnswers = (
  nodes: readonly FormNode[],
  given: RawAnswers,
  context: Context,
): NormalizedAnswers => {
  const problems: AnswerProblem[] = [];
  const answers = fitAll(nodes, "", given, { context, problems });
  return { answers, problems };
};
