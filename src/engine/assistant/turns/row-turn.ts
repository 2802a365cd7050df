import { childFields } from "../../../fields/child-fields.ts";
import type { RawAnswer, RawAnswers } from "../../../model/answers.ts";
import type { PageDefinition } from "../../../model/definition.ts";
import type { Field } from "../../../model/field.ts";
import type { SearchPage } from "../../../model/site/search-data.ts";
import { answersInWords, canBeAsked, openWithAnswers, questionAt, questionFor } from "../answered-page.ts";
import { answerShape } from "../answer-shape.ts";
import { pageCitation, plainId, textReply } from "../compose-reply.ts";
import { NAME_PART } from "../named-answer.ts";
import { continueConversation } from "../continue-conversation.ts";
import type { AssistantContext, Conversation, TurnResult } from "../conversation.ts";
import { focusedPage, withAnswers } from "../focus.ts";
import { readAnswer } from "../read-answer.ts";
import { acceptedAnswer, readSlots } from "../read-slots.ts";
import { parseUtterance } from "../utterance.ts";
import type { Utterance } from "../utterance.ts";
import { changeRow, mergeRows, removeRow } from "./change-rows.ts";
import { rowsInText, rowName } from "./rows-in-text.ts";

/** The list that a turn is about, with the rows it has. */
type OpenList = {
  readonly state: Conversation;
  readonly page: SearchPage;
  readonly definition: PageDefinition;
  readonly field: Field;
  readonly rows: readonly RawAnswers[];
  readonly isAsked: boolean;
};

/** The rows that were given to a list so far. */
export const rowsGiven = (given: RawAnswer | undefined): readonly RawAnswers[] =>
  Array.isArray(given) ? (given as readonly RawAnswers[]) : [];

const openList = (state: Conversation, context: AssistantContext): OpenList | null => {
  const focused = focusedPage(state, context);
  if (!focused) return null;
  const { page, definition } = focused;
  const isList = (id: string | null): boolean => {
    const field = id === null ? undefined : questionAt(definition, id);
    return field !== undefined && answerShape(field, context) === "rows";
  };
  const id = isList(state.asked) ? state.asked : isList(state.answered) ? state.answered : null;
  const field = id === null ? undefined : questionAt(definition, id);
  if (!field) return null;
  const rows = rowsGiven(state.answers[page.id]?.[field.id]);
  return { state, page, definition, field, rows, isAsked: state.asked === field.id };
};

/** The first question of a row that has no answer yet and can be asked here, with its row. */
const missingPart = (
  { definition, field }: OpenList,
  answers: RawAnswers,
  context: AssistantContext,
): { readonly at: number; readonly child: Field; readonly label: string } | null => {
  const { view, missing } = openWithAnswers(definition, answers, context);
  const children = childFields(field);
  const partOf = (one: string): Field | undefined => {
    const [list, , id] = one.split(".");
    return list === field.id ? children.find((child) => child.id === id && canBeAsked(child, context)) : undefined;
  };
  const path = missing.find((one) => partOf(one) !== undefined);
  const child = path === undefined ? undefined : partOf(path);
  const [, row = ""] = path?.split(".") ?? [];
  const offset = view.fields[field.id]?.rows?.indexOf(row) ?? -1;
  // A form begins with an empty row, which is not an answer yet.
  const isGiven = offset >= 0 && offset < rowsGiven(answers[field.id]).length;
  return child && path !== undefined && isGiven ? { at: offset, child, label: view.fields[path]?.label ?? "" } : null;
};

/** Stays with the list: what it has so far, and the part that a row lacks or an offer to add another row. */
const stayWithList = (
  list: OpenList,
  rows: readonly RawAnswers[],
  prompt: string | null,
  context: AssistantContext,
) => {
  const { page, definition, field } = list;
  const { messages } = context;
  const changed = withAnswers(list.state, page.id, { [field.id]: rows });
  const open = openWithAnswers(definition, changed.answers[page.id] ?? {}, context);
  const [shown] = rows.length === 0 ? [] : answersInWords(open, [field.id], context);
  const part = missingPart(list, open.slots, context);
  const name = part && (rowName(rows[part.at] ?? {}, field, context) || messages.row(part.at + 1));
  const options = (part?.child.options ?? []).map(({ label }) =>
    label.filter((one) => typeof one === "string").join(""),
  );
  const wanted = part
    ? [
        messages.rowPart(name ?? "", part.label),
        ...(options.length > 0 && options.length <= 12 ? [messages.options(options.join(", "))] : []),
      ]
    : [messages.rowMore];
  const text = [
    ...(shown === undefined ? [] : [messages.understood(shown)]),
    ...(prompt === null ? wanted : [prompt]),
  ].join(" ");
  const state = {
    ...changed,
    asked: field.id,
    answered: field.id,
    answers: { ...changed.answers, [page.id]: open.slots },
  };
  const intent = page.intent === "draft" ? "fill" : page.intent;
  const ask = questionFor(open, field.id, context);
  return {
    state,
    reply: {
      ...textReply(state, intent, text),
      ids: [plainId(page.id)],
      action: { type: "open" as const, id: plainId(page.id), href: page.href, slots: open.slots },
      // The screen shows the question with its input below the text; what a row lacks is in the text only.
      ...(ask ? { ask, lead: text } : {}),
      citations: [pageCitation(page)],
    },
  };
};

