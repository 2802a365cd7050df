import { memo } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Finding, MeasuredPrecision, TestedAccuracy } from "../../../model/review/review.ts";
import type { ReviewDecision } from "../../../model/review/review-decisions.ts";
import { classes } from "../../primitives/classes.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { deferredLayout } from "../parts/deferred-layout.ts";
import { ShowInTextButton } from "../parts/show-in-text-button.tsx";
import { LawFactLines } from "../law/law-fact-lines.tsx";
import { Proposal } from "./proposal.tsx";
import { SeverityBadge } from "../parts/severity-badge.tsx";
import { findingId } from "../text/text-pane.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly finding: Finding;
  /** Its location in words. */
  readonly place: string;
  readonly isCurrent: boolean;
  readonly decision: ReviewDecision | undefined;
  readonly onShow: (finding: Finding) => void;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

/** One finding: its severity, the quote, the reason, and the suggested wording. */
export const FindingCard = memo(function FindingCard(props: Props): ReactNode {
  const { messages, finding, place, isCurrent, decision, onShow, onDecide } = props;
  const { rewording } = finding;
  return (
    <article
      id={findingId(finding.id)}
      tabIndex={-1}
      data-card={finding.id}
      aria-current={isCurrent || undefined}
      className={classes(
        "grid gap-3 rounded-md border bg-paper p-5",
        deferredLayout,
        isCurrent ? "border-accent shadow-lift" : "border-rule shadow-paper",
        decision?.state === "dismissed" && "opacity-80",
      )}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SeverityBadge severity={finding.severity} messages={messages} />
        {place !== "" && <span className="text-sm text-soft">{place}</span>}
        <h3 lang="en" className="w-full">
          {finding.title}
        </h3>
      </header>
      <p lang="en">{finding.says}</p>
      <div className="border-s-4 border-edge ps-4">
        <blockquote lang="en" className="whitespace-pre-wrap text-soft">
          {finding.quote.text}
        </blockquote>
        <ShowInTextButton messages={messages} title={finding.title} onPlace={() => onShow(finding)} />
      </div>
      {finding.law !== undefined && <LawFactLines facts={finding.law} />}
      <TitledText title={messages.why} text={finding.why} />
      {finding.ask !== undefined && (
        <TitledText title={messages.ask} text={finding.ask}>
          <CopyButton messages={messages} text={finding.ask} />
        </TitledText>
      )}
      {finding.request !== undefined && <TitledText title={messages.request} text={finding.request} />}
      <Proposal
        messages={messages}
        title={finding.title}
        from={rewording?.how === "replace" ? rewording.at.text : ""}
        to={rewording?.text}
        decision={decision}
        onDecide={(next) => onDecide(finding.id, next)}
      />
      <RuleLine messages={messages} playbook={finding.playbook} measured={finding.measured} tested={finding.tested} />
    </article>
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
