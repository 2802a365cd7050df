import { output as en } from "./en/output.ts";
import type { OutputMessages } from "./en/output.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of the output panels of a guided form, in a screen language. */
export const outputMessages = (locale: string): OutputMessages => screenMessages(locale, "output", en);
