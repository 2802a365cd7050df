import { memo, useEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import type { Block, LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { outputWords } from "../../i18n/output.ts";
import { BlockView } from "./block-view.tsx";
import { blockKey } from "./block-key.ts";
import "./document.css";
import { pageVariables } from "./page-variables.ts";
import { openClickedQuestion } from "./preview-click.ts";
import type { PreviewLinks } from "./preview-links.ts";
import { createBlockFinder } from "./find-block.ts";
import { scrollWithin } from "./scroll-within.ts";
import { useChangeTints } from "./use-change-tints.ts";

export type PreviewProps = {
  readonly document: LegalDocument;
  readonly style: PageStyle;
  readonly links: Omit<PreviewLinks, "divided">;
  /** Path of the question that has the focus; its clause is marked and scrolled into view. */
  readonly here: string | null;
};

/** The current document, beside its questions. Not a live region, so that typing is never announced. */
export function DocumentPreview({ document, style, links, here }: PreviewProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const divided = document.blocks.some(({ type }) => type === "part");
  const all = useMemo(() => ({ ...links, divided }), [links, divided]);
  const find = useMemo(() => (here === null ? null : createBlockFinder(here)), [here]);
  const found = useMemo(() => find?.(document) ?? null, [find, document]);
  const inner = found?.inner ?? null;
  // Depend only on the block: reading layout after every keystroke would force a reflow.
  useEffect(() => {
    if (inner !== null && frame.current) scrollWithin(frame.current, inner);
  }, [inner]);
  useChangeTints(frame, document);
  const page = useMemo(() => pageVariables(style, document.language), [style, document.language]);
  return (
    <section
      ref={frame}
      aria-label={outputWords(links.locale).documentPreview}
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
          onClick={(event) => openClickedQuestion(event, all)}
        >
          {document.blocks.map((block, index) => {
            const key = blockKey(block, index);
            return <TopBlock key={key} block={block} links={all} isHere={key === found?.top} />;
          })}
        </div>
      </div>
    </section>
  );
}

type TopBlockProps = { readonly block: Block; readonly links: PreviewLinks; readonly isHere: boolean };

/** A block with its margin line; memoized while nothing in it changes. */
const TopBlock = memo(function TopBlock({ block, links, isHere }: TopBlockProps): ReactNode {
  return (
    <div className="doc-block" data-here={isHere || undefined}>
      <BlockView block={block} links={links} />
    </div>
  );
});
