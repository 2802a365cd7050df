import type { InputProblem } from "../model/problem.ts";
import { reading as en } from "./en/reading.ts";
import type { ReadingMessages } from "./en/reading.ts";
import { problemParams } from "./shared/problem-params.ts";
import { screenMessages } from "./pack/screen-messages.ts";

const isKnown = (code: string): code is keyof ReadingMessages => Object.hasOwn(en, code);

/** The message about a file that cannot be reviewed, or a notice about one, in a screen language. */
export const readingText = (problem: InputProblem, locale: string): string => {
  const code = isKnown(problem.code) ? problem.code : "damaged";
  return screenMessages(locale, "reading", en)[code](problemParams(problem, locale));
};
