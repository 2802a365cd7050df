import type { SearchHit } from "../search/search-pages.ts";
import { isNoPage } from "../search/classify-message.ts";
import { searchPages } from "../search/search-pages.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Cues, ReferralCue } from "./cues/cues.ts";

/** The pages a text is about, most relevant first, and what its writer wants from the first one. */
export type PageRequest = {
  readonly intent: string;
  readonly hits: readonly SearchHit[];
  /** Whether the first page matches well enough to open it instead of offering it with others. */
  readonly isSure: boolean;
};

/** The need of a person whom no form can help; undefined if there is none. Danger is matched first. */
export const findReferral = (text: string, referrals: readonly ReferralCue[]): ReferralCue | undefined =>
  referrals.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)));

/** Less relevant pages do not match. */
const MIN_RELEVANCE = 0.45;
/** A page below this relevance is only suggested, unless the text contains one of its phrases. */
const MIN_SURE_RELEVANCE = 0.75;
/** Example messages make a page sure from this part of its relevance on. */
const MIN_SURE_LIKELIHOOD = 1;
/** Lower limit for the search itself: in long sentences most words match no page. */
const MIN_SEARCH_RELEVANCE = 0.2;

const isOffTopic = (text: string, cues: Cues): boolean => cues.offTopic.some((pattern) => pattern.test(text));

/** Whether the text asks what something is; with a figure in it, it asks for a result. */
export const asksForExplanation = (text: string, cues: Cues): boolean =>
  !/\d/.test(text) &&
  !isOffTopic(text, cues) &&
  cues.explain.some((pattern) => pattern.test(text)) &&
  !cues.figureQuestion.test(text);

const intentOf = (text: string, best: SearchHit, cues: Cues): string => {
  const { intent } = best.page;
  if (asksForExplanation(text, cues)) return "explain";
  if (intent === "draft" && !cues.draft.test(text) && text.split(" ").length > 3) return "find";
  return intent;
};

/** Hits ranked again by the intent of the text: "how much" asks for a figure, not for a form. */
const rankByIntent = (text: string, hits: readonly SearchHit[], cues: Cues): readonly SearchHit[] => {
  const wantsFigure = cues.calculate.test(text);
  const wantsReview = cues.review.test(text);
  const wantsDraft = cues.draft.test(text);
  const bonus = ({ page }: SearchHit): number => {
    if (page.intent === "calculate" || page.intent === "check") return wantsFigure ? 0.15 : wantsDraft ? -0.05 : 0;
    if (page.intent === "review") return wantsReview ? 0.1 : 0;
    return page.intent === "draft" && wantsDraft && !wantsFigure ? 0.15 : 0;
  };
  return hits
    .map((hit) => ({ ...hit, relevance: hit.relevance + bonus(hit) }))
    .toSorted((a, b) => b.relevance - a.relevance);
};

/** A text is refused if the example messages make it this likely that no page answers it. */
const MIN_NO_PAGE = 0.4;
/** A page whose words match better than this is meant all the same. */
const MAX_REFUSED_RELEVANCE = 1.2;

/** The class of messages that no page answers to which a text belongs; null if it may well belong to a page. */
const unansweredClass = (text: string, { pageIndex }: AssistantContext): string | null => {
  const unanswered = [...pageIndex.classify(text)].filter(([id]) => isNoPage(id)).toSorted(([, a], [, b]) => b - a);
  const total = unanswered.reduce((sum, [, share]) => sum + share, 0);
  return total >= MIN_NO_PAGE ? (unanswered[0]?.[0] ?? null) : null;
};

/** Where the writer of a text that no page answers is referred; undefined if nowhere. */
export const referralByMessages = (
  text: string,
  cues: Cues,
  context: AssistantContext,
): Pick<ReferralCue, "need" | "intent"> | undefined => {
  const classId = unansweredClass(text, context);
  const need = classId === null ? undefined : context.pageIndex.referrals[classId];
  if (need === undefined) return undefined;
  return { need, intent: cues.referrals.find((one) => one.need === need)?.intent ?? "out_of_scope" };
};

/** The pages a text is about and what its writer wants; null if no page is relevant enough. */
export const findRequest = (text: string, cues: Cues, context: AssistantContext): PageRequest | null => {
  const hits = rankByIntent(text, searchPages(context.pageIndex, text, 8, MIN_SEARCH_RELEVANCE), cues).filter(
    ({ relevance }) => relevance >= MIN_RELEVANCE,
  );
  const [best] = hits;
  if (!best || (best.relevance < 1.35 && isOffTopic(text, cues))) return null;
  if (best.relevance < MAX_REFUSED_RELEVANCE && unansweredClass(text, context) !== null) return null;
  const byWords = best.relevance - best.likelihood >= MIN_SURE_RELEVANCE || best.phrase > 0;
  const isSure = byWords || best.likelihood >= MIN_SURE_LIKELIHOOD;
  return { intent: intentOf(text, best, cues), hits, isSure };
};
