import { memo, useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Block, LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { outputMessages } from "../../i18n/output.ts";
import { BlockView } from "./block-view.tsx";
import { createRunGrouper } from "./block-runs.ts";
import type { BlockRun } from "./block-runs.ts";
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
  readonly links: Omit<PreviewLinks, "hasParts">;
  /** Path of the question that has the focus; its clause is marked and scrolled into view. */
  readonly focusedPath: string | null;
};

/** The current document, beside its questions. Not a live region, so that typing is never announced. */
export function DocumentPreview({ document, style, links, focusedPath: here }: PreviewProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const hasParts = document.blocks.some(({ type }) => type === "part");
  const all = useMemo(() => ({ ...links, hasParts }), [links, hasParts]);
  const find = useMemo(() => (here === null ? null : createBlockFinder(here)), [here]);
  const found = useMemo(() => find?.(document) ?? null, [find, document]);
  const inner = found?.inner ?? null;
  // Depend only on the block: reading layout after every keystroke would force a reflow.
  useEffect(() => {
    if (inner !== null && frame.current) scrollWithin(frame.current, inner);
  }, [inner]);
  useChangeTints(frame, document);
  // A keystroke compares a few runs and renders one of them.
  const [group] = useState(createRunGrouper);
  const runs = useMemo(() => group(document.blocks), [group, document.blocks]);
  const page = useMemo(() => pageVariables(style, document.language), [style, document.language]);
  return (
    <section
      ref={frame}
      aria-label={outputMessages(links.locale).documentPreview}
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
          {runs.map((run) => {
            const isHere = found !== null && run.keys.includes(found.top);
            return <Run key={run.key} run={run} links={all} here={isHere ? found.top : null} />;
          })}
        </div>
      </div>
    </section>
  );
}

type RunProps = { readonly run: BlockRun; readonly links: PreviewLinks; readonly here: string | null };

const Run = memo(function Run({ run, links, here }: RunProps): ReactNode {
  return run.keys.map((key, index) => {
    const block = run.blocks[index];
    return block && <TopBlock key={key} block={block} links={links} isHere={key === here} />;
  });
});

type TopBlockProps = { readonly block: Block; readonly links: PreviewLinks; readonly isHere: boolean };

/** A block with its margin line; memoized while nothing in it changes. */
const TopBlock = memo(function TopBlock({ block, links, isHere }: TopBlockProps): ReactNode {
  return (
    <div className="doc-block" data-here={isHere || undefined}>
      <BlockView block={block} links={links} />
    </div>
  );
});
