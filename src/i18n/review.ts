import { review as en } from "./en/review.ts";
import type { ReviewWords } from "./en/review.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of reviews in a screen language; what a review finds is in English everywhere. */
export const reviewWords = (locale: string): ReviewWords => screenWords(locale, "review", en);
