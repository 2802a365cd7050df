import type { Ref } from "react";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { Message } from "./messages.ts";
import { ReplyView } from "./reply-view.tsx";

type Props = {
  readonly messages: readonly Message[];
  readonly labels: ChatPageMessages;
  readonly language: string;
  readonly hasQuestion: boolean;
  /** Whether the visitor allows a language model, so that each reply says who wrote it. */
  readonly isModelAllowed: boolean;
  readonly latest: Ref<HTMLLIElement>;
  readonly onRetry: (() => void) | null;
  readonly onChoose: (page: string, name: string, proposed: RawAnswers) => void;
};

const isFromModel = (message: Message): boolean => message.from === "assistant" && message.reply.author !== undefined;

/** The conversation. A screen reader announces each reply as a whole. */
export const MessageLog = ({
  messages,
  labels,
  language,
  hasQuestion,
  isModelAllowed,
  latest,
  onRetry,
  onChoose,
}: Props) => (
  <div role="log" aria-live="polite" aria-label={labels.conversation}>
    <ol className="grid gap-5">
      {messages.map((message, at) => {
        const isLast = at === messages.length - 1;
        return (
          <li key={message.id} ref={isLast ? latest : undefined} className="scroll-mt-24 break-inside-avoid">
            <p className="mb-1 text-xs font-semibold text-soft">
              {message.from === "visitor" ? labels.you : labels.assistant}
            </p>
            {message.from === "visitor" ? (
              <p className="w-fit max-w-full rounded-lg bg-well px-4 py-2.5 break-words whitespace-pre-wrap">
                {message.text}
              </p>
            ) : (
              <ReplyView
                reply={message.reply}
                labels={labels}
                language={language}
                isAsking={isLast && hasQuestion}
                namesAuthor={isModelAllowed || messages.some(isFromModel)}
                onRetry={isLast ? onRetry : null}
                onChoose={isLast ? onChoose : null}
              />
            )}
          </li>
        );
      })}
    </ol>
  </div>
);
