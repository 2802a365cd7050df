import { useId, useState } from "react";
import type { ReactNode } from "react";
import type { ClauseStyle } from "../../model/clause-style.ts";
import type { Clause, ClauseBlock } from "../../model/document.ts";
import { outputMessages } from "../../i18n/output.ts";
import { inlineText } from "../../text/templates/inline-text.ts";
import { blockKey } from "./block-key.ts";
import { ClauseNotes } from "./clause-notes.tsx";
import { inlineNodes } from "./inline-view.tsx";
import type { PreviewLinks } from "./preview-links.ts";

type Props = { readonly block: Clause; readonly links: PreviewLinks };
type RenderBlock = (block: ClauseBlock, key: string) => ReactNode;

/** The class for each property of a clause; null where the preview, which has no pages and one size, shows nothing. */
const CLASSES: { readonly [Key in keyof ClauseStyle]-?: string | null } = {
  conspicuous: "font-bold",
  minSize: null,
};

const classOf = ({ style }: Clause): string =>
  Object.entries(CLASSES).reduce(
    (all, [key, own]) => (own !== null && style[key as keyof ClauseStyle] ? `${all} ${own}` : all),
    "doc-clause",
  );

/**
 * A numbered clause with its subclauses; each offers its meaning and why it is included.
 *
 * Called, not rendered: a long document has a thousand of these, and every component between costs memory and time.
 */
export function clauseView(block: Clause, links: PreviewLinks, renderBlock: RenderBlock): ReactNode {
  const Heading = block.level === 1 && !links.hasParts ? "h3" : "h4";
  return (
    <section
      data-block={block.id}
      data-titled={block.title !== undefined}
      className={classOf(block)}
      data-first={block.fields[0]}
    >
      {block.title ? (
        <Heading className="doc-heading">
          {`${block.number} `}
          {inlineNodes(block.title, links)}
        </Heading>
      ) : (
        // No wrapper element: in the grid of a subclause, the text is the first column.
        block.number !== "" && `${block.number} `
      )}
      {links.clauseAction?.(block) ??
        ((block.level === 1 || block.plain !== undefined) && <Notes block={block} links={links} />)}
      {bodyOf(block, links, renderBlock)}
    </section>
  );
}

/** A single paragraph is the body itself. */
function bodyOf({ blocks }: Clause, links: PreviewLinks, renderBlock: RenderBlock): ReactNode {
  const [only] = blocks;
  if (blocks.length === 1 && only?.type === "paragraph") {
    return (
      <p data-block={only.id} className="doc-body">
        {inlineNodes(only.content, links)}
      </p>
    );
  }
  return <div className="doc-body">{blocks.map((inner, index) => renderBlock(inner, blockKey(inner, index)))}</div>;
}

function Notes({ block, links }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const messages = outputMessages(links.locale);
  return (
    <div data-aside className="doc-aside">
      <button
        type="button"
        className="doc-ask-icon doc-mark"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={messages.aboutClause([block.number, inlineText(block.title ?? [])].filter(Boolean).join(" "))}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div id={panel} className="doc-notes-panel">
          <ClauseNotes block={block} links={links} />
        </div>
      )}
    </div>
  );
}
