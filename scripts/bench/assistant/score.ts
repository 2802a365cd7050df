import type { CompiledCatalog } from "../../../src/compiler/catalog/catalog.ts";
import { startConversation } from "../../../src/engine/assistant/conversation.ts";
import type { AssistantContext } from "../../../src/engine/assistant/conversation.ts";
import { takeTurn } from "../../../src/engine/assistant/turns/take-turn.ts";
import { SCREEN_LANGUAGES, SOURCE_LANGUAGE } from "../../../src/model/site/screen-language.ts";
import { parseIsoDate } from "../../../src/values/date.ts";
import { allQuestions, QUESTION_SETS } from "../../../tests/support/assistant-sets.ts";
import type { Half, QuestionSet } from "../../../tests/support/assistant-sets.ts";
import { createAssistantContext } from "../../cli/assistant/create-assistant-context.ts";
import { countReplies, emptyTally } from "./count-replies.ts";
import type { Figure, Score, Tally } from "./count-replies.ts";

/** One half of one set of questions. */
export type ScoredHalf = `${QuestionSet}.${Half}`;

/** The scores of all halves, and how long each reply took in milliseconds, in order. */
export type Evaluation = {
  readonly scores: { readonly [half in ScoredHalf]: Score };
  readonly times: readonly number[];
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
    countReplies(row, replies, context, scores[`${row.set}.${row.half}`]);
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
