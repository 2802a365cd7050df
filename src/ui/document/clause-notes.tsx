import type { ReactNode } from "react";
import type { Clause } from "../../model/document.ts";
import { outputMessages } from "../../i18n/output.ts";
import type { PreviewLinks } from "./preview-links.ts";

/** Explains a clause in plain words, and why it is included. */
export function ClauseNotes({ block, links }: { block: Clause; links: PreviewLinks }): ReactNode {
  const messages = outputMessages(links.locale);
  const reasons = links.why(block.id);
  const first = block.fields[0];
  return (
    <div className="doc-notes" lang={links.locale}>
      {block.plain && (
        <>
          <p className="font-bold">{messages.whatThisMeans}</p>
          <p>{block.plain}</p>
        </>
      )}
      <p className="font-bold">{messages.whyItIsHere}</p>
      {reasons.map((reason, index) => (
        <p key={index}>{reason.href ? <a href={reason.href}>{reason.text}</a> : reason.text}</p>
      ))}
      {first !== undefined && (
        <p>
          <a
            href={links.href(first)}
            onClick={(event) => {
              event.preventDefault();
              links.open(first);
            }}
          >
            {messages.goToQuestion}
          </a>
        </p>
      )}
    </div>
  );
}
