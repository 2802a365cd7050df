import { toAnswersFile, toRawAnswers } from "../form/answers/answers-file.ts";
import { prepareRules } from "../rules/prepare-rules.ts";
import { fieldKindOf } from "../../fields/registry/field-kinds.ts";
import { toJsonText } from "../../feel/evaluate/to-json.ts";
import type { RawAnswer, RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { FormView } from "../../model/form-view.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { LawSource } from "../../model/tool-result.ts";
import type {
  AssistantContext,
  ReplyAnswer,
  ReplyCitation,
  ReplyDeadline,
  ReplyFigure,
  ReplyQuestion,
} from "./conversation.ts";
import { answerShape } from "./answer-shape.ts";
import { rowsInWords } from "./row-words.ts";
import { valueInWords } from "./value-words.ts";
import { pageContext, formOf, questionsOf } from "./page-questions.ts";

/** A page with the answers of the conversation. */
export type AnsweredPage = {
  readonly definition: PageDefinition;
  readonly view: FormView;
  /** The unanswered questions, in order; "not sure yet" is an answer. */
  readonly missing: readonly string[];
  /** The given answers in the format of an answers file; suggested ones are left out. */
  readonly slots: RawAnswers;
};

const isUnsure = (view: FormView, path: string): boolean => view.fields[path]?.unsure === true;

/** A page with these answers. */
export const openWithAnswers = (
  definition: PageDefinition,
  answers: RawAnswers,
  context: AssistantContext,
): AnsweredPage => {
  const form = formOf(definition);
  const formContext = pageContext(definition, context);
  const view = form.evaluate(toRawAnswers(form, answers, formContext).answers, formContext);
  const given = toAnswersFile(form, view);
  // An answer to a question that is hidden so far may be needed later.
  const slots = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, given[id] ?? answer]));
  const missing = view.blanks.filter((path) => !isUnsure(view, path));
  return { definition, view, missing, slots };
};

/** A question of the page by its path; parts of an answer are asked for as a whole. */
export const questionAt = (definition: PageDefinition, path: string): Field | undefined => {
  const [id = ""] = path.split(".");
  return questionsOf(definition).find((field) => field.id === id);
};

const plainLabel = (label: Field["label"]): string =>
  label.map((part) => (typeof part === "string" ? part : "…")).join("");

/** The question as the assistant asks it, with its options. */
export const questionFor = (
  { definition, view }: AnsweredPage,
  path: string,
  context: AssistantContext,
): ReplyQuestion | null => {
  const field = questionAt(definition, path);
  if (!field) return null;
  const shown = view.fields[field.id];
  const offered = (field.options ?? []).filter(({ value }) => shown?.options?.includes(value) ?? true);
  const own = fieldKindOf(field.kind).choices?.(field, context.formContext) ?? [];
  const options = offered.length > 0 ? offered.map(({ value, label }) => ({ value, label: plainLabel(label) })) : own;
  return { id: field.id, kind: field.kind, label: shown?.label ?? plainLabel(field.label), options };
};

const answerInWords = (field: Field, raw: RawAnswer, context: AssistantContext): string => {
  const { messages } = context;
  if (typeof raw === "boolean") return raw ? messages.yes : messages.no;
  if (Array.isArray(raw)) return rowsInWords(raw as readonly RawAnswer[], field, context);
  if (typeof raw === "object" && raw !== null) {
    const { name } = raw as { readonly [part: string]: RawAnswer };
    return typeof name === "string" ? name : messages.unsure;
  }
  const option = field.options?.find((one) => one.value === raw);
  return option ? plainLabel(option.label) : valueInWords(raw, field, context);
};

/** The answers as they were understood. */
export const understoodAnswers = (
  { definition, view, slots }: AnsweredPage,
  ids: readonly string[],
  context: AssistantContext,
): readonly ReplyAnswer[] =>
  questionsOf(definition)
    .filter(({ id }) => ids.includes(id) && Object.hasOwn(slots, id))
    .map((field) => ({
      id: field.id,
      label: (view.fields[field.id]?.label ?? "").replace(/[?？]$/, ""),
      answer: answerInWords(field, slots[field.id] ?? null, context),
    }));

export const answerWithLabel = ({ label, answer }: ReplyAnswer): string => `${label}: ${answer}`;

/** The answers with their questions, each as one text. */
export const answersInWords = (...given: Parameters<typeof understoodAnswers>): readonly string[] =>
  understoodAnswers(...given).map(answerWithLabel);

/** A law source as a citation; null for one without a row. */
export const citationOf = ({ cite, href, checked, certainty, official }: LawSource): readonly ReplyCitation[] =>
  cite === null
    ? official === null
      ? []
      : [{ cite: official, href: official, date: null, grade: "unknown" }]
    : [{ cite, href, date: checked, grade: certainty ?? "unknown" }];

const isTool = (definition: PageDefinition): definition is ToolDefinition => Object.hasOwn(definition, "compute");

/** What a tool finds for complete answers, with its sources; null for a document. */
export const runTool = (
  { definition, view }: AnsweredPage,
  context: AssistantContext,
): {
  readonly figure: ReplyFigure;
  readonly official: string | null;
  readonly citations: readonly ReplyCitation[];
  readonly deadlines: readonly ReplyDeadline[];
} | null => {
  if (!isTool(definition)) return null;
  const result = prepareRules(definition).run(view, pageContext(definition, context));
  const values = Object.fromEntries(
    Object.entries(result.values).map(([id, { value, unit, formatted }]) => [
      id,
      { value: JSON.parse(toJsonText(value)) as unknown, unit, shown: formatted },
    ]),
  );
  const citations = result.sources.flatMap(citationOf);
  const known = new Set<string>();
  return {
    figure: { verdict: result.verdict, answer: result.answer, values },
    official: result.refusal?.official ?? null,
    deadlines: result.nextSteps.flatMap(({ text, due }) => (due === null ? [] : [{ text, due }])),
    citations: citations.filter(({ cite, href }) => !known.has(`${cite}|${href}`) && known.add(`${cite}|${href}`)),
  };
};

/** Whether a question can be answered in a conversation. */
export const canBeAsked = (field: Field, context: AssistantContext): boolean => answerShape(field, context) !== "form";
