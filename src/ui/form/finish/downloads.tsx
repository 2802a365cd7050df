import { Download, Printer } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import { markClasses } from "../../inputs/control-classes.ts";
import { Button } from "../../primitives/button.tsx";
import { Disclosure } from "../../primitives/disclosure.tsx";
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
  readonly onPrint: () => void;
};

const MAX_NAMED = 12;

/** Formats with a button of their own; the others are one press further away. */
const SHOWN_FORMATS = 2;

/** The finished document as a file or on paper; the first format is the primary action. */
export function Downloads({ formats, onDownload, note, reason, messages, onPrint }: Props): ReactNode {
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
  const fileButton = (format: FileFormat): ReactNode => (
    <FileButton
      key={format.id}
      name={nameOf(format)}
      isMain={format === formats[0]}
      isBusy={state.type === "making" && state.format.id === format.id}
      messages={messages}
      onPress={() => void make(format)}
    />
  );
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 @lg:grid-cols-[2fr_1fr_1fr]">
        {formats.slice(0, SHOWN_FORMATS).map(fileButton)}
        <Button icon={<Printer aria-hidden className="size-5" />} onClick={onPrint}>
          {messages.print}
        </Button>
      </div>
      <Disclosure summary={messages.moreFormats}>
        <div className="flex flex-wrap gap-3">{formats.slice(SHOWN_FORMATS).map(fileButton)}</div>
      </Disclosure>
      <label className="flex max-w-prose items-start gap-3 text-sm">
        <input
          type="checkbox"
          className={markClasses}
          checked={note.isAdded}
          onChange={(event) => note.onChange(event.target.checked)}
        />
        <span>{messages.addNote}</span>
      </label>
      <Outcome state={state} name={nameOf} messages={messages} />
    </div>
  );
}

type FileButtonProps = {
  readonly name: string;
  readonly isMain: boolean;
  readonly isBusy: boolean;
  readonly messages: OutputMessages;
  readonly onPress: () => void;
};

function FileButton({ name, isMain, isBusy, messages, onPress }: FileButtonProps): ReactNode {
  return (
    <Button
      variant={isMain ? "main" : "quiet"}
      className={isMain ? "col-span-full @lg:col-auto" : undefined}
      aria-busy={isBusy}
      icon={<Download aria-hidden className="size-5" />}
      onClick={onPress}
    >
      {isMain ? (
        messages.downloadAs(name)
      ) : (
        <>
          <span className="sr-only">{messages.downloadAs(name)}</span>
          <span aria-hidden>{name}</span>
        </>
      )}
    </Button>
  );
}

type OutcomeProps = {
  readonly state: State;
  readonly name: (format: FileFormat) => string;
  readonly messages: OutputMessages;
};

/** The outcome of the last press. */
function Outcome({ state, name, messages }: OutcomeProps): ReactNode {
  return (
    <>
      <p role="status" className="text-sm text-soft empty:hidden">
        {state.type === "making" && messages.making(name(state.format))}
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
    </>
  );
}
