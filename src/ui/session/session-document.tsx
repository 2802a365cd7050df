import { Pencil } from "lucide-react";
import { useMemo } from "react";
import { findUnit } from "../../engine/session/words/clause-units.ts";
import type { ClauseUnit } from "../../engine/session/words/clause-units.ts";
import { outputMessages } from "../../i18n/output.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { blockKey } from "../document/block-key.ts";
import { BlockView } from "../document/block-view.tsx";
import "../document/document.css";
import { pageVariables } from "../document/page-variables.ts";
import type { PreviewLinks } from "../document/preview-links.ts";
import { unitName } from "./unit-name.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly locale: string;
  readonly document: LegalDocument;
  readonly style: PageStyle;
  /** Opens the editor for a part; null while nothing can be changed. */
  readonly onPropose: ((unit: ClauseUnit) => void) | null;
};

/** The other parties have no questions that the answers could lead to. */
const withoutQuestions = (document: LegalDocument): LegalDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => (key === "field" ? undefined : value)) as LegalDocument;

/** The current text on its sheet, with a button at each part that can be changed. */
export const SessionDocument = ({ messages, locale, document, style, onPropose }: Props) => {
  const shown = useMemo(() => withoutQuestions(document), [document]);
  const page = useMemo(() => pageVariables(style, document.language), [style, document.language]);
  // Text labels beside a main heading; an icon is enough below it.
  const action = (unit: ClauseUnit) => {
    const isMain = unit.type === "clause" && unit.level === 1 && unit.title !== undefined;
    return (
      onPropose && (
        <button
          type="button"
          lang={locale}
          className={isMain ? "doc-ask" : "doc-ask-icon"}
          aria-label={messages.changeFor(unitName(messages, document, unit))}
          onClick={() => onPropose(unit)}
        >
          {isMain ? messages.change : <Pencil aria-hidden className="size-4" />}
        </button>
      )
    );
  };
  const links: PreviewLinks = {
    href: () => "",
    open: () => undefined,
    why: () => [],
    divided: shown.blocks.some(({ type }) => type === "part"),
    locale,
    clauseAction: (clause) => (
      <div data-aside className="doc-aside">
        {action(clause)}
      </div>
    ),
  };
  return (
    <section aria-label={outputMessages(locale).documentPreview} className="doc-frame" data-print="document">
      <div className="doc-sheet shadow-sheet">
        <div className="doc-page" lang={document.language} style={page} data-paper={style.paper}>
          {shown.blocks.map((block, index) => {
            const unit = block.type === "recital" || block.type === "paragraph" ? findUnit(shown, block.id) : undefined;
            return (
              <div key={blockKey(block, index)} className={unit ? "doc-block flex items-start gap-2" : "doc-block"}>
                {unit ? (
                  // Both inside the block, which is clipped at its edges.
                  <>
                    <div className="min-w-0 flex-1">
                      <BlockView block={block} links={links} />
                    </div>
                    <div data-aside className="print:hidden">
                      {action(unit)}
                    </div>
                  </>
                ) : (
                  <BlockView block={block} links={links} />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
};
