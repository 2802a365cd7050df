import { isRawRecord } from "../../../fields/raw-shape.ts";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { Context } from "../../../model/context.ts";
import type { FormView } from "../../../model/form-view.ts";
import { normalizeAnswers } from "./normalize-answers.ts";
import type { NormalizedAnswers } from "./normalize-answers.ts";
import type { FormNode } from "../nodes/form-node.ts";
import { rawFromJson } from "../nodes/raw-from-json.ts";
import type { PreparedForm } from "../prepare-form.ts";

/**
 * Reads the answers of a form from an answers file, and reports every problem in the file.
 *
 * Money and numbers may be decimal text or numbers; dates are YYYY-MM-DD; lists are arrays; an address may be one text.
 * Problems: not_answers and those of `normalizeAnswers`.
 * Example: toRawAnswers(form, { rent: 1200, children: [{ name: "Ada" }] }, context).answers
 */
export const toRawAnswers = (form: PreparedForm, file: unknown, context: Context): NormalizedAnswers => {
  const given = rawFromJson(file);
  return isRawRecord(given)
    ? normalizeAnswers(form.nodes, given, context)
    : { answers: {}, problems: [{ path: "", problem: { code: "not_answers" } }] };
};

const answerInFile = (node: FormNode, path: string, view: FormView): RawAnswer | undefined => {
  const field = view.fields[path];
  if (!field?.visible) return undefined;
  if (field.unsure) return { unsure: true };
  if (node.shape === "group") return field.value === null ? undefined : answersInFile(node.children, path, view);
  if (node.shape === "list") {
    return field.value === null
      ? undefined
      : (field.rows ?? []).map((row) => answersInFile(node.children, `${path}.${row}`, view));
  }
  return field.value === null ? undefined : node.kind.toRaw(field.value, node.field);
};

const answersInFile = (nodes: readonly FormNode[], path: string, view: FormView): RawAnswers => {
  const entries = nodes.map((node): [string, RawAnswer | undefined] => {
    const { id } = node.field;
    return [id, answerInFile(node, path === "" ? id : `${path}.${id}`, view)];
  });
  return Object.fromEntries(entries.filter((entry): entry is [string, RawAnswer] => entry[1] !== undefined));
};

/** The current answers in the format of an answers file: hidden and unanswered questions left out, suggestions included. */
export const toAnswersFile = (form: PreparedForm, view: FormView): RawAnswers => answersInFile(form.nodes, "", view);
