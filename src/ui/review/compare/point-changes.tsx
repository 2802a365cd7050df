import type { PointChange, PointState } from "../../../engine/review/compare/comparison.ts";
import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { ComparisonWords } from "../../../i18n/english-only/comparison.ts";
import { classes } from "../../primitives/classes.ts";
import { deferredLayout } from "../parts/deferred-layout.ts";
import { SeverityBadge } from "../parts/severity-badge.tsx";

type Props = {
  readonly words: ComparisonWords;
  readonly review: ReviewWords;
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
  words,
  review,
}: Pick<Props, "words" | "review"> & { readonly label: string; readonly state: PointState }) => (
  <div className="grid gap-1">
    <dt className="text-sm font-semibold text-soft">{label}</dt>
    <dd className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-2">
        {words.states[state]}
        {severity !== null && <SeverityBadge severity={severity} words={review} />}
      </span>
      {says !== "" && <span>{says}</span>}
      {quote !== "" && <q className="line-clamp-6 break-words text-soft">{quote}</q>}
    </dd>
  </div>
);

/** The points of the checklist that differ, and for whom the change is better where the checklist shows it. */
export const PointChanges = ({ words, review, points, side }: Props) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <h3>{words.points}</h3>
    <p className="text-soft">{words.pointsLead(side)}</p>
    {points.map(({ id, title, verdict, before, after }) => (
      <article
        key={id}
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-edge bg-paper p-5",
          deferredLayout,
        )}
      >
        <div>
          <h4 className="font-semibold">{title}</h4>
          <p className={classes("text-sm", VERDICT_LOOKS[verdict] ?? "text-soft")}>{words.verdicts[verdict]}</p>
        </div>
        <dl className="grid gap-3 @min-[600px]:grid-cols-2">
          <StateRow label={words.was} state={before} {...{ words, review }} />
          <StateRow label={words.is} state={after} {...{ words, review }} />
        </dl>
      </article>
    ))}
  </section>
);
