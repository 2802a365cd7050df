import { memo } from "react";
import type { ReactNode } from "react";
import type { AnyBlock, BlockOf } from "../../model/document.ts";
import { clauseView } from "./clause-view.tsx";
import { InlineView, inlineNodes } from "./inline-view.tsx";
import { blockKey } from "./block-key.ts";
import type { PreviewLinks } from "./preview-links.ts";
import { NotarialView, SignatureView } from "./signature-view.tsx";
import { TableView } from "./table-view.tsx";

export type BlockProps<B> = { readonly block: B; readonly links: PreviewLinks };

/**
 * One block of a document. Assembly returns the same object for an unchanged block, which is then not rendered again.
 */
export const BlockView = memo(function BlockView({ block, links }: BlockProps<AnyBlock>): ReactNode {
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
      return <p data-block={block.id}>{inlineNodes(block.content, links)}</p>;
    case "recital":
      return <Recital block={block} links={links} />;
    case "clause":
      return clauseView(block, links, (inner, key) => <BlockView key={key} block={inner} links={links} />);
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
    default:
      return block satisfies never;
  }
});

function Blocks({ blocks, links }: { blocks: readonly AnyBlock[]; links: PreviewLinks }): ReactNode {
  return blocks.map((block, index) => <BlockView key={blockKey(block, index)} block={block} links={links} />);
}

function Recital({ block, links }: BlockProps<BlockOf<"recital">>): ReactNode {
  return (
    <div data-block={block.id} className="doc-numbered">
      {`${block.number} `}
      <p>
        <InlineView content={block.content} links={links} />
      </p>
    </div>
  );
}

function Items({ block, links }: BlockProps<BlockOf<"list">>): ReactNode {
  return (
    <div data-block={block.id} className="doc-items">
      {block.items.map((item, index) => (
        <div key={index} className="doc-numbered">
          {`${item.number} `}
          <p>
            <InlineView content={item.content} links={links} />
          </p>
        </div>
      ))}
    </div>
  );
}

function Schedule({ block, links }: BlockProps<BlockOf<"schedule">>): ReactNode {
  return (
    <section data-block={block.id} className="doc-schedule">
      <h3 className="doc-heading">
        <span>{block.label}</span> <InlineView content={block.title} links={links} />
      </h3>
      <Blocks blocks={block.blocks} links={links} />
    </section>
  );
}
