import type { PageDefinition } from "../../model/definition.ts";
import type { FormNavigation } from "../../ui/form/context/form-navigation.ts";
import { stepOfQuestion } from "../../ui/form/question/step-of-question.ts";
import { isPlainClick } from "../shared/is-plain-click.ts";

/**
 * Navigation that opens a question on the result page itself when it can be edited there; other links are unchanged.
 */
export const inPageNavigation = (
  navigation: FormNavigation,
  page: PageDefinition,
  goTo: (path: string) => void,
): FormNavigation => {
  const toQuestion = (path: string, back?: boolean): void =>
    stepOfQuestion(page, path) === null ? navigation.toQuestion(path, back) : goTo(path);
  return {
    ...navigation,
    toQuestion,
    onLinkClick: (event, path, back) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      toQuestion(path, back);
    },
  };
};
