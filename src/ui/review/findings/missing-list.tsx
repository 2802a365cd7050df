import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { MissingClause } from "../../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { classes } from "../../primitives/classes.ts";
import { deferredLayout } from "../parts/deferred-layout.ts";
import { TitledText, RuleLine } from "./finding-card.tsx";
import { Proposal } from "./proposal.tsx";
import { SeverityBadge } from "../parts/severity-badge.tsx";

type Props = {
  readonly words: ReviewWords;
  readonly missing: readonly MissingClause[];
  readonly decisions: ReviewDecisions;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

/** Expected clauses that the contract lacks, each with proposed wording. */
export const MissingList = ({ words, missing, decisions, onDecide }: Props) => (
  <section className="grid gap-4">
    <div>
      <h2>{words.missing}</h2>
      <p className="text-soft">{words.missingLead}</p>
    </div>
    {missing.map(({ id, severity, title, why, request, wording, rule, playbook, measured }) => (
      <article
        key={id}
        className={classes("grid gap-3 rounded-md border border-dashed border-edge bg-paper p-5", deferredLayout)}
      >
        <header className="grid justify-items-start gap-1">
          <SeverityBadge severity={severity} words={words} />
          <h3 lang="en">{title}</h3>
        </header>
        <TitledText title={words.why} text={why} />
        {request !== undefined && <TitledText title={words.request} text={request} />}
        <Proposal
          words={words}
          title={title}
          from=""
          to={wording}
          decision={decisions[id]}
          onDecide={(next) => onDecide(id, next)}
        />
        <RuleLine words={words} rule={rule} playbook={playbook} measured={measured} />
      </article>
    ))}
  </section>
);
