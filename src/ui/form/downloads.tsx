import { Download } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { StepsWords } from "../../i18n/en/steps.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";

/** A kind of file on offer. */
export type FileFormat = { readonly id: string; readonly label: string };

/** A file the browser has, and the characters in it that no font of ours can print. */
export type TakenFile = { readonly name: string; readonly unprinted: readonly string[] };

export type DownloadProps = {
  readonly formats: readonly FileFormat[];
  /** Makes the file and hands it to the browser. Rejects when it could not be made. */
  readonly onDownload: (format: string) => Promise<TakenFile>;
  /** Says why a file could not be made, where more is known than that. */
  readonly reason: (format: FileFormat) => string | null;
};

type State =
  | { readonly type: "idle" }
  | { readonly type: "making"; readonly format: FileFormat }
  | { readonly type: "made"; readonly file: TakenFile }
  | { readonly type: "failed"; readonly text: string };

type Props = DownloadProps & {
  readonly words: StepsWords;
  /** Other ways to take the document along. */
  readonly children?: ReactNode;
};

const MOST_NAMED = 12;

/** One button for each kind of file, the first one foremost. */
export function Downloads({ formats, onDownload, reason, words, children }: Props): ReactNode {
  const [state, setState] = useState<State>({ type: "idle" });
  const make = async (format: FileFormat): Promise<void> => {
    setState({ type: "making", format });
    try {
      setState({ type: "made", file: await onDownload(format.id) });
    } catch (error) {
      console.error(error);
      setState({ type: "failed", text: reason(format) ?? words.makingFailed(format.label) });
    }
  };
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
        {formats.map((format, index) => (
          <Button
            key={format.id}
            look={index === 0 ? "main" : "quiet"}
            aria-busy={state.type === "making" && state.format.id === format.id}
            icon={<Download aria-hidden className="size-5" />}
            onClick={() => void make(format)}
          >
            <span className="sr-only">{words.downloadAs(format.label)}</span>
            <span aria-hidden>{format.label}</span>
          </Button>
        ))}
      </div>
      {children && <div className="grid gap-3 sm:flex sm:flex-wrap">{children}</div>}
      <p role="status" className="text-sm text-soft empty:hidden">
        {state.type === "making" && words.making(state.format.label)}
        {state.type === "made" && words.made(state.file.name)}
      </p>
      {state.type === "made" && state.file.unprinted.length > 0 && (
        <Notice tone="caution" role="status">
          <p>{words.unprinted(state.file.unprinted.slice(0, MOST_NAMED).join(" "))}</p>
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
