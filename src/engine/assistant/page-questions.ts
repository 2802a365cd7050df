import { toRawAnswers } from "../form/answers/answers-file.ts";
import { prepareForm } from "../form/prepare-form.ts";
import type { PreparedForm } from "../form/prepare-form.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Context } from "../../model/context.ts";
import type { DocumentDefinition, PageDefinition } from "../../model/definition.ts";
import type { Field } from "../../model/field.ts";
import type { FormView } from "../../model/form-view.ts";
import type { AssistantContext } from "./conversation.ts";

const forms = new WeakMap<PageDefinition, PreparedForm>();

/** The form of a page, prepared once. */
export const formOf = (definition: PageDefinition): PreparedForm => {
  const form = forms.get(definition) ?? prepareForm(definition);
  forms.set(definition, form);
  return form;
};

/** The questions of a page in order, screening questions first, without those inside lists and parties. */
export const questionsOf = (definition: PageDefinition): readonly Field[] =>
  formOf(definition).nodes.map(({ field }) => field);

/** The context of a page: one for the law of one jurisdiction fixes jurisdiction and currency. */
export const pageContext = (
  definition: PageDefinition & Pick<DocumentDefinition, "fixed">,
  { formContext }: AssistantContext,
): Context => {
  const { fixed } = definition;
  if (!fixed) return formContext;
  return {
    ...formContext,
    jurisdiction: fixed.jurisdiction,
    settings: { ...formContext.settings, currency: fixed.currency },
  };
};

/** What the assistant answers from on a page. */
export const onPage = (definition: PageDefinition, context: AssistantContext): AssistantContext => ({
  ...context,
  formContext: pageContext(definition, context),
});

/** The form of a page with these answers. */
export const viewWith = (definition: PageDefinition, answers: RawAnswers, context: AssistantContext): FormView => {
  const form = formOf(definition);
  const own = pageContext(definition, context);
  return form.evaluate(toRawAnswers(form, answers, own).answers, own);
};
