import { useState } from "react";
import { keepEdits, readEdits } from "./edits.ts";
import type { Edits } from "./edits.ts";
import type { Texts } from "./messages.ts";

export type Editing = {
  readonly edits: Edits;
  /** Whether a reload would bring them back. */
  readonly isKept: boolean;
  readonly change: (path: string, text: string) => void;
};

/** The texts that differ from the shipped ones, kept for a reload of this tab. */
export const useEdits = (shipped: Texts): Editing => {
  const [edits, setEdits] = useState<Edits>(readEdits);
  const [isKept, setKept] = useState(true);
  const change = (path: string, text: string): void => {
    const { [path]: _, ...others } = edits;
    const kept = text === shipped[path] ? others : { ...others, [path]: text };
    setEdits(kept);
    setKept(keepEdits(kept));
  };
  return { edits, isKept, change };
};
