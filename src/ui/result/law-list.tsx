import { memo } from "react";
import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { LawSource } from "../../model/tool-result.ts";
import { certaintyText } from "./certainty-text.ts";
import { CiteLine } from "./cite-line.tsx";
import { sayDay } from "./say-day.ts";
import { shownLaw } from "./shown-law.ts";

/** Every value of the law the result rests on: citation, place, days in force, day of reading, words that were read. */
export const LawList = memo(function LawList({
  sources,
  names,
}: {
  readonly sources: readonly LawSource[];
  readonly names: PlaceNames;
}): ReactNode {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="result-law" className="grid gap-4 print:block">
      <h2 id="result-law">{words.sources}</h2>
      <ul className="rounded-lg border border-rule bg-paper shadow-paper print:mt-1 print:columns-2 print:gap-4 print:border-0 print:shadow-none">
        {sources.map((source, at) => (
          <Source
            key={[source.topic, source.column, source.place, source.from].join(" ")}
            source={source}
            names={names}
            isKnown={sources.slice(0, at).some(({ href }) => href === source.href)}
          />
        ))}
      </ul>
    </section>
  );
});

/** Says the name of a place ("US-CA" is "California"). */
export type PlaceNames = (code: string) => string;

type SourceProps = {
  readonly source: LawSource;
  readonly names: PlaceNames;
  /** Its address was given before. */
  readonly isKnown: boolean;
};

function Source({ source, names, isKnown }: SourceProps): ReactNode {
  const { label, place, cite, href, quote, from, to, replacesEarlier, checked, note, official } = source;
  const dates = [
    from === null ? null : words.inForce(sayDay(from), to === null ? null : sayDay(to), replacesEarlier),
    certaintyText(source),
    checked === null ? null : words.checked(sayDay(checked)),
  ].filter((one) => one !== null);
  return (
    <li className="grid gap-1 break-inside-avoid border-rule p-4 print:gap-0 print:p-1 not-first:border-t">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-medium">
          {label} ({names(place)})
        </span>
        <span className="tabular-nums">{shownLaw(source)}</span>
      </p>
      {cite !== null && <CiteLine cite={cite} href={href} isKnown={isKnown} />}
      {quote !== null && (
        <blockquote className="max-w-prose border-s-2 border-rule ps-3 text-sm text-soft">“{quote}”</blockquote>
      )}
      <p className="text-sm text-soft">{dates.join(". ")}.</p>
      {note !== null && <p className="max-w-prose text-sm">{note}</p>}
      {cite === null && official !== null && <CiteLine cite={words.readText} href={official} />}
    </li>
  );
}
