import { CircleHelp } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { Clause } from "../../model/document.ts";
import { stepsWords } from "../../i18n/steps.ts";
import { inlineText } from "../../text/inline-text.ts";
import { ClauseNotes } from "./clause-notes.tsx";
import { InlineView } from "./inline-view.tsx";
import type { PreviewLinks } from "./preview-links.ts";

type Props = { readonly block: Clause; readonly links: PreviewLinks; readonly children: ReactNode };

/** A numbered clause with its sub-clauses; each offers its meaning and the reason it stands here. */
export function ClauseView({ block, links, children }: Props): ReactNode {
  const Heading = block.level === 1 && !links.divided ? "h3" : "h4";
  return (
    <section
      data-block={block.id}
      data-titled={block.title !== undefined}
      className={block.conspicuous ? "doc-clause font-bold" : "doc-clause"}
      data-first={block.fields[0]}
    >
      {block.title ? (
        <Heading className="doc-heading">
          <span className="doc-number">{block.number}</span> <InlineView content={block.title} links={links} />
        </Heading>
      ) : (
        block.number !== "" && <span className="doc-number">{block.number}</span>
      )}{" "}
      {(block.level === 1 || block.plain !== undefined) && <Notes block={block} links={links} />}
      <div className="doc-body">{children}</div>
    </section>
  );
}

function Notes({ block, links }: Omit<Props, "children">): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const words = stepsWords(links.locale);
  // The words stand beside a main heading; below it a sign is enough.
  const isMain = block.level === 1 && block.title !== undefined;
  return (
    <div data-aside className="doc-aside">
      <button
        type="button"
        className={isMain ? "doc-ask" : "doc-ask-icon"}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={words.aboutClause([block.number, inlineText(block.title ?? [])].filter(Boolean).join(" "))}
        onClick={() => setOpen(!isOpen)}
      >
        {isMain ? words.whatThisMeans : <CircleHelp aria-hidden className="size-4" />}
      </button>
      <div id={panel} hidden={!isOpen} className="doc-notes-panel">
        {isOpen && <ClauseNotes block={block} links={links} />}
      </div>
    </div>
  );
}
