import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import { chatModelMessages } from "../../../i18n/chat-model.ts";
import { SOURCE_LANGUAGE } from "../../../model/site/screen-language.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { wholeAmounts } from "../../../ui/result/text/whole-amounts.ts";
import { FilePointsView } from "../attachment/file-points-view.tsx";
import { authorshipText } from "../conversation/transcript.ts";
import { ReplySteps } from "./next-steps.tsx";
import { ReferralReply } from "./referral-reply.tsx";
import type { ReplyProps } from "./reply-props.ts";
import { textOfReply, replyFigure } from "./reply-text.ts";
import { Sources } from "./sources.tsx";
import { UnderstoodAnswers } from "./understood-answers.tsx";

/** One reply: what was understood, the answer, its sources, the next steps, and who wrote it if a language model was asked. */
export const ReplyView = (props: ReplyProps) => {
  const { reply, labels, language, namesAuthor } = props;
  const modelLabels = chatModelMessages(language);
  const author = authorshipText(reply, modelLabels) ?? (namesAuthor ? modelLabels.writtenHere : null);
  if (reply.status === "UNAVAILABLE") return <Unavailable {...props} />;
  return (
    <div className="grid min-w-0 gap-3">
      {reply.referrals ? (
        <ReferralReply reply={reply} labels={labels} />
      ) : (
        <>
          {reply.status === "NO_MATCH" && (
            <p className="flex items-center gap-2 text-sm font-semibold text-soft">
              <CircleHelp aria-hidden className="size-4 shrink-0" />
              {labels.noMatch}
            </p>
          )}
          <UnderstoodAnswers {...props} />
          <ReplyText {...props} />
          <ReplySteps {...props} />
        </>
      )}
      {author !== null && <p className="text-xs text-soft">{author}</p>}
    </div>
  );
};

const Unavailable = ({ reply, labels, onRetry }: ReplyProps) => (
  <Notice tone="danger">
    <p>{reply.text}</p>
    {onRetry && (
      <Button small className="mt-2 no-print" onClick={onRetry}>
        {labels.again}
      </Button>
    )}
  </Notice>
);

/** The text of a reply with its sources. A figure is large, on paper; it is English in every screen language. */
const ReplyText = (props: ReplyProps): ReactNode => {
  const { reply, language, isAsking } = props;
  if (reply.points)
    return (
      <>
        <p className="whitespace-pre-line">{reply.lead}</p>
        <FilePointsView points={reply.points} />
        <Sources {...props} />
      </>
    );
  const found = replyFigure(reply);
  if (found) {
    const english = language === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE;
    return (
      <div className="grid gap-2 rounded-lg bg-paper px-5 py-4 shadow-paper forced:border print:shadow-none">
        {found.before !== "" && <p className="text-sm text-soft">{found.before}</p>}
        <p className="font-serif text-2xl font-semibold" lang={english}>
          {wholeAmounts(found.figure)}
        </p>
        {found.after !== "" && (
          <p className="text-sm text-soft" lang={english}>
            {wholeAmounts(found.after)}
          </p>
        )}
        <Sources {...props} isDated={found.after !== ""} />
      </div>
    );
  }
  const text = textOfReply(reply, isAsking);
  return (
    <>
      {text !== "" && <p className="whitespace-pre-line">{text}</p>}
      {/* The input that shows the question is not part of the log that a screen reader announces. */}
      {isAsking && <p className="sr-only print:not-sr-only">{reply.ask?.label}</p>}
      <Sources {...props} />
    </>
  );
};
