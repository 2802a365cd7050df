import type { SearchHit } from "../search/search-pages.ts";
import { searchPages } from "../search/search-pages.ts";
import type { AssistantWorld } from "./conversation.ts";
import type { Cues, DoorCue } from "./cues/cues.ts";

/** What a text asks for: pages that fit, and what to do with the best one. */
export type Request = { readonly intent: string; readonly hits: readonly SearchHit[] };

/** The need of a person whom no form can help; undefined if there is none. Danger is looked for first. */
export const doorOf = (text: string, cues: Cues): DoorCue | undefined =>
  cues.doors.find(({ says }) => says.some((pattern) => pattern.test(text)));

/** A page that fits less well is offered, not opened. */
const MIN_FIT = 0.42;
/** Share of the words that a page must have; long sentences have many that no page has. */
const LEAST = 0.2;

const isElsewhere = (text: string, cues: Cues): boolean => cues.elsewhere.some((pattern) => pattern.test(text));

/** Whether the text asks what something is; an amount or a place in it asks for more. */
export const isExplained = (text: string, cues: Cues): boolean =>
  !/\d/.test(text) &&
  !isElsewhere(text, cues) &&
  cues.explain.some((pattern) => pattern.test(text)) &&
  !cues.howMuch.test(text);

const intentOf = (text: string, best: SearchHit, cues: Cues): string => {
  const { intent } = best.page;
  if (isExplained(text, cues)) return "explain";
  if (intent === "draft" && !cues.draft.test(text) && text.split(" ").length > 3) return "find";
  return intent;
};

/** Pages in the order in which they fit the way the text asks: who asks "how much" wants a figure, not a form. */
const byAsking = (text: string, hits: readonly SearchHit[], cues: Cues): readonly SearchHit[] => {
  const wantsFigure = cues.calculate.test(text);
  const wantsReview = cues.review.test(text);
  const wantsDraft = cues.draft.test(text);
  const bonus = ({ page }: SearchHit): number => {
    if (page.intent === "calculate" || page.intent === "check") return wantsFigure ? 0.15 : wantsDraft ? -0.05 : 0;
    if (page.intent === "review") return wantsReview ? 0.1 : 0;
    return page.intent === "draft" && wantsDraft && !wantsFigure ? 0.15 : 0;
  };
  return hits.map((hit) => ({ ...hit, fit: hit.fit + bonus(hit) })).toSorted((a, b) => b.fit - a.fit);
};

/** The pages a text is about and what its writer wants; null if no page fits. */
export const findRequest = (text: string, cues: Cues, world: AssistantWorld): Request | null => {
  const hits = byAsking(text, searchPages(world.pages, text, 8, LEAST), cues).filter(({ fit }) => fit >= MIN_FIT);
  const [best] = hits;
  if (!best || (best.fit < 1.2 && isElsewhere(text, cues))) return null;
  return { intent: intentOf(text, best, cues), hits };
};
