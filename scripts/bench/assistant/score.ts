import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import type { AssistantContext, Reply } from "../../../src/engine/assistant/conversation.ts";
import { runTool, openWithAnswers } from "../../../src/engine/assistant/answered-page.ts";
import { takeTurn } from "../../../src/engine/assistant/turns/take-turn.ts";
import type { RawAnswers } from "../../../src/model/answers.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { allQuestions, QUESTION_SETS } from "../../../tests/support/assistant-sets.ts";
import type { Half, QuestionRow, QuestionSet } from "../../../tests/support/assistant-sets.ts";
import { createAssistantContext } from "../../cli/assistant/create-assistant-context.ts";

/** One half of one set of questions. */
export type ScoredHalf = `${QuestionSet}.${Half}`;

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
type Figure = (typeof FIGURES)[number];
type Tally = { -readonly [what in Figure]: { right: number; of: number } };

/** The scores of all halves, and how long each reply took in milliseconds, in order. */
export type Evaluation = {
  readonly scores: { readonly [half in ScoredHalf]: Score };
  readonly times: readonly number[];
};

const emptyTally = (): Tally => Object.fromEntries(FIGURES.map((what) => [what, { right: 0, of: 0 }])) as Tally;

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
  const at = ids.findIndex((id) => row.pages.includes(id));
  const isNone = row.pages.includes("") && ids.length === 0;
  count(tally, "pageFirst", at === 0 || isNone);
  count(tally, "pageThree", (at >= 0 && at < 3) || isNone);
};

const countSlots = (row: QuestionRow, reply: Reply, tally: Tally): void => {
  const wanted = Object.entries(row.slots);
  if (row.refused === true || wanted.length === 0) return;
  const given: RawAnswers = row.pages.includes(reply.focus ?? "") ? reply.slots : {};
  const isRight = ([id, value]: readonly [string, unknown]) => comparable(given[id]) === comparable(value);
  for (const one of wanted) count(tally, "slotsFound", isRight(one));
  for (const id of Object.keys(given)) count(tally, "slotsGiven", isRight([id, row.slots[id]]) && id in row.slots);
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
  const id = [...context.pageIndex.pages.keys()].find((one) => one.endsWith(`:${row.pages[0]}`));
  const definition = row.complete && id !== undefined ? context.definitionOf(id) : null;
  if (!definition) return;
  const open = openWithAnswers(definition, row.slots as RawAnswers, context);
  const isStopped = open.view.warnings.some(({ stop }) => stop);
  const wanted = isStopped ? undefined : runTool(open, context)?.figure;
  count(tally, "figure", JSON.stringify(wanted) === JSON.stringify(reply.figure));
};

/** The value asked for with its source, or the words that it is not confirmed there. */
const countLaw = (row: QuestionRow, reply: Reply, context: AssistantContext, tally: Tally): void => {
  if (!row.law) return;
  const { value } = row.law;
  const read = Object.keys(reply.figure?.values ?? {});
  const labels = [...context.lawIndex.pages.values()].filter(({ page }) => page.id.startsWith(`law:${value}`));
  const isHonest = reply.intent === "law" && labels.some(({ page }) => reply.text.includes(page.name));
  count(tally, "law", reply.citations.length > 0 && (read.some((name) => name.startsWith(value)) || isHonest));
};

/** Runs every conversation of the evaluation sets and scores its last reply. */
export const evaluateAssistant = (compiled: CompiledCatalog): Evaluation => {
  const today = parseIsoDate("2026-11-23")!;
  const contexts = new Map<string, AssistantContext>(
    SCREEN_LANGUAGES.map((language) => [language, createAssistantContext(compiled, language, today)]),
  );
  const scores = Object.fromEntries(
    QUESTION_SETS.flatMap((set) => [`${set}.tune`, `${set}.report`].map((half) => [half, emptyTally()])),
  ) as { [half in ScoredHalf]: Tally };
  const times: number[] = [];
  for (const row of allQuestions()) {
    // Spanish is typed on the English page.
    const context = contexts.get(row.language) ?? contexts.get(SOURCE_LANGUAGE)!;
    let history = startConversation();
    const replies = row.turns.map((typed) => {
      const begun = performance.now();
      const turn = takeTurn(history, typed, context);
      times.push(performance.now() - begun);
      history = turn.history;
      return turn.reply;
    });
    const reply = replies.at(-1)!;
    const tally = scores[`${row.set}.${row.half}`];
    count(tally, "intent", row.intents.includes(reply.intent));
    for (const one of replies.filter(({ ids, figure }) => ids.length > 0 || figure))
      count(tally, "sourced", one.citations.length > 0);
    countPage(row, reply, tally);
    countSlots(row, reply, tally);
    countRefusal(row, reply, context, tally);
    countFigure(row, reply, context, tally);
    countLaw(row, reply, context, tally);
  }
  return { scores, times: times.toSorted((a, b) => a - b) };
};

/** The share of right ones, from 0 to 1; null if nothing was tried. */
export const shareOf = ({ right, of }: Score[Figure]): number | null => (of === 0 ? null : right / of);

/** F1 of the slots: found of those expected, right of those given. Null if none was expected. */
export const slotsF1 = ({ slotsFound, slotsGiven }: Score): number | null => {
  const recall = shareOf(slotsFound);
  if (recall === null) return null;
  const precision = shareOf(slotsGiven) ?? 0;
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
};
