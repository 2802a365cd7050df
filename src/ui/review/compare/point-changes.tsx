import type { PointChange, PointState } from "../../../engine/review/compare/comparison.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ComparisonMessages } from "../../../i18n/en/review/comparison.ts";
import { classes } from "../../primitives/classes.ts";
import { deferredLayout } from "../parts/deferred-layout.ts";
import { SeverityBadge } from "../parts/severity-badge.tsx";

type Props = {
  readonly messages: ComparisonMessages;
  readonly review: ReviewMessages;
  readonly points: readonly PointChange[];
  /** Name of the reader's side; null if none was chosen. */
  readonly side: string | null;
};

const VERDICT_LOOKS: { readonly [V in PointChange["verdict"]]?: string } = {
  better: "font-semibold text-success",
  worse: "font-semibold text-danger",
};

const StateRow = ({
  label,
  state: { state, severity, says, quote },
  messages,
  review,
}: Pick<Props, "messages" | "review"> & { readonly label: string; readonly state: PointState }) => (
  <div className="grid content-start gap-1">
    <dt className="text-sm font-semibold text-soft">{label}</dt>
    <dd className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-2">
        {messages.states[state]}
        {severity !== null && <SeverityBadge severity={severity} messages={review} />}
      </span>
      {says !== "" && <span lang="en">{says}</span>}
      {quote !== "" && (
        <q lang="en" className="line-clamp-6 break-words text-soft">
          {quote}
        </q>
      )}
    </dd>
  </div>
);

/** The points of the checklist that differ, and for whom the change is better where the checklist shows it. */
export const PointChanges = ({ messages, review, points, side }: Props) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h3>{messages.points}</h3>
    <p className="text-soft">{messages.pointsLead(side)}</p>
    {points.map(({ id, title, verdict, before, after }) => (
      <article
        key={id}
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-edge bg-paper p-5",
          deferredLayout,
        )}
      >
        <div>
          <h4 lang="en" className="font-semibold">
            {title}
          </h4>
          {/* That no side was chosen is said once, above. */}
          {verdict !== "no_side" && (
            <p className={classes("text-sm", VERDICT_LOOKS[verdict] ?? "text-soft")}>{messages.verdicts[verdict]}</p>
          )}
        </div>
        <dl className="grid gap-3 @min-[600px]:grid-cols-2">
          <StateRow label={messages.was} state={before} {...{ messages, review }} />
          <StateRow label={messages.is} state={after} {...{ messages, review }} />
        </dl>
      </article>
    ))}
  </section>
);
