import { ask, context, form, formula, is, num, options, step } from "../forms/hand-made.ts";
import type { RawAnswers } from "../../src/model/answers.ts";
import type { Context } from "../../src/model/context.ts";
import type { FormDefinition } from "../../src/engine/form/plan/plan-form.ts";
import { prepareForm } from "../../src/engine/form/prepare-form.ts";

/** Opens a form with some answers. */
export const open = (definition: FormDefinition, answers: RawAnswers = {}, around: Context = context) =>
  prepareForm(definition).evaluate(answers, around);

/** A form with a question and a step that depend on its first answer. */
export const secrecy = form([
  step("deal", [
    ask("term", "choice", { options: options("fixed", "open"), default: formula("fixed") }),
    ask("years", "number", { when: is("term", "fixed"), min: formula(num("1")), max: formula(num("10")) }),
  ]),
  step("end", [ask("note", "text", { optional: true })], is("term", "open")),
]);
