import type { ReactNode } from "react";
import type { Inline, Table } from "../../model/document.ts";
import { InlineView } from "./inline-view.tsx";
import type { PreviewLinks } from "./preview-links.ts";

/** A table of the document; a wide one scrolls inside itself, never the page. */
export function TableView({ block, links }: { block: Table; links: PreviewLinks }): ReactNode {
  const cells = (row: readonly (readonly Inline[])[]): ReactNode =>
    row.map((cell, index) => (
      <td key={index} className={block.columns[index]?.align === "end" ? "text-end tabular-nums" : "text-start"}>
        <InlineView content={cell} links={links} />
      </td>
    ));
  return (
    <div data-block={block.id} className="doc-table">
      <table>
        <thead>
          <tr>
            {block.columns.map((column, index) => (
              <th key={index} scope="col" className={column.align === "end" ? "text-end" : "text-start"}>
                <InlineView content={column.title} links={links} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>{cells(row)}</tr>
          ))}
        </tbody>
        {block.total && (
          <tfoot>
            <tr>{cells(block.total)}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
