import { memo } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Finding, MeasuredPrecision, TestedAccuracy } from "../../../model/review/review.ts";
import type { ReviewDecision } from "../../../model/review/review-decisions.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { PointFrame } from "../parts/point-frame.tsx";
import { ShowInTextButton } from "../parts/show-in-text-button.tsx";
import { LawBlock } from "../law/law-block.tsx";
import { Proposal } from "./proposal.tsx";
import { SeverityBadge } from "../parts/severity-badge.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly finding: Finding;
  /** Its location in words. */
  readonly place: string;
  readonly decision: ReviewDecision | undefined;
  /** The date of the law in words. */
  readonly lawDate: string;
  readonly onShow: (finding: Finding) => void;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

// The redline of a replaced passage shows its words already.
const isInRedline = ({ quote, rewording }: Finding): boolean =>
  rewording?.how === "replace" && rewording.at.start === quote.start && rewording.at.end === quote.end;

/** One finding: its severity, what it says, the reason, the law, and what to ask for, always in this order. */
export const FindingCard = memo(function FindingCard(props: Props): ReactNode {
  const { messages, finding, place, decision, lawDate, onShow, onDecide } = props;
  const { id, severity, title, rewording } = finding;
  return (
    <PointFrame
      id={id}
      label={
        <>
          <SeverityBadge severity={severity} messages={messages} />
          {place}
        </>
      }
    >
      <h3 lang="en">{title}</h3>
      <p lang="en">{finding.says}</p>
      <div>
        {!isInRedline(finding) && (
          <blockquote
            lang="en"
            className="line-clamp-6 border-s-2 border-edge ps-3 text-sm whitespace-pre-wrap text-soft"
          >
            {finding.quote.text}
          </blockquote>
        )}
        <ShowInTextButton messages={messages} title={title} onPlace={() => onShow(finding)} />
      </div>
      <TitledText title={messages.why} text={finding.why} />
      {finding.law !== undefined && <LawBlock messages={messages} facts={finding.law} date={lawDate} />}
      {finding.ask !== undefined && (
        <TitledText title={messages.ask} text={finding.ask}>
          <CopyButton messages={messages} text={finding.ask} />
        </TitledText>
      )}
      {decision?.state === "accepted" && finding.request !== undefined && (
        <TitledText title={messages.request} text={finding.request} />
      )}
      <Proposal
        messages={messages}
        title={title}
        from={rewording?.how === "replace" ? rewording.at.text : ""}
        to={rewording?.text}
        decision={decision}
        onDecide={(next) => onDecide(id, next)}
      />
      <RuleLine messages={messages} playbook={finding.playbook} measured={finding.measured} tested={finding.tested} />
    </PointFrame>
  );
});

/** A heading with a sentence or two from the playbook. */
export const TitledText = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) => (
  <div>
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h4 className="text-sm font-semibold">{title}</h4>
      {children}
    </div>
    <p lang="en">{text}</p>
  </div>
);

type RuleProps = {
  readonly messages: ReviewMessages;
  readonly playbook: string;
  readonly measured: MeasuredPrecision | undefined;
  readonly tested?: TestedAccuracy | undefined;
};

/** The accuracy of the check, and the file that contains its rule. */
export const RuleLine = ({ messages, playbook, measured, tested }: RuleProps) => (
  <p className="border-t border-rule pt-2 text-xs text-faint">
    {measured && `${messages.measured(Math.round(measured.precision * 100), measured.of)} `}
    {tested && `${messages.tested(tested.right, tested.of, tested.speaks)} `}
    <a href={`/catalog/src/playbooks/${playbook}.yaml`} target="_blank" rel="noreferrer">
      {messages.rule}
    </a>
  </p>
);
