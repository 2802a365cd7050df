import { memo } from "react";
import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { LawSource } from "../../../model/tool-result.ts";
import { certaintyText } from "./certainty-text.ts";
import { CiteLine } from "./cite-line.tsx";
import { formatIsoDate } from "./format-iso-date.ts";
import { hostNameOf, officialPageFor } from "./official-page.ts";
import { lawValueText } from "./law-value-text.ts";

/** Every law value the result is based on: citation, jurisdiction, dates in force, date read, quoted words. */
export const LawList = memo(function LawList({
  sources,
  names,
}: {
  readonly sources: readonly LawSource[];
  readonly names: JurisdictionNames;
}): ReactNode {
  if (sources.length === 0) return null;
  return (
    <ul className="print:columns-2 print:gap-4">
      {sources.map((source, index) => (
        <Source
          key={[source.topic, source.column, source.jurisdiction, source.inForceFrom].join(" ")}
          source={source}
          names={names}
          isKnown={sources.slice(0, index).some(({ href }) => href === source.href)}
        />
      ))}
    </ul>
  );
});

/** The name of a jurisdiction ("US-CA" is "California"). */
export type JurisdictionNames = (code: string) => string;

type SourceProps = {
  readonly source: LawSource;
  readonly names: JurisdictionNames;
  /** Whether its address was already given. */
  readonly isKnown: boolean;
};

function Source({ source, names, isKnown }: SourceProps): ReactNode {
  const { label, jurisdiction, cite, href, quote, inForceFrom, inForceTo, replacesEarlier, checked, note } = source;
  const official = officialPageFor(source);
  const dates = [
    inForceFrom === null
      ? null
      : messages.inForce(
          formatIsoDate(inForceFrom),
          inForceTo === null ? null : formatIsoDate(inForceTo),
          replacesEarlier,
        ),
    certaintyText(source),
    checked === null ? null : messages.checked(formatIsoDate(checked)),
  ].filter((one) => one !== null);
  return (
    <li className="grid gap-1 break-inside-avoid border-rule py-3 print:gap-0 print:p-1 not-first:border-t">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-medium">
          {label} ({names(jurisdiction)})
        </span>
        <span className="tabular-nums">{lawValueText(source)}</span>
      </p>
      {cite !== null && <CiteLine cite={cite} href={href} isKnown={isKnown} />}
      {quote !== null && (
        <blockquote className="max-w-prose border-s-2 border-rule ps-3 text-sm text-soft">“{quote}”</blockquote>
      )}
      <p className="text-sm text-soft">{dates.join(". ")}.</p>
      {note !== null && <p className="max-w-prose text-sm">{note}</p>}
      {official !== null && <CiteLine cite={`${messages.officialHelp} ${hostNameOf(official)}`} href={official} />}
    </li>
  );
}
