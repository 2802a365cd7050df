import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Missing } from "../../model/review.ts";
import type { Decision, Decisions } from "../../model/review-decisions.ts";
import { classes } from "../primitives/classes.ts";
import { drawnWhenNear } from "./drawn-when-near.ts";
import { Reason, RuleLine } from "./finding-card.tsx";
import { Proposal } from "./proposal.tsx";
import { SeverityBadge } from "./severity-badge.tsx";

type Props = {
  readonly words: ReviewWords;
  readonly missing: readonly Missing[];
  readonly decisions: Decisions;
  readonly onDecide: (id: string, decision: Decision | null) => void;
};

/** What such a contract should say and this one does not, each with a clause to propose. */
export const MissingList = ({ words, missing, decisions, onDecide }: Props) => (
  <section className="grid gap-4">
    <div>
      <h2>{words.missing}</h2>
      <p className="text-soft">{words.missingLead}</p>
    </div>
    {missing.map(({ id, severity, title, why, wording, rule, playbook, measured }) => (
      <article
        key={id}
        className={classes("grid gap-3 rounded-md border border-dashed border-edge bg-paper p-5", drawnWhenNear)}
      >
        <header className="grid justify-items-start gap-1">
          <SeverityBadge severity={severity} words={words} />
          <h3 lang="en">{title}</h3>
        </header>
        <Reason title={words.why} text={why} />
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
