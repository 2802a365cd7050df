import type { ReactNode } from "react";
import type { ReplyCitation } from "../../../engine/assistant/conversation.ts";
import { citationText, splitCitations } from "../conversation/transcript.ts";
import type { ReplyProps } from "./reply-props.ts";

type Props = Pick<ReplyProps, "reply" | "labels" | "language"> & {
  /** Whether the text says how and when the source was read. */
  readonly isDated?: boolean;
};

const CONFIRMED = "confirmed";

/** Each law once: where its values were read in different ways, as the least certain of them was. */
const oncePerLaw = (sources: readonly ReplyCitation[]): readonly ReplyCitation[] => {
  const byCite = new Map<string, ReplyCitation>();
  for (const source of sources) {
    const known = byCite.get(source.cite);
    if (!known) byCite.set(source.cite, source);
    else if (known.grade === CONFIRMED) byCite.set(source.cite, { ...source, href: known.href });
  }
  return [...byCite.values()];
};

/** Where a reply comes from, as one quiet line for each source. */
export const Sources = ({ reply, labels, language, isDated = false }: Props): ReactNode => {
  const sources = oncePerLaw(splitCitations(reply.citations).sources);
  if (sources.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-x-2 text-xs text-soft">
      <p className="font-semibold">{labels.sources}</p>
      <ul className="grid min-w-0 grow basis-64 gap-0.5">
        {sources.map((source) => (
          <li key={source.cite}>
            {source.href === null ? source.cite : <a href={source.href}>{source.cite}</a>}
            {!isDated && <span>, {citationText(source, labels, language)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};
