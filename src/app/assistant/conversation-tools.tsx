import { useState } from "react";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { copyText } from "../../ui/copy-text.ts";
import type { Persistence } from "./conversation/conversation-store.ts";
import type { Message } from "./conversation/messages.ts";
import { transcriptOf } from "./conversation/transcript.ts";

type Props = {
  readonly messages: readonly Message[];
  readonly persistence: Persistence;
  readonly labels: ChatPageMessages;
  readonly language: string;
  readonly onSend: (text: string) => void;
  readonly onErase: () => void;
};

type Tool = readonly [label: string, run: () => void];

/** Buttons to take a step back or start over, to copy, print and delete the conversation, and where it is stored. */
export const ConversationTools = ({ messages, persistence, labels, language, onSend, onErase }: Props) => {
  const [liveMessage, setLiveMessage] = useState("");
  const [isAsking, setAsking] = useState(false);
  const note = { stored: labels.keep, private: labels.notKept, refused: labels.notStored }[persistence];
  const copy = (): void => {
    void copyText(transcriptOf(messages, labels, language)).then((isCopied) =>
      setLiveMessage(isCopied ? labels.copied : labels.copyFailed),
    );
  };
  const tools: readonly Tool[] = [
    [labels.undo, () => onSend(labels.undoText)],
    [labels.startOver, () => onSend(labels.startOverText)],
    [labels.copy, copy],
    [labels.print, () => window.print()],
    [labels.delete, () => setAsking(true)],
  ];
  return (
    <section className="border-t border-rule pt-2 text-xs text-soft no-print">
      <div className="-mx-3 flex flex-wrap">
        {tools.map(([label, run]) => (
          <button
            key={label}
            type="button"
            className="min-h-9 rounded-md px-3 underline underline-offset-4 hover:text-ink"
            onClick={run}
          >
            {label}
          </button>
        ))}
      </div>
      <p>{note}</p>
      <p role="status">{liveMessage}</p>
      <ConfirmDialog
        open={isAsking}
        title={labels.deleteSure}
        yes={labels.delete}
        no={labels.cancel}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          onErase();
        }}
      />
    </section>
  );
};
