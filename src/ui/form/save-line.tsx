import { Check } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { FormWords } from "../../i18n/en/form.ts";
import { Notice } from "../primitives/notice.tsx";

/** How it stands with the draft. `time` is the time of day in the visitor's own writing. */
export type SaveState =
  | { readonly type: "new" }
  | { readonly type: "saved"; readonly time: string }
  | { readonly type: "failed"; readonly reason: "full" | "off" }
  | { readonly type: "not_kept" };

/** Tells about the draft without rendering the form anew. */
export type SaveStatus = {
  readonly state: () => SaveState;
  readonly onChange: (listener: () => void) => () => void;
};

type Props = { readonly save: SaveStatus; readonly words: FormWords };

/** "Saved on this device 10:42". */
export function SaveLine({ save, words }: Props): ReactNode {
  const state = useSyncExternalStore(save.onChange, save.state);
  if (state.type === "new" || state.type === "failed") return null;
  const text = state.type === "saved" ? words.savedAt(state.time) : words.notKept;
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
      {state.type === "saved" && <Check aria-hidden className="size-4 shrink-0 text-success" />}
      <span>{text}</span>
    </p>
  );
}

/** Said as long as it lasts: answers are not being kept, and why. */
export function SaveTrouble({ save, words }: Props): ReactNode {
  const state = useSyncExternalStore(save.onChange, save.state);
  if (state.type !== "failed") return null;
  return (
    <Notice tone="caution" role="status">
      <p>{state.reason === "full" ? words.storageFull : words.storageOff}</p>
    </Notice>
  );
}
