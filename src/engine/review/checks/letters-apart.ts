import { editDistance } from "../../../text/words/edit-distance.ts";

/** The letters and digits of a name, in lower case. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The letters by which two names differ (Levenshtein distance); Infinity for more than two, which are two names. */
export const lettersApart = (one: string, other: string): number => editDistance(one, other, { most: 2, swap: 2 });
