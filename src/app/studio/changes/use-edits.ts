import { useState } from "react";
import { storeEdits, readEdits } from "./edits.ts";
import type { Edits } from "./edits.ts";
import type { SourceTexts } from "./compiler/compiler-messages.ts";

export type EditState = {
  readonly edits: Edits;
  /** Whether a reload would restore them. */
  readonly isKept: boolean;
  readonly change: (path: string, text: string) => void;
};

/** The edited texts, stored for a reload of this tab. */
export const useEdits = (shipped: SourceTexts): EditState => {
  const [edits, setEdits] = useState<Edits>(readEdits);
  const [isKept, setKept] = useState(true);
  const change = (path: string, text: string): void => {
    const { [path]: _, ...others } = edits;
    const kept = text === shipped[path] ? others : { ...others, [path]: text };
    setEdits(kept);
    setKept(storeEdits(kept));
  };
  return { edits, isKept, change };
};
