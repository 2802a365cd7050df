import { Download } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import { markClasses } from "../../inputs/control-classes.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";

/** A file format offered for download. */
export type FileFormat = { readonly id: string; readonly label: string };

/** A downloaded file, and its characters that none of our fonts can print. */
export type DownloadedFile = { readonly name: string; readonly unprinted: readonly string[] };

export type DownloadProps = {
  readonly formats: readonly FileFormat[];
  /** Makes the file and hands it to the browser. Rejects when it could not be made. */
  readonly onDownload: (format: string) => Promise<DownloadedFile>;
  /** Whether files end with the page "About this form". */
  readonly note: { readonly isAdded: boolean; readonly onChange: (isAdded: boolean) => void };
  /** Why a file could not be made, if known. */
  readonly reason: (format: FileFormat, error: unknown) => string | null;
};

type State =
  | { readonly type: "idle" }
  | { readonly type: "making"; readonly format: FileFormat }
  | { readonly type: "made"; readonly file: DownloadedFile }
  | { readonly type: "failed"; readonly text: string };

type Props = DownloadProps & {
  readonly messages: OutputMessages;
  /** Other ways to download the document. */
  readonly children?: ReactNode;
};

const MAX_NAMED = 12;

/** One button for each file format; the first is the primary action. */
export function Downloads({ formats, onDownload, note, reason, messages, children }: Props): ReactNode {
  const [state, setState] = useState<State>({ type: "idle" });
  const nameOf = ({ id, label }: FileFormat): string => messages.formats[id] ?? label;
  const make = async (format: FileFormat): Promise<void> => {
    setState({ type: "making", format });
    try {
      setState({ type: "made", file: await onDownload(format.id) });
    } catch (error) {
      console.error(error);
      setState({ type: "failed", text: reason(format, error) ?? messages.makingFailed(nameOf(format)) });
    }
  };
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {formats.map((format, index) => (
          <Button
            key={format.id}
            variant={index === 0 ? "main" : "quiet"}
            aria-busy={state.type === "making" && state.format.id === format.id}
            icon={<Download aria-hidden className="size-5" />}
            onClick={() => void make(format)}
          >
            <span className="sr-only">{messages.downloadAs(nameOf(format))}</span>
            <span aria-hidden>{nameOf(format)}</span>
          </Button>
        ))}
      </div>
      <label className="flex max-w-prose items-start gap-3">
        <input
          type="checkbox"
          className={markClasses}
          checked={note.isAdded}
          onChange={(event) => note.onChange(event.target.checked)}
        />
        <span>{messages.addNote}</span>
      </label>
      {children && <div className="grid gap-3 sm:flex sm:flex-wrap">{children}</div>}
      <p role="status" className="text-sm text-soft empty:hidden">
        {state.type === "making" && messages.making(nameOf(state.format))}
        {state.type === "made" && messages.made(state.file.name)}
      </p>
      {state.type === "made" && state.file.unprinted.length > 0 && (
        <Notice tone="caution" role="status">
          <p>{messages.unprinted(state.file.unprinted.slice(0, MAX_NAMED).join(" "))}</p>
        </Notice>
      )}
      {state.type === "failed" && (
        <Notice tone="danger" role="alert">
          <p>{state.text}</p>
        </Notice>
      )}
    </div>
  );
}
