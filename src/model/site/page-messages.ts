import type { EverydayWords } from "./vocabulary.ts";

/** Messages that people would type for one page, or that no page answers: one file of `catalog/messages`. */
export type PageMessages = {
  /** The page; what the messages are about if no page answers them. */
  readonly id: string;
  readonly hasPage: boolean;
  /** Where their writers are referred, as the vocabulary names it; null if nowhere. */
  readonly referral: string | null;
  readonly messages: EverydayWords;
};
