import type { ReactNode } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { NotaryRequest, ReadLaw } from "../../../model/session/notary.ts";

type Law = Pick<NotaryRequest, "state" | "wording" | "video" | "card">;

type SourcedProps = {
  readonly messages: SessionMessages;
  readonly law: ReadLaw<unknown>;
  readonly children: ReactNode;
};

/** A sentence about law, its source, and whether only a summary was read. */
const Sourced = ({ messages, law, children }: SourcedProps) => (
  <>
    {children}{" "}
    {law.source === null ? (
      law.cite
    ) : (
      <a href={law.source} rel="noreferrer">
        {law.cite ?? law.source}
      </a>
    )}
    {law.note !== null && <span lang="en"> {law.note}</span>}
    {law.status === "secondary" && ` ${messages.notary.summary}`}
  </>
);

const videoSentence = ({ notary }: SessionMessages, { state, video }: Law): string => {
  if (video.status === "disputed") return notary.video.disputed(state);
  if (video.value === null) return notary.video.unknown(state);
  return video.value ? notary.video.yes(state) : notary.video.no(state);
};

/** What was read of the law of the notary's state, with its sources, and what was not read. */
export const NotaryLaw = ({ messages, law }: { readonly messages: SessionMessages; readonly law: Law }) => {
  const { notary } = messages;
  const { state, wording, video, card } = law;
  return (
    <ul className="grid list-disc gap-2 ps-5 break-words">
      <li>
        <Sourced messages={messages} law={wording}>
          {notary.certificateLaw(state)}
        </Sourced>
      </li>
      <li>
        <Sourced messages={messages} law={video}>
          {videoSentence(messages, law)}
        </Sourced>
      </li>
      <li>
        {card.value === null ? (
          notary.cardUnknown(state)
        ) : (
          <Sourced messages={messages} law={card}>
            {notary.card(state, card.value)}
          </Sourced>
        )}
      </li>
    </ul>
  );
};
