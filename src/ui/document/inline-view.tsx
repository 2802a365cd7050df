import type { ReactNode } from "react";
import type { Inline } from "../../model/document.ts";
import { blankLine } from "../../text/words/blank-line.ts";
import type { PreviewLinks } from "./preview-links.ts";

/** Words of a document as React text: answers lead to their questions, references to their clauses. */
export function InlineView({ content, links }: { content: readonly Inline[]; links: PreviewLinks }): ReactNode {
  return inlineNodes(content, links);
}

/** The same to call where a component for each line would cost too much. */
export const inlineNodes = (content: readonly Inline[], links: PreviewLinks): ReactNode =>
  content.map((inline, index) => shown(inline, index, links));

// Called, not rendered: a document of twenty pages has some thousand of these.
function shown(inline: Inline, key: number, links: PreviewLinks): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "strong":
      return (
        <strong key={key}>
          <InlineView content={inline.content} links={links} />
        </strong>
      );
    case "term":
      return (
        <dfn key={key} className="font-bold not-italic">
          {inline.text}
        </dfn>
      );
    case "value":
      return toQuestion(key, ANSWER, inline.text, inline.field, links) ?? inline.text;
    case "blank":
      return blank(inline, key, links);
    case "reference":
      return inline.before + inline.number + inline.after;
    default:
      return inline satisfies never;
  }
}

/** A line to write on. As a link it is labeled with its question, because screen readers skip underscores. */
function blank(inline: Extract<Inline, { readonly type: "blank" }>, key: number, links: PreviewLinks): ReactNode {
  const { field, label } = inline;
  const gap = blankLine(inline);
  if (field === undefined)
    return (
      <span key={key} className={BLANK}>
        {gap}
      </span>
    );
  return (
    <a key={key} href={links.href(field)} data-answer={field} className={BLANK} aria-label={label}>
      {gap}
    </a>
  );
}

/** A link to the question behind some words; null where there is none. */
function toQuestion(
  key: number,
  look: string,
  words: string,
  field: string | undefined,
  links: PreviewLinks,
): ReactNode {
  if (field === undefined) return null;
  return (
    <a key={key} href={links.href(field)} data-answer={field} className={look}>
      {words}
    </a>
  );
}

const ANSWER =
  "[unicode-bidi:isolate] rounded-sm underline decoration-sheet-rule decoration-dotted decoration-1 underline-offset-[0.22em] hover:bg-sheet-changed hover:decoration-sheet-ink";

const BLANK =
  "rounded-sm bg-sheet-blank px-1 box-decoration-clone underline decoration-1 underline-offset-[0.22em] hover:bg-sheet-changed";
