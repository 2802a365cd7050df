import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import { foldText } from "../../../text/fold-text.ts";
import { referralReply } from "../compose-reply.ts";
import type { AssistantContext, Conversation, Reply } from "../conversation.ts";
import { englishCues } from "../cues/cues-english.ts";
import { japaneseDanger } from "../cues/danger-japanese.ts";
import { spanishReferrals } from "../cues/danger-spanish.ts";
import { findReferral } from "../read-intent.ts";
import { normalizeInput } from "../spans/normalize-input.ts";

/** The referral of a person who writes in another language than the page's, in the page's language; null if there is none. */
export const referralInOtherLanguage = (
  state: Conversation,
  typed: string,
  context: AssistantContext,
): Reply | null => {
  const isEnglishPage = context.language === SOURCE_LANGUAGE;
  const inSpanish = findReferral(foldText(typed), spanishReferrals);
  const found =
    inSpanish ?? findReferral(normalizeInput(typed), isEnglishPage ? japaneseDanger : englishCues.referrals);
  if (!found) return null;
  const reply = referralReply(state, found.need, found.intent, context);
  return isEnglishPage && inSpanish ? { ...reply, text: [reply.text, context.messages.spanish].join("\n") } : reply;
};
