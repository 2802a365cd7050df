import type { MouseEvent, ReactNode } from "react";
import type { Inline } from "../../model/document.ts";
import type { PreviewLinks } from "./preview-links.ts";

/** Words of a document as React text: answers lead to their questions, references to their clauses. */
export function InlineView({ content, links }: { content: readonly Inline[]; links: PreviewLinks }): ReactNode {
  return content.map((inline, index) => <One key={index} inline={inline} links={links} />);
}

function One({ inline, links }: { inline: Inline; links: PreviewLinks }): ReactNode {
  switch (inline.type) {
    case "text":
      return inline.text;
    case "strong":
      return (
        <strong>
          <InlineView content={inline.content} links={links} />
        </strong>
      );
    case "term":
      return <dfn className="font-bold not-italic">{inline.text}</dfn>;
    case "value":
      return <Answer field={inline.field} text={inline.text} links={links} />;
    case "blank":
      return <Blank field={inline.field} label={inline.label} links={links} />;
    case "reference":
      return inline.before + inline.number + inline.after;
  }
}

const ANSWER =
  "[unicode-bidi:isolate] rounded-sm underline decoration-sheet-rule decoration-dotted decoration-1 underline-offset-[0.22em] hover:bg-sheet-changed hover:decoration-sheet-ink";

function Answer({ field, text, links }: { field: string | undefined; text: string; links: PreviewLinks }): ReactNode {
  if (field === undefined) return text;
  return (
    <a href={links.href(field)} className={ANSWER} onClick={(event) => follow(event, field, links)}>
      {text}
    </a>
  );
}

const BLANK =
  "rounded-sm bg-sheet-blank px-1 box-decoration-clone underline decoration-1 underline-offset-[0.22em] hover:bg-sheet-changed";

function Blank(props: { field: string | undefined; label: string; links: PreviewLinks }): ReactNode {
  const { field, label, links } = props;
  const gap = `[${label}]`;
  if (field === undefined) return <span className={BLANK}>{gap}</span>;
  return (
    <a href={links.href(field)} className={BLANK} onClick={(event) => follow(event, field, links)}>
      {gap}
    </a>
  );
}

/** A plain click moves inside the form; with a modifier the address opens as any link does. */
function follow(event: MouseEvent, field: string, links: PreviewLinks): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  links.open(field);
}
