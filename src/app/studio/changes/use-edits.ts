import { useState } from "react";
import { storeEdits, readEdits } from "./edits.ts";
import type { Edits } from "./edits.ts";
import { changeText, replaceFiles, discardEdits, undoLast } from "./edit-history.ts";
import type { EditHistory } from "./edit-history.ts";
import type { SourceTexts } from "../compiler/compiler-messages.ts";

export type EditState = {
  readonly edits: Edits;
  /** Whether a reload would restore them. */
  readonly isKept: boolean;
  /** What was typed in a file. */
  readonly change: (path: string, text: string) => void;
  /** Adds or replaces whole files. */
  readonly put: (texts: SourceTexts) => void;
  /** Restores files to their text at page load; a new file is removed. */
  readonly discardEdits: (paths: readonly string[]) => void;
  /** Undoes the last `put` or `discardEdits`; null if there is none. */
  readonly undo: (() => void) | null;
};

/** The edited texts, stored for a reload of this tab. */
export const useEdits = (shipped: SourceTexts): EditState => {
  const [history, setHistory] = useState<EditHistory>(() => ({ edits: readEdits(), acts: [] }));
  const [isKept, setKept] = useState(true);
  const become = (next: EditHistory): void => {
    setHistory(next);
    setKept(storeEdits(next.edits));
  };
  return {
    edits: history.edits,
    isKept,
    change: (path, text) => become(changeText(history, shipped, path, text)),
    put: (texts) => become(replaceFiles(history, shipped, texts)),
    discardEdits: (paths) => become(discardEdits(history, paths)),
    undo: history.acts.length === 0 ? null : () => become(undoLast(history)),
  };
};
