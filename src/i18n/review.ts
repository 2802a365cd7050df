import { review as en } from "./en/review.ts";
import type { ReviewWords } from "./en/review.ts";
import { review as ja } from "./ja/review.ts";

/** Words of reviews in a screen language; what a review finds is in English everywhere. */
export const reviewWords = (locale: string): ReviewWords => (locale === "ja" ? ja : en);
