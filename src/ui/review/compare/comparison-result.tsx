import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { amountDifference } from "../../../engine/review/compare/amount-difference.ts";
import type { Comparison, FactChange } from "../../../engine/review/compare/comparison.ts";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ComparisonMessages } from "../../../i18n/en/review/comparison.ts";
import { factValueText } from "../facts/corrected-facts.ts";
import { ChangeList } from "./change-list.tsx";
import { PointChanges } from "./point-changes.tsx";

type Props = {
  readonly messages: ComparisonMessages;
  readonly review: ReviewMessages;
  readonly comparison: Comparison;
  /** Name of the file with the earlier version. */
  readonly earlier: string;
  /** Name of the reader's side; null if none was chosen. */
  readonly side: string | null;
  /** The downloads and the way to another comparison. */
  readonly actions: ReactNode;
};

const FactChanges = ({
  messages,
  review,
  facts,
}: Pick<Props, "messages" | "review"> & { readonly facts: readonly FactChange[] }) => {
  const shown = (id: FactChange["id"], values: readonly string[]): string =>
    values.map((text) => factValueText(id, text, review)).join("; ") || messages.notFound;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3>{messages.facts}</h3>
      <p className="text-soft">{messages.factsLead}</p>
      <ul className="grid border-t border-rule">
        {facts.map(({ id, before, after }) => (
          <li key={id} className="grid gap-1 border-b border-rule py-3">
            <span className="font-semibold">{review.facts[id]}</span>
            <span className="break-words">
              {messages.before("")}
              <del className="text-soft">{shown(id, before)}</del>
            </span>
            <span className="break-words">
              {messages.after("")}
              <ins className="font-semibold no-underline">{shown(id, after)}</ins>
              {amountDifference(before, after) !== null && (
                <span className="ms-2 text-soft tabular-nums">{amountDifference(before, after)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What changed between two versions: key facts, the text, and points of the checklist. */
export const ComparisonResult = ({ messages, review, comparison, earlier, side, actions }: Props) => {
  const { clauses, facts, points, unchanged } = comparison;
  const heading = useRef<HTMLHeadingElement>(null);
  // The Cancel button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {messages.headline(clauses.length)}
        </h3>
        <p role="status" className="sr-only">
          {messages.headline(clauses.length)}
        </p>
        <p className="break-words text-soft">{messages.compared(earlier, unchanged)}</p>
        {actions}
      </div>
      {facts.length > 0 && <FactChanges {...{ messages, review, facts }} />}
      {clauses.length > 0 && <ChangeList {...{ messages, review, comparison }} />}
      {points.length > 0 && <PointChanges {...{ messages, review, points, side }} />}
    </div>
  );
};
