import { steps as en } from "./en/steps.ts";
import type { StepsMessages } from "./en/steps.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of what follows the start of a guided form, in a screen language. */
export const stepsMessages = (locale: string): StepsMessages => screenMessages(locale, "steps", en);
