import { Check } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { FormWords } from "../../i18n/en/form.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";

/** How it stands with the draft. `time` is the time of day in the visitor's own writing. */
export type SaveState =
  | { readonly type: "new" }
  /** Something typed here is not on the device yet. */
  | { readonly type: "saving" }
  | { readonly type: "saved"; readonly time: string }
  | { readonly type: "failed"; readonly reason: "full" | "off" }
  | { readonly type: "not_kept" };

/** Reports on the draft without rendering the form anew. */
export type SaveStatus = {
  readonly state: () => SaveState;
  readonly onChange: (listener: () => void) => () => void;
};

type Props = {
  readonly save: SaveStatus;
  readonly words: FormWords;
  /** Makes a file of the answers; gives its name. */
  readonly onFile: () => string;
};

const textOf = (state: SaveState, words: FormWords): string | null => {
  if (state.type === "saved") return words.savedAt(state.time);
  if (state.type === "saving") return words.saving;
  return state.type === "not_kept" ? words.notKept : null;
};

/** "Saved on this device 10:42". Where nothing is kept, a file is offered in its place. */
export function SaveLine({ save, words, onFile }: Props): ReactNode {
  const state = useSyncExternalStore(save.onChange, save.state);
  const text = textOf(state, words);
  if (text === null) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      <p className="flex min-w-0 items-center gap-2">
        {state.type === "saved" && <Check aria-hidden className="size-4 shrink-0 text-success" />}
        <span>{text}</span>
      </p>
      {state.type === "not_kept" && <SaveFile words={words} onFile={onFile} />}
    </div>
  );
}

/** Shown as long as it lasts: answers are not being kept, why, and a file to keep them in. */
export function SaveTrouble({ save, words, onFile }: Props): ReactNode {
  const state = useSyncExternalStore(save.onChange, save.state);
  if (state.type !== "failed") return null;
  return (
    <Notice tone="caution" role="status">
      <p>{state.reason === "full" ? words.storageFull : words.storageOff}</p>
      <SaveFile words={words} onFile={onFile} />
    </Notice>
  );
}

function SaveFile({ words, onFile }: Omit<Props, "save">): ReactNode {
  const [file, setFile] = useState<string | null>(null);
  return (
    <>
      <Button small onClick={() => setFile(onFile())}>
        {words.saveFile}
      </Button>
      <span role="status" className="min-w-0 break-words">
        {file !== null && words.fileSaved(file)}
      </span>
    </>
  );
}
