import { CircleHelp, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { Reply, ReplyCitation, ReplyReferral } from "../../engine/assistant/conversation.ts";
import { chatModelMessages } from "../../i18n/chat-model.ts";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import type { RawAnswers } from "../../model/answers.ts";
import { SOURCE_LANGUAGE } from "../../model/site/screen-language.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { buttonClasses } from "../../ui/primitives/button-classes.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { wholeAmounts } from "../../ui/result/text/whole-amounts.ts";
import { isPlainClick } from "../shared/is-plain-click.ts";
import { handOffToReview } from "../review/handed-off-source.ts";
import { attachedFile } from "./attachment/attached-file.ts";
import { FilePointsView } from "./attachment/file-points-view.tsx";
import { authorshipText, citationText, dayInWords, splitCitations } from "./transcript.ts";

type Props = {
  readonly reply: Reply;
  readonly labels: ChatPageMessages;
  readonly language: string;
  /** Whether the question of this reply is shown with its input below the conversation. */
  readonly isAsking: boolean;
  readonly namesAuthor: boolean;
  readonly onRetry: (() => void) | null;
  readonly onChoose: ((page: string, name: string, proposed: RawAnswers) => void) | null;
};

/** One reply, with who wrote it if a language model was asked. */
export const ReplyView = (props: Props) => (
  <div className="grid gap-2">
    <ReplyBody {...props} />
    <Authorship {...props} />
  </div>
);

/** An answer, no match, and a failed load look different. */
const ReplyBody = (props: Props) => {
  const { reply, labels, onRetry } = props;
  switch (reply.status) {
    case "UNAVAILABLE":
      return (
        <Notice tone="danger">
          <p>{reply.text}</p>
          {onRetry && (
            <Button small className="mt-2 no-print" onClick={onRetry}>
              {labels.again}
            </Button>
          )}
        </Notice>
      );
    case "NO_MATCH":
      return reply.referrals ? <ReferralReply {...props} /> : <NoMatch {...props} />;
    case "GROUNDED":
      return (
        <div className="grid gap-3 border-s-4 border-accent ps-4">
          <ReplyText {...props} />
          <ReplyDetails {...props} />
        </div>
      );
  }
};

const Authorship = ({ reply, language, namesAuthor }: Props): ReactNode => {
  const labels = chatModelMessages(language);
  const text = authorshipText(reply, labels) ?? (namesAuthor ? labels.writtenHere : null);
  return text !== null && <p className="text-xs text-soft">{text}</p>;
};

const NoMatch = (props: Props) => (
  <div className="grid gap-3 rounded-md border border-dashed border-edge px-4 py-3">
    <p className="flex items-center gap-2 text-sm font-semibold text-soft">
      <CircleHelp aria-hidden className="size-4 shrink-0" />
      {props.labels.noMatch}
    </p>
    <ReplyText {...props} />
    <ReplyDetails {...props} />
  </div>
);

/** Hotlines and official pages; each telephone number is a link. */
const ReferralReply = ({ reply, labels }: Props) => {
  const [first = ""] = reply.text.split("\n");
  return (
    <Notice tone={reply.quickExit ? "danger" : "caution"}>
      <p>{first}</p>
      <ul className="mt-2 grid gap-2">
        {(reply.referrals ?? []).map((referral) => (
          <Referral key={referral.href} referral={referral} labels={labels} />
        ))}
      </ul>
    </Notice>
  );
};

const Referral = ({ referral, labels }: { readonly referral: ReplyReferral; readonly labels: ChatPageMessages }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
    {referral.phone !== null && (
      <a href={`tel:${referral.phone.replaceAll(/[^\d+]/g, "")}`} className={buttonClasses("danger", true)}>
        <Phone aria-hidden className="size-4" />
        {labels.call(referral.phone)}
      </a>
    )}
    <a href={referral.href}>{referral.name}</a>
  </li>
);

/** The text of a reply. Figures are English in every screen language. */
const ReplyText = ({ reply, language, isAsking }: Props): ReactNode => {
  const text = isAsking && reply.ask ? (reply.lead ?? "") : reply.text;
  const figure = reply.figure?.answer;
  const at = figure === undefined ? -1 : text.indexOf(figure);
  if (reply.points)
    return (
      <>
        <p className="whitespace-pre-line">{reply.lead}</p>
        <FilePointsView points={reply.points} />
      </>
    );
  if (text === "") return null;
  if (figure === undefined || at < 0) return <p className="whitespace-pre-line">{text}</p>;
  return (
    <>
      {at > 0 && <p className="text-soft">{text.slice(0, at)}</p>}
      <p className="font-serif text-xl leading-snug" lang={language === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE}>
        {wholeAmounts(text.slice(at))}
      </p>
    </>
  );
};

const ReplyDetails = (props: Props): ReactNode => {
  const { reply, labels, onChoose } = props;
  const { sources, pages } = splitCitations(reply.citations);
  const { action } = reply;
  const name = pages.find(({ href }) => href === action?.href)?.cite ?? "";
  // While the page in focus asks its questions, its link is below them.
  const isInFocus = reply.ask !== undefined || reply.figure !== undefined;
  return (
    <>
      {sources.length > 0 && (
        <div>
          <p className="text-sm font-semibold text-soft">{labels.sources}</p>
          <ul className="grid gap-1 text-sm">
            {sources.map((one) => (
              <Source key={`${one.cite}|${one.href}`} source={one} labels={labels} language={props.language} />
            ))}
          </ul>
        </div>
      )}
      <Deadlines {...props} />
      {pages.length > 0 && !isInFocus && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-label={labels.pages}>
          {pages.map(
            ({ cite, href }) =>
              href !== null && (
                <li key={href}>
                  <a href={href}>{cite}</a>
                </li>
              ),
          )}
        </ul>
      )}
      {action?.answers && action.answers.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold text-soft">{chatModelMessages(props.language).proposal}</p>
          <ul className="list-disc ps-5">
            {action.answers.map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
        </div>
      )}
      {action?.type === "open_review" && <OpenReview href={action.href} labels={labels} />}
      {action?.inConversation && !isInFocus && onChoose && (
        <Button small className="justify-self-start no-print" onClick={() => onChoose(action.id, name, action.slots)}>
          {labels.here}
        </Button>
      )}
    </>
  );
};

/** Opens the review of the attached file; after a reload the file must be chosen again there. */
const OpenReview = ({ href, labels }: Pick<Props, "labels"> & { readonly href: string }) => {
  const navigate = useNavigate();
  return (
    <a
      href={href}
      className={buttonClasses("quiet", true)}
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

type SourceProps = Pick<Props, "labels" | "language"> & { readonly source: ReplyCitation };

const Source = ({ source, labels, language }: SourceProps) => (
  <li>
    {source.href === null ? source.cite : <a href={source.href}>{source.cite}</a>}{" "}
    <span className="text-soft">({citationText(source, labels, language)})</span>
  </li>
);

/** Deadlines, each with a button that adds it to the tracker. */
const Deadlines = ({ reply, labels, language }: Props): ReactNode => {
  const navigate = useNavigate();
  if (!reply.deadlines) return null;
  return (
    <ul className="grid gap-2 no-print">
      {reply.deadlines.map(({ text, due }) => (
        <li key={text}>
          <Button
            small
            className="text-start"
            onClick={() => void navigate("/expiration-tracker", { state: { dates: { name: text, end: due } } })}
          >
            {labels.tracked(text, dayInWords(due, language))}
          </Button>
        </li>
      ))}
    </ul>
  );
};
