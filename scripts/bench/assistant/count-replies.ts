import type { AssistantContext, Reply } from "../../../src/engine/assistant/conversation.ts";
import { runTool, openWithAnswers } from "../../../src/engine/assistant/answered-page.ts";
import { impliedChoices } from "../../../src/engine/assistant/slot-choices.ts";
import { lawFactAt, lawStatement } from "../../../src/engine/assistant/law-answer.ts";
import type { RawAnswers } from "../../../src/model/answers.ts";
import type { LawFact } from "../../../src/model/form-view.ts";
import type { QuestionRow } from "../../../tests/support/assistant-sets.ts";

/** Hits and tries of each figure, of one half of the questions. */
export type Score = { readonly [what in Figure]: { readonly right: number; readonly of: number } };

const FIGURES = [
  "intent",
  "pageFirst",
  "pageThree",
  "slotsFound",
  "slotsGiven",
  "figure",
  "refusal",
  "law",
  "sourced",
] as const;
export type Figure = (typeof FIGURES)[number];
export type Tally = { -readonly [what in Figure]: { right: number; of: number } };

/** No hits and no tries. */
export const emptyTally = (): Tally => Object.fromEntries(FIGURES.map((what) => [what, { right: 0, of: 0 }])) as Tally;

const count = (tally: Tally, what: Figure, isRight: boolean): void => {
  tally[what].of += 1;
  if (isRight) tally[what].right += 1;
};

const comparable = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? JSON.stringify(value)
    : /^-?\d+(\.\d+)?$/.test(String(value))
      ? String(Number(value))
      : String(value);

const countPage = (row: QuestionRow, { ids }: Reply, tally: Tally): void => {
  if (row.refused === true || row.pages.every((page) => page === "")) return;
  const index = ids.findIndex((id) => row.pages.includes(id));
  const isNone = row.pages.includes("") && ids.length === 0;
  count(tally, "pageFirst", index === 0 || isNone);
  count(tally, "pageThree", (index >= 0 && index < 3) || isNone);
};

/** Answers that follow from the expected ones: an interest rate implies that interest is paid. They count neither way. */
const impliedAnswers = (row: QuestionRow, { focus }: Reply, context: AssistantContext): RawAnswers => {
  const id = [...context.pageIndex.pages.keys()].find((page) => page.endsWith(`:${focus}`));
  const definition = id === undefined ? null : context.definitionOf(id);
  return definition ? impliedChoices(definition, row.slots as RawAnswers, context) : {};
};

const countSlots = (row: QuestionRow, reply: Reply, context: AssistantContext, tally: Tally): void => {
  const wanted = Object.entries(row.slots);
  if (row.refused === true || wanted.length === 0) return;
  const given: RawAnswers = row.pages.includes(reply.focus ?? "") ? reply.slots : {};
  const isRight = ([id, value]: readonly [string, unknown]) => comparable(given[id]) === comparable(value);
  for (const one of wanted) count(tally, "slotsFound", isRight(one));
  const implied = impliedAnswers(row, reply, context);
  for (const id of Object.keys(given).filter((one) => comparable(given[one]) !== comparable(implied[one])))
    count(tally, "slotsGiven", isRight([id, row.slots[id]]) && id in row.slots);
};

const countRefusal = (row: QuestionRow, reply: Reply, context: AssistantContext, tally: Tally): void => {
  if (row.refused === null) return;
  const isRefused = reply.status === "NO_MATCH" && !reply.figure && !reply.ask && reply.ids.length === 0;
  const isReferralRight =
    row.referrals.length === 0 ||
    row.referrals.some((need) => reply.text.startsWith(context.messages.referrals[need] ?? "-"));
  count(tally, "refusal", isRefused === row.refused && (!row.refused || isReferralRight));
};

/** The figure must be what the tool itself finds for the answers of the row; none where it stops. */
const countFigure = (row: QuestionRow, reply: Reply, context: AssistantContext, tally: Tally): void => {
  const id = [...context.pageIndex.pages.keys()].find((page) => page.endsWith(`:${row.pages[0]}`));
  const definition = row.complete && id !== undefined ? context.definitionOf(id) : null;
  if (!definition) return;
  const open = openWithAnswers(definition, row.slots as RawAnswers, context);
  const isStopped = open.view.warnings.some(({ stop }) => stop);
  const wanted = isStopped ? undefined : runTool(open, context)?.figure;
  count(tally, "figure", JSON.stringify(wanted) === JSON.stringify(reply.figure));
};

/** Whether a reply says with its source what one of these law values is at its place, or that it is not confirmed there. */
export const statesLaw = (
  { intent, citations, text }: Pick<Reply, "intent" | "citations" | "text">,
  facts: readonly Pick<LawFact, "status" | "label" | "jurisdiction" | "formatted">[],
  messages: Parameters<typeof lawStatement>[1],
): boolean =>
  intent === "law" && citations.length > 0 && facts.some((fact) => text.includes(lawStatement(fact, messages)));

const countLaw = (row: QuestionRow, reply: Reply, context: AssistantContext, tally: Tally): void => {
  if (!row.law) return;
  const { value, place } = row.law;
  const facts = [...context.lawIndex.pages.keys()]
    .filter((id) => value.split("|").some((one) => id.startsWith(`law:${one}`)))
    .flatMap((id) => lawFactAt(id.slice("law:".length), place, context) ?? []);
  count(tally, "law", statesLaw(reply, facts, context.messages));
};

/** Counts the last reply of a conversation, and the sources of all of its replies. */
export const countReplies = (
  row: QuestionRow,
  replies: readonly Reply[],
  context: AssistantContext,
  tally: Tally,
): void => {
  const reply = replies.at(-1)!;
  count(tally, "intent", row.intents.includes(reply.intent));
  for (const one of replies.filter(({ ids, figure }) => ids.length > 0 || figure))
    count(tally, "sourced", one.citations.length > 0);
  countPage(row, reply, tally);
  countSlots(row, reply, context, tally);
  countRefusal(row, reply, context, tally);
  countFigure(row, reply, context, tally);
  countLaw(row, reply, context, tally);
};
