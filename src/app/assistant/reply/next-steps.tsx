import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { chatModelMessages } from "../../../i18n/chat-model.ts";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { buttonClasses } from "../../../ui/primitives/button-classes.ts";
import { isPlainClick } from "../../shared/is-plain-click.ts";
import { handOffToReview } from "../../review/handed-off-source.ts";
import { attachedFile } from "../attachment/attached-file.ts";
import { dayInWords, splitCitations } from "../conversation/transcript.ts";
import type { ReplyProps } from "./reply-props.ts";

/** What can be done after a reply, best first. */
export const ReplySteps = (props: ReplyProps): ReactNode => {
  const { reply, labels, language, onChoose } = props;
  const { action } = reply;
  const { pages } = splitCitations(reply.citations);
  const best = pages.find(({ href }) => href === action?.href);
  // The page in focus has its own link beside its questions.
  const isInFocus = reply.ask !== undefined || reply.figure !== undefined;
  return (
    <>
      {action?.answers && action.answers.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold text-soft">{chatModelMessages(language).proposal}</p>
          <ul className="list-disc ps-5">
            {action.answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        </div>
      )}
      <Deadlines {...props} />
      {pages.length > 0 && !isInFocus && (
        <ul className="flex flex-wrap gap-2" aria-label={labels.pages}>
          {pages.map(
            ({ cite, href }) =>
              href !== null && (
                <li key={href}>
                  <a href={href} className={buttonClasses("quiet", true, "text-start")}>
                    {cite}
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
      {action?.type === "open_review" && <OpenReview href={action.href} labels={labels} />}
      {action?.inConversation && !isInFocus && onChoose && (
        <Button
          variant="main"
          className="justify-self-start no-print"
          onClick={() => onChoose(action.id, best?.cite ?? "", action.slots)}
        >
          {labels.here}
        </Button>
      )}
    </>
  );
};

/** Opens the review of the attached file; after a reload the file must be chosen again there. */
const OpenReview = ({ href, labels }: { readonly href: string; readonly labels: ChatPageMessages }) => {
  const navigate = useNavigate();
  return (
    <a
      href={href}
      className={buttonClasses("quiet", true, "justify-self-start")}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const { file } = attachedFile.getState();
        if (file) handOffToReview(file.source);
        void navigate(href);
      }}
    >
      {labels.openReview}
    </a>
  );
};

/** Deadlines, each with a button that adds it to the tracker. */
const Deadlines = ({ reply, labels, language }: ReplyProps): ReactNode => {
  const navigate = useNavigate();
  if (!reply.deadlines) return null;
  return (
    <ul className="grid gap-2 no-print">
      {reply.deadlines.map(({ text, due }) => (
        <li key={text}>
          <Button
            small
            className="text-start"
            icon={<CalendarPlus aria-hidden className="size-4" />}
            onClick={() => void navigate("/expiration-tracker", { state: { dates: { name: text, end: due } } })}
          >
            {labels.tracked(text, dayInWords(due, language))}
          </Button>
        </li>
      ))}
    </ul>
  );
};
