import { memo } from "react";
import type { ReactNode } from "react";
import type { Block, ClauseBlock } from "../../model/document.ts";
import { ClauseView } from "./clause-view.tsx";
import { InlineView } from "./inline-view.tsx";
import { keyOf } from "./key-of.ts";
import type { PreviewLinks } from "./preview-links.ts";
import { NotarialView, SignatureView } from "./signature-view.tsx";
import { TableView } from "./table-view.tsx";
import { useTint } from "./use-tint.ts";

export type BlockProps<B> = { readonly block: B; readonly links: PreviewLinks };

/**
 * One block of a document. Assembly hands back the same object for a block that did not change, so an unchanged
 * block is not rendered again.
 */
export const BlockView = memo(function BlockView({ block, links }: BlockProps<Block | ClauseBlock>): ReactNode {
  switch (block.type) {
    case "title":
      return (
        <h2 data-block="title" className="doc-title">
          <InlineView content={block.content} links={links} />
        </h2>
      );
    case "heading":
      return (
        <h3 data-block={block.id} className="doc-heading">
          <InlineView content={block.content} links={links} />
        </h3>
      );
    case "part":
      return (
        <h3 data-block={block.id} className="doc-heading doc-part">
          <span>{block.label}</span> <InlineView content={block.content} links={links} />
        </h3>
      );
    case "paragraph":
      return <Paragraph block={block} links={links} />;
    case "recital":
      return <Recital block={block} links={links} />;
    case "clause":
      return (
        <ClauseView block={block} links={links}>
          <Blocks blocks={block.blocks} links={links} />
        </ClauseView>
      );
    case "list":
      return <Items block={block} links={links} />;
    case "table":
      return <TableView block={block} links={links} />;
    case "schedule":
      return <Schedule block={block} links={links} />;
    case "signature":
      return <SignatureView block={block} links={links} />;
    case "notarial":
      return <NotarialView block={block} links={links} />;
    case "pageBreak":
      return <hr className="doc-break" aria-hidden="true" />;
  }
});

function Blocks({ blocks, links }: { blocks: readonly (Block | ClauseBlock)[]; links: PreviewLinks }): ReactNode {
  return blocks.map((block, index) => <BlockView key={keyOf(block, index)} block={block} links={links} />);
}

type Of<T> = Extract<Block | ClauseBlock, { readonly type: T }>;

function Paragraph({ block, links }: BlockProps<Of<"paragraph">>): ReactNode {
  const tint = useTint<HTMLParagraphElement>(block, links);
  return (
    <p ref={tint} data-block={block.id}>
      <InlineView content={block.content} links={links} />
    </p>
  );
}

function Recital({ block, links }: BlockProps<Of<"recital">>): ReactNode {
  const tint = useTint<HTMLDivElement>(block, links);
  return (
    <div ref={tint} data-block={block.id} className="doc-numbered">
      <span className="doc-number">{block.number}</span>{" "}
      <p>
        <InlineView content={block.content} links={links} />
      </p>
    </div>
  );
}

function Items({ block, links }: BlockProps<Of<"list">>): ReactNode {
  const tint = useTint<HTMLDivElement>(block, links);
  return (
    <div ref={tint} data-block={block.id} className="doc-items">
      {block.items.map((item, index) => (
        <div key={index} className="doc-numbered">
          <span className="doc-number">{item.number}</span>{" "}
          <p>
            <InlineView content={item.content} links={links} />
          </p>
        </div>
      ))}
    </div>
  );
}

function Schedule({ block, links }: BlockProps<Of<"schedule">>): ReactNode {
  return (
    <section data-block={block.id} className="doc-schedule">
      <h3 className="doc-heading">
        <span>{block.label}</span> <InlineView content={block.title} links={links} />
      </h3>
      <Blocks blocks={block.blocks} links={links} />
    </section>
  );
}
