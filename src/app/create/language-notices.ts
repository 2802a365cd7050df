import { languageNames } from "virtual:catalog-choices";
import { localizedText } from "../../engine/nav/localized-text.ts";
import type { FormMessages } from "../../i18n/en/form.ts";
import type { DefinitionLoad } from "../form-host/use-definition.ts";

/** Notices about the language of the document, shown before the first question. */
export const languageNotices = (
  { definition, document, missingLanguage }: Extract<DefinitionLoad, { readonly type: "ready" }>,
  messages: FormMessages,
): readonly string[] => {
  const nameOf = (test: (option: (typeof languageNames)[number]) => boolean): string => {
    const option = languageNames.find(test);
    return option ? localizedText(option.label, definition.language) : "";
  };
  if (missingLanguage !== null) return [messages.notInLanguage(nameOf((option) => option.value === missingLanguage))];
  const written = document.document.language;
  if (written === definition.document.language) return [];
  return [messages.inLanguage(nameOf((option) => option.means === written))];
};
