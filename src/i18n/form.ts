import { form as en } from "./en/form.ts";
import type { FormWords } from "./en/form.ts";
import { form as ja } from "./ja/form.ts";

const byLanguage: Readonly<Record<string, FormWords>> = { en, ja };

/** Words of the guided form in a screen language; English where the language has none of its own. */
export const formWords = (locale: string): FormWords => byLanguage[locale] ?? en;
