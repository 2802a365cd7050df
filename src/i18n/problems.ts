import type { AskVerb } from "../fields/field-kind.ts";
import type { InputProblem } from "../model/problem.ts";
import { problems as en } from "./en/problems.ts";
import type { ProblemsMessages } from "./en/problems.ts";
import { problemParams } from "./shared/problem-params.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Sentences about problems in a screen language; English if it is not translated. */
export const problemsMessages = (locale: string): ProblemsMessages => screenMessages(locale, "problems", en);

const isKnown = (code: string): code is keyof ProblemsMessages => Object.hasOwn(en, code);

/**
 * The message for a problem with an answer, given the question's label and the verb of its field kind.
 *
 * Example: problemText({ code: "required" }, "Rent", "en") is "Enter the rent"
 */
export const problemText = (problem: InputProblem, label: string, locale: string, verb: AskVerb = "enter"): string => {
  const code = isKnown(problem.code) ? problem.code : "check";
  const spoken = { code, params: { verb, ...problem.params } };
  return problemsMessages(locale)[code](label, problemParams(spoken, locale));
};
