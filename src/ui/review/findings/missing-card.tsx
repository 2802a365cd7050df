import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { MissingClause } from "../../../model/review/review.ts";
import type { ReviewDecision } from "../../../model/review/review-decisions.ts";
import { SeverityBadge } from "../parts/severity-badge.tsx";
import { PointFrame } from "../parts/point-frame.tsx";
import { RuleLine, TitledText } from "./finding-card.tsx";
import { Proposal } from "./proposal.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly missing: MissingClause;
  readonly decision: ReviewDecision | undefined;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

/** An expected clause that the contract lacks, with proposed wording. */
export const MissingCard = ({ messages, missing, decision, onDecide }: Props) => {
  const { id, severity, title, why, request, wording, playbook, measured } = missing;
  return (
    <PointFrame
      id={id}
      label={
        <>
          <SeverityBadge severity={severity} messages={messages} />
          {messages.missing}
        </>
      }
    >
      <h3 lang="en">{title}</h3>
      <TitledText title={messages.why} text={why} />
      {decision?.state === "accepted" && request !== undefined && (
        <TitledText title={messages.request} text={request} />
      )}
      <Proposal
        messages={messages}
        title={title}
        from=""
        to={wording}
        decision={decision}
        onDecide={(next) => onDecide(id, next)}
      />
      <RuleLine messages={messages} playbook={playbook} measured={measured} />
    </PointFrame>
  );
};
