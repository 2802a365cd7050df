import { toolMessages } from "../../i18n/tool.ts";

/** Text for content that failed to load; offline has its own cause and remedy. */
export const loadFailureText = (
  locale: string,
  isOnline: boolean,
): { readonly title: string; readonly text: string; readonly tryAgain: string } => {
  const { failedTitle, failedText, offlineText, tryAgain } = toolMessages(locale);
  return { title: failedTitle, text: isOnline ? failedText : offlineText, tryAgain };
};
