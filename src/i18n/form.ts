import { form as en } from "./en/form.ts";
import type { FormWords } from "./en/form.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of the guided form in a screen language; English if it is not translated. */
export const formWords = (locale: string): FormWords => screenWords(locale, "form", en);
