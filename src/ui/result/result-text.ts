import { result as words } from "../../i18n/en/result.ts";
import type { LawSource, ToolResult } from "../../model/tool-result.ts";
import { bannerWords } from "./banner-words.ts";
import { certaintyText, resultCertainty } from "./certainty-text.ts";
import { sayDay } from "./say-day.ts";
import { shownLaw } from "./shown-law.ts";

type About = {
  readonly title: string;
  /** The answers in words, by question. */
  readonly said: ReadonlyMap<string, string>;
  /** ISO day of the result. */
  readonly day: string;
};

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", heading, ...lines];

const sourceLine = (source: LawSource): string => {
  const { label, cite, href, from, to, replacesEarlier, checked } = source;
  const said = [
    `${label}: ${shownLaw(source)}`,
    cite,
    from === null ? null : words.inForce(sayDay(from), to === null ? null : sayDay(to), replacesEarlier),
    certaintyText(source),
    checked === null ? null : words.checked(sayDay(checked)),
    href,
  ];
  return said.filter((one) => one !== null).join("; ");
};

/** How sure we are, said once: by the notices where something weakens the result. */
const certaintyLines = ({ banners, sources }: ToolResult): readonly string[] => {
  const certainty = banners.some(({ kind }) => kind === "secondary") ? null : resultCertainty(sources);
  const notices = banners.map(bannerWords).map(({ title, text }) => `${title}. ${text}`);
  return certainty === null ? notices : [`${certainty}.`, ...notices];
};

/** A result as plain text: answer, answers given, steps, law, what is not covered. */
export const resultText = (found: ToolResult, { title, said, day }: About): string =>
  [
    `${title} (${sayDay(day)})`,
    "",
    ...(found.verdict === null ? [] : [words.verdicts[found.verdict]]),
    found.answer,
    ...(found.change === null ? [] : [found.change]),
    ...certaintyLines(found),
    ...section(
      words.answers,
      [...said].map(([label, text]) => `${label}: ${text}`),
    ),
    ...section(
      words.workings,
      found.trace.map(({ label, shown, figures }) =>
        figures === "" || figures === shown ? `${label}: ${shown}` : `${label}: ${figures} = ${shown}`,
      ),
    ),
    ...found.charts.flatMap(({ say, parts }) =>
      section(
        say,
        parts.map(({ label, shown }) => `${label}: ${shown}`),
      ),
    ),
    ...section(words.sources, found.sources.map(sourceLine)),
    ...section(words.notCovered, found.notCovered),
    "",
  ].join("\n");
