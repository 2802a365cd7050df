import { useMemo } from "react";
import { findUnit } from "../../engine/session/edits/clause-units.ts";
import type { ClauseUnit } from "../../engine/session/edits/clause-units.ts";
import { outputMessages } from "../../i18n/output.ts";
import type { SessionMessages } from "../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../model/document.ts";
import type { SessionState } from "../../model/session/session-state.ts";
import type { PageStyle } from "../../model/settings.ts";
import { showBidiControls } from "../../text/bidi-controls.ts";
import { blockKey } from "../document/block-key.ts";
import { BlockView } from "../document/block-view.tsx";
import "../document/document.css";
import { pageVariables } from "../document/page-variables.ts";
import type { PreviewLinks } from "../document/preview-links.ts";
import type { Discussion } from "./remarks/discussion.ts";
import { UnitActions } from "./unit-actions.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly locale: string;
  readonly state: SessionState;
  readonly discussion: Discussion;
  readonly style: PageStyle;
  /** Opens the editor for a part; null while nothing can be changed. */
  readonly onPropose: ((unit: ClauseUnit) => void) | null;
};

/** The document as it is shown: other parties have no questions that the answers could lead to, and nothing in it is invisible. */
const shownDocument = (document: LegalDocument): LegalDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === "field") return undefined;
    return typeof value === "string" ? showBidiControls(value) : value;
  }) as LegalDocument;

/** The current text on its sheet, with buttons at each part to change it and to comment on it. */
export const SessionDocument = ({ messages, locale, state, discussion, style, onPropose }: Props) => {
  const { document } = state;
  const shown = useMemo(() => shownDocument(document), [document]);
  const page = useMemo(() => pageVariables(style, document.language), [style, document.language]);
  const actions = { messages, locale, state, discussion, onPropose };
  const links: PreviewLinks = {
    href: () => "",
    open: () => undefined,
    why: () => [],
    hasParts: shown.blocks.some(({ type }) => type === "part"),
    locale,
    clauseAction: (clause) => <UnitActions {...actions} unit={clause} />,
  };
  return (
    <section aria-label={outputMessages(locale).documentPreview} className="doc-frame" data-print="document">
      <div className="doc-sheet shadow-sheet">
        <div className="doc-page" lang={document.language} style={page} data-paper={style.paper}>
          {shown.blocks.map((block, index) => {
            const unit = block.type === "recital" || block.type === "paragraph" ? findUnit(shown, block.id) : undefined;
            return (
              <div key={blockKey(block, index)} className="doc-block">
                {unit ? (
                  <UnitActions {...actions} unit={unit}>
                    <BlockView block={block} links={links} />
                  </UnitActions>
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
