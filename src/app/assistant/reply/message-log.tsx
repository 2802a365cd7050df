import type { Ref } from "react";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { Message } from "../conversation/messages.ts";
import { startsSitting } from "../conversation/messages.ts";
import { ReplyView } from "./reply-view.tsx";

type Props = {
  readonly messages: readonly Message[];
  readonly labels: ChatPageMessages;
  readonly language: string;
  readonly hasQuestion: boolean;
  /** Whether the visitor allows a language model, so that each reply says who wrote it. */
  readonly isModelAllowed: boolean;
  /** What the visitor wrote last. */
  readonly latest: Ref<HTMLLIElement>;
  readonly onRetry: (() => void) | null;
  readonly onChoose: (page: string, name: string, proposed: RawAnswers) => void;
  /** Asks an answered question of the page in focus again; null if no page is in focus. */
  readonly onChange: ((question: string) => void) | null;
};

const isFromModel = (message: Message): boolean => message.from === "assistant" && message.reply.author !== undefined;

/** The conversation. A screen reader announces each reply as a whole. */
export const MessageLog = ({ messages, labels, language, latest, ...props }: Props) => {
  const lastVisitor = messages.findLast(({ from }) => from === "visitor");
  return (
    <div
      role="log"
      aria-live="polite"
      aria-label={labels.conversation}
      className={messages.length === 0 ? "-mb-6" : undefined}
    >
      <ol className="grid gap-6" data-answer={messages.length > 0 || undefined}>
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const isLast = index === messages.length - 1;
          return (
            <li
              key={message.id}
              ref={message === lastVisitor ? latest : undefined}
              className="grid min-w-0 break-inside-avoid"
            >
              {message.at !== undefined && startsSitting(before, message) && (
                <time dateTime={message.at} className="mb-4 text-center text-xs text-faint">
                  {new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(
                    new Date(message.at),
                  )}
                </time>
              )}
              <p className="sr-only print:not-sr-only">{message.from === "visitor" ? labels.you : labels.assistant}</p>
              {message.from === "visitor" ? (
                <p className="max-w-[85%] justify-self-end rounded-lg bg-well px-4 py-2.5 break-words whitespace-pre-wrap forced:border">
                  {message.text}
                </p>
              ) : (
                <ReplyView
                  reply={message.reply}
                  answering={before?.from === "visitor" ? before.text : ""}
                  labels={labels}
                  language={language}
                  isAsking={isLast && props.hasQuestion}
                  namesAuthor={props.isModelAllowed || messages.some(isFromModel)}
                  onRetry={isLast ? props.onRetry : null}
                  onChoose={isLast ? props.onChoose : null}
                  onChange={isLast ? props.onChange : null}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
