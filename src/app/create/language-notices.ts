import { languageNames } from "virtual:catalog-choices";
import { say } from "../../engine/nav/words.ts";
import type { FormWords } from "../../i18n/en/form.ts";
import type { DefinitionLoad } from "./use-definition.ts";

/** What has to be said about the language of the document before the first question. */
export const languageNotices = (
  { definition, document, missingLanguage }: Extract<DefinitionLoad, { readonly type: "ready" }>,
  words: FormWords,
): readonly string[] => {
  const nameOf = (test: (option: (typeof languageNames)[number]) => boolean): string => {
    const option = languageNames.find(test);
    return option ? say(option.label, definition.language) : "";
  };
  if (missingLanguage !== null) return [words.notInLanguage(nameOf((option) => option.value === missingLanguage))];
  const written = document.document.language;
  if (written === definition.document.language) return [];
  return [words.inLanguage(nameOf((option) => option.means === written))];
};
