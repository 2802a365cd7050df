import { Check } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { FormMessages } from "../../../i18n/en/form.ts";
import type { StorageFailure } from "../../../model/storage/storage-failure.ts";
import type { OpenForm } from "../context/open-form.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";

/** Save status of the draft. `time` is formatted for the visitor's language. */
export type SaveState =
  | { readonly type: "new" }
  /** A change is not stored on the device yet. */
  | { readonly type: "saving" }
  | { readonly type: "saved"; readonly time: string }
  | { readonly type: "failed"; readonly reason: StorageFailure }
  | { readonly type: "not_kept" };

/** Subscribes to the save status without rerendering the form. */
export type SaveStatus = {
  readonly state: () => SaveState;
  readonly onChange: (listener: () => void) => () => void;
};

type Props = {
  readonly save: SaveStatus;
  readonly form: Pick<OpenForm, "messages" | "definition">;
  /** Downloads the answers as a file and returns its name. */
  readonly onFile: () => string;
};

const textOf = (state: SaveState, messages: FormMessages): string | null => {
  if (state.type === "saved") return messages.savedAt(state.time);
  if (state.type === "saving") return messages.saving;
  return state.type === "not_kept" ? messages.notKept : null;
};

/** "Saved on this device 10:42". Where nothing is stored, offers a file instead. */
export function SaveIndicator({ save, form, onFile }: Props): ReactNode {
  const state = useSyncExternalStore(save.onChange, save.state, save.state);
  const text = textOf(state, form.messages);
  if (text === null) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft print:hidden">
      <p className="flex min-w-0 items-center gap-2">
        {state.type === "saved" && <Check aria-hidden className="size-4 shrink-0 text-success" />}
        <span>{text}</span>
      </p>
      {state.type === "not_kept" && <SaveFile form={form} onFile={onFile} />}
    </div>
  );
}

/** Shown while saving fails: why, and a file to save the answers to. */
export function SaveFailedNotice({ save, form, onFile }: Props): ReactNode {
  const state = useSyncExternalStore(save.onChange, save.state, save.state);
  if (state.type !== "failed") return null;
  return (
    <Notice tone="caution" role="status">
      <p>{form.messages.notSaved[state.reason]}</p>
      <SaveFile form={form} onFile={onFile} />
    </Notice>
  );
}

function SaveFile({ form, onFile }: Omit<Props, "save">): ReactNode {
  const { messages, definition } = form;
  const [file, setFile] = useState<string | null>(null);
  return (
    <>
      <Button small onClick={() => setFile(onFile())}>
        {messages.saveFile}
      </Button>
      {definition.sensitive && <span>{messages.fileReadable}</span>}
      <span role="status" className="min-w-0 break-words">
        {file !== null && messages.fileSaved(file)}
      </span>
    </>
  );
}
