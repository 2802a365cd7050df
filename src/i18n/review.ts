import { review as en } from "./en/review/review.ts";
import type { ReviewMessages } from "./en/review/review.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of reviews in a screen language; what a review finds is in English everywhere. */
export const reviewMessages = (locale: string): ReviewMessages => screenMessages(locale, "review", en);
