import { link } from "../../feel/evaluate/link/evaluate.ts";
import type { Expression } from "../../model/expression.ts";
import type { RawAnswers, RawAnswer } from "../../model/answers.ts";
import type { NextStep } from "../../model/definition.ts";
import { stepsOfWarnings } from "../../engine/document/steps-of-warnings.ts";
import { orderSteps } from "../../engine/document/order-steps.ts";
import { formatValue } from "../../text/values/format-value.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import { valueAt } from "../../model/form-view-lookup.ts";
import { renderText } from "../../ui/form/context/render-text.ts";
import { isCalendarDate, isoDate } from "../../values/date.ts";
import { isDecimal } from "../../values/decimal.ts";
import { isDuration, isoDuration } from "../../values/duration.ts";
import type { Value } from "../../values/value.ts";

/** A next step that applies to these answers. */
export type DueStep = Pick<NextStep, "source" | "create"> & {
  readonly text: string;
  readonly due: string | null;
  /** Answers that prefill the linked page. */
  readonly carry: RawAnswers;
};

const valueOf = (session: FormSession, expression: Expression): Value =>
  link(expression.ast)((name) => valueAt(session.view(), name));

/** A value in the format of an answers file. */
export const rawOf = (value: Value): RawAnswer => {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (isDecimal(value)) return value.toFixed();
  if (isCalendarDate(value)) return isoDate(value);
  if (isDuration(value)) return isoDuration(value);
  if (Array.isArray(value)) return value.map(rawOf);
  const parts = Object.entries(value).filter(([key, part]) => part !== null && !key.startsWith("$"));
  return Object.fromEntries(parts.map(([key, part]) => [key, rawOf(part)]));
};

/** The date of a formula in words; null while it is not known. */
export const dateIn = (session: FormSession, expression: Expression | undefined): string | null => {
  if (!expression) return null;
  const value = valueOf(session, expression);
  if (!isCalendarDate(value)) return null;
  return formatValue(value, "long date", { language: session.context().locale, currency: "" });
};

/** The next steps that apply, by date. */
export const dueSteps = (session: FormSession, steps: readonly NextStep[]): readonly DueStep[] => {
  const applicable = steps.filter((step) => !step.when || valueOf(session, step.when) === true);
  const ofWarnings = stepsOfWarnings(session.view()).map((text) => ({ text, due: null, carry: {} }));
  const written = orderSteps(applicable, ({ due }) => (due ? valueOf(session, due) : null)).map((step) => ({
    text: renderText(session, step.text),
    due: dateIn(session, step.due),
    source: step.source,
    create: step.create,
    carry: Object.fromEntries(
      Object.entries(step.carry ?? {}).map(([field, expression]) => [field, rawOf(valueOf(session, expression))]),
    ),
  }));
  return [...ofWarnings, ...written];
};
