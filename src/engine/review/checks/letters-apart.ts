import { editDistance } from "../../../text/words/edit-distance.ts";

/** The letters by which two names differ (Levenshtein distance); Infinity for more than two, which are two names. */
export const lettersApart = (one: string, other: string): number => editDistance(one, other, { most: 2, swap: 2 });
