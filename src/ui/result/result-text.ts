import { result as messages } from "../../i18n/english-only/result.ts";
import type { WarningView } from "../../model/form-view.ts";
import type { LawSource, ToolResult, TraceStep } from "../../model/tool-result.ts";
import { lawLine } from "../../text/words/law-words.ts";
import { shownOutcome } from "./text/outcome.ts";
import { staleText } from "./law/stale-text.ts";
import { certaintySentence, certaintyText } from "./law/certainty-text.ts";
import { formatIsoDate } from "./law/format-iso-date.ts";
import type { JurisdictionNames } from "./law/law-list.tsx";
import { officialPageFor } from "./law/official-page.ts";
import { lawValueText } from "./law/law-value-text.ts";
import { calculationLine } from "./working/calculation-line.ts";

type ResultTextInput = {
  readonly title: string;
  /** The answers in words, by question. */
  readonly answerTexts: ReadonlyMap<string, string>;
  /** ISO day of the result. */
  readonly day: string;
  readonly names: JurisdictionNames;
  /** The form's warnings with the law behind them. */
  readonly warnings: readonly WarningView[];
};

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", heading, ...lines];

const sourceLine = (source: LawSource, names: JurisdictionNames): string => {
  const { label, jurisdiction, cite, href, inForceFrom, inForceTo, replacesEarlier, checked, note } = source;
  const official = officialPageFor(source);
  const parts = [
    `${label} (${names(jurisdiction)}): ${lawValueText(source)}`,
    cite,
    inForceFrom === null
      ? null
      : messages.inForce(
          formatIsoDate(inForceFrom),
          inForceTo === null ? null : formatIsoDate(inForceTo),
          replacesEarlier,
        ),
    certaintyText(source),
    checked === null ? null : messages.checked(formatIsoDate(checked)),
    href,
    official !== null ? `${messages.officialHelp} ${official}` : null,
    note,
  ];
  return parts.filter((part) => part !== null).join("; ");
};

const stepLine = (step: TraceStep): string => {
  const { label, formatted, figures, value } = step;
  if (figures === "" || figures === formatted) return `${label}: ${formatted}`;
  return typeof value === "boolean" ? `${label}: ${formatted}. ${figures}.` : `${label}: ${calculationLine(step)}`;
};

/** How certain the result is, and which of its law was due for another reading. */
const certaintyLines = (found: ToolResult): readonly string[] => {
  const stale = staleText(found);
  return [certaintySentence(found), ...(stale === null ? [] : [`${messages.staleTitle}. ${stale}`])];
};

/** A result as plain text: answer, answers given, steps, law, what is not covered. */
export const resultText = (
  found: ToolResult,
  { title, answerTexts, day, names, warnings }: ResultTextInput,
): string => {
  const outcome = shownOutcome(found);
  return [
    `${title} (${formatIsoDate(day)})`,
    "",
    ...(outcome === null ? [] : [outcome.text]),
    found.answer,
    ...(found.why === null ? [] : [found.why]),
    ...(found.change === null ? [] : [found.change]),
    ...(found.refusal?.official == null ? [] : [`${messages.officialHelp} ${found.refusal.official}`]),
    ...certaintyLines(found),
    ...section(
      messages.warnings,
      warnings.flatMap(({ text, law = [] }) => [text, ...law.map((fact) => lawLine(fact, "en"))]),
    ),
    ...section(
      messages.answers,
      [...answerTexts].map(([label, text]) => `${label}: ${text}`),
    ),
    ...section(messages.workings, found.trace.filter(({ hidden }) => !hidden).map(stepLine)),
    ...found.charts.flatMap(({ say, parts }) =>
      section(
        say,
        parts.map(({ label, formatted }) => `${label}: ${formatted}`),
      ),
    ),
    ...section(
      messages.sources,
      found.sources.map((source) => sourceLine(source, names)),
    ),
    ...section(messages.notCovered, found.notCovered),
    "",
  ].join("\n");
};
