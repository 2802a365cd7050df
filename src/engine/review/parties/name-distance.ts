import { editDistance } from "../../../text/words/edit-distance.ts";

/** The letters and digits of a name, in lower case. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** The Levenshtein distance of two spellings; Infinity above two edits, because these are different names. */
export const nameDistance = (one: string, other: string): number => editDistance(one, other, { most: 2, swap: 2 });
