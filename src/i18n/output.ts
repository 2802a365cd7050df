import { output as en } from "./en/output.ts";
import type { OutputWords } from "./en/output.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of the output panels of a guided form, in a screen language. */
export const outputWords = (locale: string): OutputWords => screenWords(locale, "output", en);
