import { studio } from "../../../i18n/english-only/studio.ts";
import { Button } from "../../../ui/primitives/button.tsx";

type Props = {
  readonly path: string;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
  readonly onDiscard: () => void;
  readonly onDownload: () => void;
};

/** The name of the open file, how far its check is, and what can be done with it. */
export const EditorBar = ({ path, isBusy, isChanged, onDiscard, onDownload }: Props) => (
  <div className="mb-3 flex flex-wrap items-center gap-2">
    <p className="me-auto font-mono text-sm break-all">{path}</p>
    <p role="status" className="text-sm text-soft">
      {isBusy ? studio.busy : studio.checked}
    </p>
    <Button small disabled={!isChanged} onClick={onDiscard}>
      {studio.discardOpen}
    </Button>
    <Button small variant="main" onClick={onDownload}>
      {studio.download}
    </Button>
  </div>
);
