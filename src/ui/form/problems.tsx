import type { ReactNode } from "react";
import type { Field } from "../../model/field.ts";
import { ErrorSummary } from "./error-summary.tsx";
import type { OpenForm } from "./open-form.ts";
import { useSummaryLines } from "./use-summary-lines.ts";

type Props = {
  readonly form: OpenForm;
  /** The questions of the page. */
  readonly fields: readonly Field[];
  /** Counts the presses of Continue that found something wrong. */
  readonly attempt: number;
  /** Points that have to change first stand in it as well. */
  readonly withStops: boolean;
};

/** The summary of what is wrong on a page of questions. */
export function Problems({ form, fields, attempt, withStops }: Props): ReactNode {
  const lines = useSummaryLines(form, fields, withStops);
  return <ErrorSummary lines={lines} attempt={attempt} locale={form.locale} />;
}
