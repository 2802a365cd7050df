import { textReply } from "../compose-reply.ts";
import { remember } from "../conversation.ts";
import type { AssistantContext, Conversation, ConversationHistory, Turn, TurnResult } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import type { Attachment, RefusedAttachment } from "../attachment/attachment.ts";
import { passagePoint } from "./file-points.ts";
import { describeAttachment, quotingReply, refusedFile } from "./file-reply.ts";
import { findRequest } from "../read-intent.ts";
import { FILE_TOPICS } from "../attachment/file-topics.ts";
import { passagesAbout, passagesWith } from "../attachment/find-passages.ts";

/** Stop words: words of a question that say nothing about its subject. */
const QUESTION_WORDS =
  /^(?:what|when|where|which|whose|does|have|there|about|that|this|they|them|with|from|will|would|could|should|can|must|many|much|long|tell|know|find|please|anything|something|contract|lease|document|file|agreement|paper|text|attached|mention|mentions|say|says|said|clause|section|allowed|need|want)$/;

/** A question about something that the file does not mention goes to a page that is at least this relevant to it. */
const OTHER_PAGE = 0.6;

const contentWords = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3 && !QUESTION_WORDS.test(word));

/**
 * Whether a text asks about the file: any question does, but while a page is in focus only one that mentions the file.
 */
const asksAboutFile = (state: Conversation, { text, cues, spans }: Utterance): boolean => {
  if (cues.fileMention.test(text)) return true;
  if (state.focus !== null) return false;
  if (cues.fileSummary.test(text) && !cues.draft.test(text)) return true;
  // A question that names a state is about its law.
  return cues.question.test(text) && !spans.some(({ type }) => type === "place");
};

const answer = (
  state: Conversation,
  { text, cues }: Utterance,
  attachment: Attachment,
  context: AssistantContext,
): TurnResult | null => {
  const { messages } = context;
  const isAboutFile = cues.fileMention.test(text);
  const topic = FILE_TOPICS.find(({ asked }) => asked.test(text));
  if (!topic && cues.fileSummary.test(text)) return { state, reply: describeAttachment(state, attachment, context) };
  const subject = contentWords(text);
  if (!topic && !isAboutFile && (subject.length === 0 || cues.draft.test(text))) return null;
  const about = topic ? passagesAbout(topic, attachment) : passagesWith(subject, attachment);
  if (about.length === 0) {
    if (!topic && !isAboutFile && (findRequest(text, cues, context)?.hits[0]?.relevance ?? 0) >= OTHER_PAGE)
      return null;
    const name = topic ? (messages.fileTopics[topic.id] ?? topic.id) : messages.thatSubject;
    const reply = textReply(state, "review", messages.notInFile(name, attachment.name), "NO_MATCH");
    return { state, reply };
  }
  const points = about.map((passage) => passagePoint(attachment, passage, messages));
  const lead = topic
    ? messages.fileSays(messages.fileTopics[topic.id] ?? topic.id, attachment.name)
    : messages.fileHasWords(attachment.name);
  return { state, reply: quotingReply(state, lead, points, context) };
};

/** Answers a question about the attached file with quotes from it, or says that it was not found; null for other texts. */
export const answerFromFile = (
  state: Conversation,
  utterance: Utterance,
  context: AssistantContext,
): TurnResult | null => {
  const { attachment } = context;
  if (!attachment || !asksAboutFile(state, utterance)) return null;
  if (utterance.cues.offTopic.some((pattern) => pattern.test(utterance.text))) return null;
  if ("refusal" in attachment) return { state, reply: refusedFile(state, attachment, context) };
  return answer(state, utterance, attachment, context);
};

/** The first reply to a file, which takes the place of the page in focus. */
export const openFile = (
  history: ConversationHistory,
  attachment: Attachment | RefusedAttachment,
  context: AssistantContext,
): Turn => {
  const { present } = history;
  if ("refusal" in attachment) return { history, reply: refusedFile(present, attachment, context) };
  const next: Conversation = { ...present, focus: null, asked: null, answered: null, law: null };
  return { history: remember(history, next), reply: describeAttachment(next, attachment, context) };
};
