import type { ReactNode } from "react";
import type { Field } from "../../../model/field.ts";
import { ErrorSummary } from "../context/error-summary.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { useSummaryLines } from "./use-summary-lines.ts";

type Props = {
  readonly form: OpenForm;
  /** The questions of the page. */
  readonly fields: readonly Field[];
  /** Counts the presses of Continue that found something wrong. */
  readonly attempt: number;
  /** Includes stops, which must be resolved first. */
  readonly withStops: boolean;
};

/** The error summary of a page of questions. */
export function Problems({ form, fields, attempt, withStops }: Props): ReactNode {
  const lines = useSummaryLines(form, fields, withStops);
  return <ErrorSummary lines={lines} attempt={attempt} locale={form.locale} />;
}