/** The list without what was just added, for undo of one row; null unless the last step added several. */
export const withoutLastRow = (
  state: Conversation,
  before: Conversation,
  context: AssistantContext,
): TurnResult | null => {
  const list = openList(state, context);
  if (!list?.isAsked) return null;
  const earlier = rowsGiven(before.answers[list.page.id]?.[list.field.id]).length;
  return list.rows.length - earlier > 1 ? stayWithList(list, list.rows.slice(0, -1), null, context) : null;
};

const finishList = (list: OpenList, context: AssistantContext): TurnResult | null => {
  const { state, page, definition, field, rows } = list;
  const accepted = rows.length === 0 ? acceptedAnswer([], field, context) : rows;
  if (accepted === undefined) return null;
  const complete = rows.length === 0 ? withAnswers(state, page.id, { [field.id]: accepted }) : state;
  if (missingPart(list, complete.answers[page.id] ?? {}, context)) return stayWithList(list, rows, null, context);
  return continueConversation(complete, page, definition, page.intent === "draft" ? "fill" : page.intent, [], context);
};

/** The answer to the part that a row lacks, if the text is that and names no other row. */
const fillPart = (list: OpenList, utterance: Utterance, context: AssistantContext) => {
  const { state, page, definition, field, rows } = list;
  const part = missingPart(list, state.answers[page.id] ?? {}, context);
  if (!part) return null;
  const isText = answerShape(part.child, context) === "text";
  const read = rowsInText(utterance.typed, field, utterance.cues, context);
  if (!isText && read.some((row) => rowName(row, field, context) !== "")) return null;
  const answer = readAnswer(utterance, part.child, definition.id, context);
  if (answer === undefined) return null;
  return rows.map((row, index) => (index === part.at ? { ...row, [part.child.id]: answer } : row));
};

/** Whether the text answers another question of the page and no row of the list. */
const isAboutOtherQuestion = (
  list: OpenList,
  utterance: Utterance,
  read: readonly RawAnswers[],
  context: AssistantContext,
) => {
  const { definition, field } = list;
  const hasValues = read.some((row) =>
    Object.keys(row).some((id) => row[id] !== rowName(row, field, context) && id !== "kind"),
  );
  if (read.length > 1 || hasValues) return false;
  return Object.keys(readSlots(utterance, definition, context)).some((id) => id !== field.id);
};

/** Whether what was read begins a row: a date alone does not, where rows have names. */
const isNewRow = (row: RawAnswers, field: Field, context: AssistantContext): boolean =>
  Object.keys(row).length > 0 &&
  (rowName(row, field, context) !== "" || !childFields(field).some(({ id }) => id === NAME_PART));

const changedRows = (list: OpenList, utterance: Utterance, context: AssistantContext): readonly RawAnswers[] | null => {
  const { field, rows, isAsked } = list;
  const { typed, text, cues } = utterance;
  if (rows.length > 0 && cues.rows.remove.test(text)) return removeRow(rows, typed, field, cues, context);
  const prefix = [cues.rows.change, cues.correction, cues.leadingNo].find((pattern) => pattern.test(text));
  if (rows.length > 0 && prefix) {
    const rest = parseUtterance(typed.replace(new RegExp(prefix.source, "i"), ""), context);
    const changed = changeRow(rows, rest.typed, field, cues, context);
    const others = readSlots(rest, list.definition, context);
    if (changed) return changed;
    if (!isAsked || Object.keys(others).length > 0) return null;
  }
  if (!isAsked) return null;
  const read = rowsInText(typed, field, cues, context).filter((row) => isNewRow(row, field, context));
  if (read.length === 0 || isAboutOtherQuestion(list, utterance, read, context)) return null;
  return mergeRows(rows, read, field, context);
};

/** Adds, changes or removes rows of the list that was asked for or answered last; null if the text is about something else. */
export const answerRows = (state: Conversation, utterance: Utterance, context: AssistantContext): TurnResult | null => {
  const list = openList(state, context);
  const { text, cues } = utterance;
  if (!list) return null;
  if (cues.rows.more.test(text))
    return stayWithList(
      list,
      list.rows,
      context.messages.rowNext(
        questionFor(
          openWithAnswers(list.definition, state.answers[list.page.id] ?? {}, context),
          list.field.id,
          context,
        )?.label ?? "",
      ),
      context,
    );
  if (list.isAsked && cues.rows.done.test(text)) return finishList(list, context);
  const isOther = cues.why.test(text) || cues.unsure.test(text) || /[?？]\s*$/.test(text);
  if (isOther || (cues.denial.test(text) && !cues.correction.test(text) && !cues.leadingNo.test(text))) return null;
  const rows = (list.isAsked ? fillPart(list, utterance, context) : null) ?? changedRows(list, utterance, context);
  return rows && stayWithList(list, rows, null, context);
};
