import { result as words } from "../../i18n/en/result.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import { bannerText } from "./banner-text.ts";
import { sayDay } from "./say-day.ts";

type About = {
  readonly title: string;
  /** The answers in words, by question. */
  readonly said: ReadonlyMap<string, string>;
  /** ISO day of the result. */
  readonly day: string;
};

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", heading, ...lines];

/** A result as plain text: answer, answers given, steps, law, what is not covered. */
export const resultText = (found: ToolResult, { title, said, day }: About): string =>
  [
    `${title} (${sayDay(day)})`,
    "",
    ...(found.verdict === null ? [] : [words.verdicts[found.verdict]]),
    found.answer,
    ...(found.change === null ? [] : [found.change]),
    ...found.banners.map((banner) => bannerText(banner, found.verdict)),
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
    ...section(
      words.sources,
      found.sources.map(({ label, shown, cite, href, from, to, checked, status }) =>
        [
          `${label}: ${shown}`,
          cite,
          from === null ? null : words.inForce(sayDay(from), to === null ? null : sayDay(to)),
          checked === null ? null : words.checked(sayDay(checked)),
          words.statuses[status],
          href,
        ]
          .filter((one) => one !== null)
          .join("; "),
      ),
    ),
    ...section(words.notCovered, found.notCovered),
    "",
  ].join("\n");
