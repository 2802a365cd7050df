import { toolWords } from "../../i18n/tool.ts";

/** What a page says in place of content that did not come: without a network that has another reason, and another cure. */
export const missingPage = (
  locale: string,
  isOnline: boolean,
): { readonly title: string; readonly text: string; readonly tryAgain: string } => {
  const { failedTitle, failedText, offlineText, tryAgain } = toolWords(locale);
  return { title: failedTitle, text: isOnline ? failedText : offlineText, tryAgain };
};
