import { useState } from "react";
import { studio } from "../../i18n/english-only/studio.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { ImportButton } from "./changes/import-button.tsx";
import { NewFileForm } from "./changes/new-file-form.tsx";
import type { EditState } from "./changes/use-edits.ts";
import type { ProblemCounts, SourceTexts } from "./compiler/compiler-messages.ts";
import { FileList } from "./file-list.tsx";

type Props = {
  readonly texts: SourceTexts;
  readonly editing: EditState;
  readonly current: string;
  readonly health: { readonly [path: string]: ProblemCounts } | null;
  readonly onOpen: (path: string) => void;
};

/** All files, the way to new ones, and the import. */
export const FileColumn = ({ texts, editing, current, health, onOpen }: Props) => {
  const [isNew, setNew] = useState(false);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <Button small aria-expanded={isNew} onClick={() => setNew(!isNew)}>
        {studio.newFile.open}
      </Button>
      {isNew && (
        <NewFileForm
          texts={texts}
          onCreate={(files, first) => {
            editing.put(files);
            setNew(false);
            onOpen(first);
          }}
        />
      )}
      <ImportButton open={current} onImport={editing.put} />
      <FileList
        paths={Object.keys(texts).toSorted()}
        current={current}
        health={health}
        changed={new Set(Object.keys(editing.edits))}
        onOpen={onOpen}
      />
    </div>
  );
};
