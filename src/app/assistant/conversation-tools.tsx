import { useState } from "react";
import type { ChatPageMessages } from "../../i18n/en/chat.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import { copyText } from "../../ui/copy-text.ts";
import type { Persistence } from "./conversation-store.ts";
import type { Message } from "./messages.ts";
import { transcriptOf } from "./transcript.ts";

type Props = {
  readonly messages: readonly Message[];
  readonly persistence: Persistence;
  readonly labels: ChatPageMessages;
  readonly language: string;
  readonly onSend: (text: string) => void;
  readonly onErase: () => void;
};

/** Buttons to take a step back or start over, where the conversation is stored, and buttons to copy, print and delete it. */
export const ConversationTools = ({ messages, persistence, labels, language, onSend, onErase }: Props) => {
  const [liveMessage, setLiveMessage] = useState("");
  const [isAsking, setAsking] = useState(false);
  const note = { stored: labels.keep, private: labels.notKept, refused: labels.notStored }[persistence];
  const copy = (): void => {
    void copyText(transcriptOf(messages, labels, language)).then((isCopied) =>
      setLiveMessage(isCopied ? labels.copied : labels.copyFailed),
    );
  };
  return (
    <>
      <div className="flex flex-wrap gap-2 no-print">
        <Button small onClick={() => onSend(labels.undoText)}>
          {labels.undo}
        </Button>
        <Button small onClick={() => onSend(labels.startOverText)}>
          {labels.startOver}
        </Button>
      </div>
      <section className="grid gap-3 border-t border-rule pt-4 text-sm no-print">
        <p className="text-soft">{note}</p>
        <div className="flex flex-wrap gap-2">
          <Button small onClick={copy}>
            {labels.copy}
          </Button>
          <Button small onClick={() => window.print()}>
            {labels.print}
          </Button>
          <Button small onClick={() => setAsking(true)}>
            {labels.delete}
          </Button>
        </div>
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
    </>
  );
};
