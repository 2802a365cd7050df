import { steps as en } from "./en/steps.ts";
import type { StepsWords } from "./en/steps.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of what follows the start of a guided form, in a screen language. */
export const stepsWords = (locale: string): StepsWords => screenWords(locale, "steps", en);
