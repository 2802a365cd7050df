import { memo, useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import type { Block, LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { stepsWords } from "../../i18n/steps.ts";
import { BlockView } from "./block-view.tsx";
import { keyOf } from "./key-of.ts";
import "./document.css";
import { pageVariables } from "./page-variables.ts";
import { leadToQuestion } from "./preview-click.ts";
import type { PreviewLinks } from "./preview-links.ts";
import { findBlock } from "./find-block.ts";
import { scrollWithin } from "./scroll-within.ts";

export type PreviewProps = {
  readonly document: LegalDocument;
  readonly style: PageStyle;
  readonly links: Omit<PreviewLinks, "settled" | "divided">;
  /** Path of the question that has the focus; its clause is marked and scrolled into view. */
  readonly here: string | null;
};

/**
 * The document as it stands, beside its questions. It never speaks while the visitor types: the region is not live.
 */
export function DocumentPreview({ document, style, links, here }: PreviewProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const isSettled = useRef(false);
  useEffect(() => {
    isSettled.current = true;
  }, []);
  const divided = document.blocks.some(({ type }) => type === "part");
  const all = useMemo(() => ({ ...links, divided, settled: () => isSettled.current }), [links, divided]);
  const found = useMemo(() => (here === null ? null : findBlock(document, here)), [document, here]);
  const inner = found?.inner ?? null;
  // Keyed by the block alone: typing changes the document, and looking where things are makes the browser lay it out.
  useEffect(() => {
    if (inner !== null && frame.current) scrollWithin(frame.current, inner);
  }, [inner]);
  const page = useMemo(() => pageVariables(style, document.language), [style, document.language]);
  return (
    <section
      ref={frame}
      aria-label={stepsWords(links.locale).documentPreview}
      tabIndex={0}
      className="doc-frame"
      data-print="document"
    >
      <div className="doc-sheet">
        <div
          className="doc-page"
          lang={document.language}
          style={page}
          data-paper={style.paper}
          onClick={(event) => leadToQuestion(event, all)}
        >
          {document.blocks.map((block, index) => {
            const key = keyOf(block, index);
            return <TopBlock key={key} block={block} links={all} isHere={key === found?.top} />;
          })}
        </div>
      </div>
    </section>
  );
}

type TopBlockProps = { readonly block: Block; readonly links: PreviewLinks; readonly isHere: boolean };

/** A block with its margin line; passed over as a whole while nothing in it changes. */
const TopBlock = memo(function TopBlock({ block, links, isHere }: TopBlockProps): ReactNode {
  return (
    <div className="doc-block" data-here={isHere || undefined}>
      <BlockView block={block} links={links} />
    </div>
  );
});
