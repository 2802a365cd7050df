import type { Reply } from "../../../engine/assistant/conversation.ts";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import type { RawAnswers } from "../../../model/answers.ts";

export type ReplyProps = {
  readonly reply: Reply;
  /** What the visitor wrote before it. */
  readonly answering: string;
  readonly labels: ChatPageMessages;
  readonly language: string;
  /** Whether the question of this reply is shown with its input below the conversation. */
  readonly isAsking: boolean;
  readonly namesAuthor: boolean;
  readonly onRetry: (() => void) | null;
  /** Begins to answer the questions of an offered page in the conversation. */
  readonly onChoose: ((page: string, name: string, proposed: RawAnswers) => void) | null;
  /** Asks an answered question of the page in focus again; null if no page is in focus. */
  readonly onChange: ((question: string) => void) | null;
};
