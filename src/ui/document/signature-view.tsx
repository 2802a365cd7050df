import type { ReactNode } from "react";
import type { Notarial, Signature, SignatureLine } from "../../model/document.ts";
import { InlineView } from "./inline-view.tsx";
import type { PreviewLinks } from "./preview-links.ts";

/** The lines one signer fills in. */
export function SignatureView({ block, links }: { block: Signature; links: PreviewLinks }): ReactNode {
  return (
    <div data-block={block.id} className="doc-signature">
      {block.heading && (
        <p className="font-bold">
          <InlineView content={block.heading} links={links} />
        </p>
      )}
      <Lines lines={block.lines} links={links} />
      {block.seal && <p className="doc-seal">{block.seal}</p>}
    </div>
  );
}

/** A notarial certificate, with the boxed notice that some states require. */
export function NotarialView({ block, links }: { block: Notarial; links: PreviewLinks }): ReactNode {
  return (
    <div data-block={block.id} className="doc-notarial">
      {block.notice && (
        <p className="doc-notice">
          <InlineView content={block.notice} links={links} />
        </p>
      )}
      {block.paragraphs.map((paragraph, index) => (
        <p key={index}>
          <InlineView content={paragraph} links={links} />
        </p>
      ))}
      <Lines lines={block.lines} links={links} />
    </div>
  );
}

function Lines({ lines, links }: { lines: readonly SignatureLine[]; links: PreviewLinks }): ReactNode {
  return lines.map((line, index) =>
    line.type === "seal" ? (
      <p key={index} className="doc-seal-space">
        {line.label}
      </p>
    ) : line.type === "rule" ? (
      <p key={index} className="doc-rule">
        <span>{line.label}</span>
      </p>
    ) : (
      <p key={index} className="doc-line">
        {line.label && <span>{line.label} </span>}
        <InlineView content={line.content} links={links} />
      </p>
    ),
  );
}
