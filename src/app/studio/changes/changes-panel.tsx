import { Button } from "../../../ui/primitives/button.tsx";
import { studio } from "../../../i18n/english-only/studio.ts";
import { zipTexts } from "../../../outputs/archive/zip-texts.ts";
import { download } from "../../shared/download.ts";
import type { SourceTexts } from "../compiler/compiler-messages.ts";
import { unifiedPatch } from "./unified-patch.ts";
import type { EditState } from "./use-edits.ts";

type Props = {
  readonly shipped: SourceTexts;
  readonly editing: EditState;
  readonly onOpen: (path: string) => void;
};

/** The changed and new files, and what can be done with all of them: hand them in, discard them, undo that. */
export const ChangesPanel = ({ shipped, editing, onOpen }: Props) => {
  const { edits, discardEdits, undo } = editing;
  const paths = Object.keys(edits).toSorted();
  const patch = (): string =>
    unifiedPatch(paths.map((path) => ({ path, before: shipped[path] ?? null, after: edits[path] ?? "" })));
  return (
    <>
      <p className="mb-4">{paths.length === 0 ? studio.noChanges : studio.changesLead}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        {paths.length > 0 && (
          <>
            <Button small variant="main" onClick={() => download("changes.zip", zipTexts(edits), "application/zip")}>
              {studio.downloadAll}
            </Button>
            <Button small onClick={() => download("changes.patch", patch(), "text/x-diff")}>
              {studio.downloadPatch}
            </Button>
            <Button small onClick={() => discardEdits(paths)}>
              {studio.discardAll}
            </Button>
          </>
        )}
        {undo && (
          <Button small onClick={undo}>
            {studio.undo}
          </Button>
        )}
      </div>
      <ul>
        {paths.map((path) => (
          <li key={path} className="flex flex-wrap items-center gap-2 border-t border-rule py-1">
            <button
              type="button"
              onClick={() => onOpen(path)}
              className="me-auto min-h-11 text-start font-mono text-sm break-all text-accent underline"
            >
              {path}
            </button>
            <span className="text-sm text-soft">{Object.hasOwn(shipped, path) ? studio.changed : studio.fresh}</span>
            <Button small aria-label={studio.discardFile(path)} onClick={() => discardEdits([path])}>
              {studio.discard}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
