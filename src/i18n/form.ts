import { form as en } from "./en/form.ts";
import type { FormMessages } from "./en/form.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of the guided form in a screen language; English if it is not translated. */
export const formMessages = (locale: string): FormMessages => screenMessages(locale, "form", en);
