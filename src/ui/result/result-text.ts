import { result as words } from "../../i18n/english-only/result.ts";
import type { WarningView } from "../../model/form-view.ts";
import type { LawSource, ToolResult, TraceStep } from "../../model/tool-result.ts";
import { lawLine } from "../../text/words/law-words.ts";
import { bannerWords } from "./law/banner-words.ts";
import { certaintyText, resultCertainty } from "./law/certainty-text.ts";
import { formatIsoDate } from "./law/format-iso-date.ts";
import type { JurisdictionNames } from "./law/law-list.tsx";
import { lawValueText } from "./law/law-value-text.ts";
import { calculationLine } from "./calculation-line.ts";

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
  const { label, place, cite, href, from, to, replacesEarlier, checked, official, note } = source;
  const parts = [
    `${label} (${names(place)}): ${lawValueText(source)}`,
    cite,
    from === null ? null : words.inForce(formatIsoDate(from), to === null ? null : formatIsoDate(to), replacesEarlier),
    certaintyText(source),
    checked === null ? null : words.checked(formatIsoDate(checked)),
    href ?? (official === null ? null : `${words.officialHelp} ${official}`),
    note,
  ];
  return parts.filter((one) => one !== null).join("; ");
};

const stepLine = (step: TraceStep): string => {
  const { label, shown, figures, value } = step;
  if (figures === "" || figures === shown) return `${label}: ${shown}`;
  return typeof value === "boolean" ? `${label}: ${shown}. ${figures}.` : `${label}: ${calculationLine(step)}`;
};

/** How certain the result is; omitted if a banner already says so. */
const certaintyLines = ({ banners, sources }: ToolResult): readonly string[] => {
  const certainty = banners.some(({ kind }) => kind === "secondary") ? null : resultCertainty(sources);
  const notices = banners.map(bannerWords).map(({ title, text }) => `${title}. ${text}`);
  return certainty === null ? notices : [`${certainty}.`, ...notices];
};

/** A result as plain text: answer, answers given, steps, law, what is not covered. */
export const resultText = (found: ToolResult, { title, answerTexts, day, names, warnings }: ResultTextInput): string =>
  [
    `${title} (${formatIsoDate(day)})`,
    "",
    ...(found.verdict === null ? [] : [words.verdicts[found.verdict]]),
    found.answer,
    ...(found.change === null ? [] : [found.change]),
    ...(found.refused?.official == null ? [] : [`${words.officialHelp} ${found.refused.official}`]),
    ...certaintyLines(found),
    ...section(
      words.warnings,
      warnings.flatMap(({ text, law = [] }) => [text, ...law.map((fact) => lawLine(fact, "en"))]),
    ),
    ...section(
      words.answers,
      [...answerTexts].map(([label, text]) => `${label}: ${text}`),
    ),
    ...section(words.workings, found.trace.map(stepLine)),
    ...found.charts.flatMap(({ say, parts }) =>
      section(
        say,
        parts.map(({ label, shown }) => `${label}: ${shown}`),
      ),
    ),
    ...section(
      words.sources,
      found.sources.map((source) => sourceLine(source, names)),
    ),
    ...section(words.notCovered, found.notCovered),
    "",
  ].join("\n");
