import { toJsonText } from "../../src/feel/evaluate/to-json.ts";
import type { LawSource, ToolRefusal, ToolResult, TraceStep } from "../../src/model/tool-result.ts";
import { isoDate } from "../../src/values/date.ts";
import type { Value } from "../../src/values/value.ts";
import type { AnswersReport } from "./draft-report.ts";
import type { OpenPage } from "./open-page.ts";

// Programs read this output, so its keys stay as they are when the names in the code change.

// JSON numbers would lose digits, so values are written as strings and substituted afterwards.
const plain = (value: Value): unknown => JSON.parse(toJsonText(value));

const reportSource = (source: LawSource): object => {
  const { jurisdiction, keyDate, formatted, isForNextStepsOnly, inForceFrom, inForceTo, value, ...rest } = source;
  return {
    ...rest,
    place: jurisdiction,
    on: keyDate,
    value: plain(value),
    shown: formatted,
    isAside: isForNextStepsOnly,
    from: inForceFrom,
    to: inForceTo,
  };
};

const reportRounding = (rounding: NonNullable<TraceStep["rounding"]>): object => {
  const { before, description, ...rest } = rounding;
  return { ...rest, before: plain(before), says: description };
};

const reportStep = ({ formatted, value, terms, rounding, law, ...rest }: TraceStep): object => ({
  ...rest,
  value: plain(value),
  shown: formatted,
  terms: terms.map((term) => ({
    name: term.name,
    label: term.label,
    value: plain(term.value),
    shown: term.formatted,
  })),
  rounding: rounding && reportRounding(rounding),
  law: law.map(({ topic, column, jurisdiction, cite, inForceFrom, checked }) => ({
    topic,
    column,
    place: jurisdiction,
    cite,
    from: inForceFrom,
    checked,
  })),
});

const reportRefusal = ({ reason, missingInputs, ...rest }: ToolRefusal): object => ({
  because: reason,
  ...rest,
  ...(missingInputs ? { lacking: missingInputs } : {}),
});

/** The result of a calculator or checker as `ask --format json` prints it, with what was reported about the answers. */
export const askReport = (result: ToolResult, page: OpenPage, { warnings, blanks }: AnswersReport): object => {
  const { verdict, answer, badge, why, change, refusal } = result;
  return {
    verdict,
    answer,
    ...(badge === null ? {} : { badge }),
    ...(why === null ? {} : { why }),
    ...(change === null ? {} : { change }),
    values: Object.fromEntries(
      Object.entries(result.values).map(([id, { value, unit, formatted }]) => [
        id,
        { value: plain(value), unit, shown: formatted },
      ]),
    ),
    trace: result.trace.map(reportStep),
    sources: result.sources.map(reportSource),
    ...(refusal === null ? {} : { refused: reportRefusal(refusal) }),
    banners: result.banners.map(({ kind, sources }) => ({ kind, about: sources.map(({ label }) => label) })),
    warnings,
    blanks,
    notCovered: result.notCovered,
    mayChange: result.mayChange,
    nextSteps: result.nextSteps.map((step) => ({ ...step, carry: plain(step.carry) })),
    today: isoDate(page.context.today),
  };
};
