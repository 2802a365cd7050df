import type { SearchHit } from "../search/search-pages.ts";
import { isNoPage } from "../search/classify-message.ts";
import { LIKELIHOOD_WEIGHT, searchPages } from "../search/search-pages.ts";
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
/** A page whose likelihood from example messages is at least this is certain. */
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

/** From this relevance of its words on, the review of one kind of contract is meant, not the review of any. */
const MIN_KIND_RELEVANCE = 0.7;

const isReviewOfKind = ({ page }: SearchHit): boolean => page.id.startsWith("review:");

/** Hits with the review of one kind of contract before the review of any, if the text names the kind. */
const withKindFirst = (hits: readonly SearchHit[]): readonly SearchHit[] => {
  const [best] = hits;
  if (best?.page.intent !== "review" || isReviewOfKind(best)) return hits;
  const kind = hits.find((hit) => isReviewOfKind(hit) && hit.relevance - hit.likelihood >= MIN_KIND_RELEVANCE);
  return kind
    ? [{ ...kind, relevance: best.relevance, likelihood: best.likelihood }, ...hits.filter((hit) => hit !== kind)]
    : hits;
};

/** Hits ranked again by the intent of the text: "how much" asks for a figure, not for a form. */
const rankByIntent = (text: string, hits: readonly SearchHit[], cues: Cues): readonly SearchHit[] => {
  const wantsFigure = cues.calculate.test(text);
  const wantsReview = cues.review.test(text);
  const wantsDraft = cues.draft.test(text);
  const bonus = ({ page }: SearchHit): number => {
    if (page.intent === "calculate" || page.intent === "check") return wantsFigure ? 0.15 : wantsDraft ? -0.05 : 0;
    if (page.intent === "review") return wantsReview ? 0.1 : wantsDraft ? -0.5 : 0;
    return page.intent === "draft" && wantsDraft && !wantsFigure ? 0.15 : 0;
  };
  const ranked = hits
    .map((hit) => ({ ...hit, relevance: hit.relevance + bonus(hit) }))
    .toSorted((a, b) => b.relevance - a.relevance);
  return withKindFirst(ranked);
};

/** Lower likelihoods say no more than this one. */
const MIN_LIKELIHOOD = 0.01;
/** How much the words of the best page weigh against the odds of the example messages; fitted by learning from one writer and answering another. */
const WEIGHT_OF_WORDS = 4;
const REFUSED_FROM = -1;

type Unanswered = { readonly classId: string; readonly share: number; readonly total: number };

/** How likely no page answers a text, and the class of such messages that is likeliest; null without a model. */
const likeliestUnanswered = (text: string, { pageIndex }: AssistantContext): Unanswered | null => {
  const unanswered = [...pageIndex.classify(text)].filter(([id]) => isNoPage(id)).toSorted(([, a], [, b]) => b - a);
  const total = unanswered.reduce((sum, [, share]) => sum + share, 0);
  const [first] = unanswered;
  return first ? { classId: first[0], share: first[1], total } : null;
};

/** Whether the example messages make it likelier that no page answers a text than that the best one does, by its words and theirs. */
const isUnanswered = (text: string, best: SearchHit, context: AssistantContext): boolean => {
  const total = likeliestUnanswered(text, context)?.total ?? 0;
  const share = best.likelihood / LIKELIHOOD_WEIGHT;
  const odds = Math.log(Math.max(total, MIN_LIKELIHOOD) / Math.max(share, MIN_LIKELIHOOD));
  return odds - WEIGHT_OF_WORDS * (best.relevance - best.likelihood) > REFUSED_FROM;
};

/** From this likelihood on, a class of messages that no page answers names where the writer is referred. */
const MIN_REFERRED = 0.2;

/** The example messages make one page as good as certain from this likelihood on. */
const CERTAIN = 0.85;

/** Whether the example messages leave no doubt that a text is about one page. */
export const isClearlyAboutPage = (text: string, { pageIndex }: AssistantContext): boolean =>
  [...pageIndex.classify(text)].some(([id, share]) => !isNoPage(id) && share >= CERTAIN);

/** Where the writer of a text that no page answers is referred; undefined if nowhere. */
export const referralByMessages = (
  text: string,
  cues: Cues,
  context: AssistantContext,
): Pick<ReferralCue, "need" | "intent"> | undefined => {
  const unanswered = likeliestUnanswered(text, context);
  if (!unanswered || unanswered.share < MIN_REFERRED) return undefined;
  const need = context.pageIndex.referrals[unanswered.classId];
  if (need === undefined) return undefined;
  return { need, intent: cues.referrals.find((one) => one.need === need)?.intent ?? "out_of_scope" };
};

/** The pages a text is about and what its writer wants; null if no page is relevant enough. */
export const findRequest = (text: string, cues: Cues, context: AssistantContext): PageRequest | null => {
  const found = searchPages(context.pageIndex, text, 8, MIN_SEARCH_RELEVANCE);
  const hits = rankByIntent(text, found, cues).filter(({ relevance }) => relevance >= MIN_RELEVANCE);
  const [best] = hits;
  if (!best || (best.relevance < 1.35 && isOffTopic(text, cues))) return null;
  if (found[0] && isUnanswered(text, found[0], context)) return null;
  const byWords = best.relevance - best.likelihood >= MIN_SURE_RELEVANCE || best.phrase > 0;
  const isSure = byWords || best.likelihood >= MIN_SURE_LIKELIHOOD;
  return { intent: intentOf(text, best, cues), hits, isSure };
};
