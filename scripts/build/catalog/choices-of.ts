import type { SettingChoices, SettingOption, SettingsPlan } from "../../../src/model/site/site.ts";

/** The settings without their words, which only the pages that show them need, and the names of languages. */
export const choicesOf = ({
  defaults,
  settings,
}: SettingsPlan): { readonly choices: SettingChoices; readonly languageNames: readonly SettingOption[] } => ({
  choices: {
    defaults,
    settings: settings.map(({ id, options, range }) => ({
      id,
      ...(options && {
        options: options.map(({ value, means }) => ({ value, ...(means !== undefined && { means }) })),
      }),
      ...(range && { range }),
    })),
  },
  languageNames: settings.find(({ id }) => id === "language")?.options ?? [],
});
