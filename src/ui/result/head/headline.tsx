import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { ToolResult } from "../../../model/tool-result.ts";
import { PageHeading } from "../../form/context/page-heading.tsx";
import { classes } from "../../primitives/classes.ts";
import { figureParts, headlineFigure } from "../text/headline-figure.ts";
import { resultHeading } from "../text/result-heading.ts";
import { OutcomeBadge, OutcomeIcon } from "./outcome-badge.tsx";

type Props = { readonly result: ToolResult; readonly takesFocus: boolean };

// The longest figures that fit on one line in each size.
const [LARGE, RANGE, MEDIUM] = [11, 15, 18];

const sizeOf = ({ length }: string): string => {
  if (length <= LARGE) return "text-4xl @2xl:text-[3.5rem]";
  if (length <= RANGE) return "text-[2.125rem] @2xl:text-[2.75rem]";
  return length <= MEDIUM ? "text-3xl @2xl:text-4xl" : "text-2xl @2xl:text-3xl";
};

/** The outcome, its figure in large type, and the answer as the heading of the page. */
export function Headline({ result, takesFocus }: Props): ReactNode {
  const { badge, refusal } = result;
  const figure = headlineFigure(result);
  const isBadge = badge !== null && figure === badge.text;
  const { amount, period } = figureParts(figure ?? "");
  return (
    <>
      {refusal && <p className="text-sm font-semibold text-soft">{messages.noAnswer}</p>}
      {badge && !refusal && !isBadge && <OutcomeBadge outcome={badge} />}
      {figure !== null && (
        // An amount of the answer is read in the heading.
        <p
          aria-hidden={!isBadge}
          className={classes(
            "flex flex-wrap items-baseline gap-x-2 font-serif leading-none font-semibold tabular-nums print:text-[22pt]",
            sizeOf(amount),
          )}
        >
          {isBadge && <OutcomeIcon outcome={badge} />}
          {amount}
          {period !== "" && <span className="font-sans text-base font-normal @2xl:text-lg text-soft">{period}</span>}
        </p>
      )}
      <PageHeading page="check" takesFocus={takesFocus} sentence={figure === null ? "heading" : "below_figure"}>
        {resultHeading(result)}
      </PageHeading>
    </>
  );
}
