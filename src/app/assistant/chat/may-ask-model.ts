import type { Conversation, Reply } from "../../../engine/assistant/conversation.ts";
import { MAX_UTTERANCE_LENGTH } from "../../../engine/assistant/utterance.ts";

/**
 * Whether a message may be sent to the model, by how the device answered it.
 *
 * Never sent: what is typed while a question of a form is open, which can be personal; anything about safety, a crisis or a sensitive page;
 * commands; what is asked about a file, which the device answers with quotes; and long texts, which are contracts.
 */
export const mayAskModel = (typed: string, before: Conversation, reply: Reply): boolean => {
  const isFormAnswer = before.asked !== null;
  const isPrivate = reply.referrals !== undefined || reply.quickExit === true;
  const isOfDevice = reply.intent === "small_talk" || reply.intent === "review";
  return (
    typed.length <= MAX_UTTERANCE_LENGTH && reply.status !== "UNAVAILABLE" && !isFormAnswer && !isPrivate && !isOfDevice
  );
};
