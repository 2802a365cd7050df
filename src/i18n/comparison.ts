import { comparison as en } from "./en/review/comparison.ts";
import type { ComparisonMessages } from "./en/review/comparison.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of the comparison of two versions in a screen language; the list of changes as a file is in English. */
export const comparisonMessages = (locale: string): ComparisonMessages => screenMessages(locale, "comparison", en);
