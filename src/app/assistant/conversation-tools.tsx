import { useState } from "react";
import type { ChatWords } from "../../i18n/en/chat.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { ConfirmDialog } from "../../ui/primitives/confirm-dialog.tsx";
import type { Persistence } from "./conversation-store.ts";
import type { Message } from "./messages.ts";
import { transcriptOf } from "./transcript.ts";

type Props = {
  readonly messages: readonly Message[];
  readonly persistence: Persistence;
  readonly words: ChatWords;
  readonly language: string;
  readonly onErase: () => void;
};

/** Where the conversation is stored, with buttons to copy, print and delete it. */
export const ConversationTools = ({ messages, persistence, words, language, onErase }: Props) => {
  const [news, setNews] = useState("");
  const [isAsking, setAsking] = useState(false);
  const note = { stored: words.keep, private: words.notKept, refused: words.notStored }[persistence];
  const copy = (): void => {
    navigator.clipboard.writeText(transcriptOf(messages, words, language)).then(
      () => setNews(words.copied),
      () => setNews(words.copyFailed),
    );
  };
  return (
    <section className="grid gap-3 border-t border-rule pt-4 text-sm no-print">
      <p className="text-soft">{note}</p>
      <div className="flex flex-wrap gap-2">
        <Button small onClick={copy}>
          {words.copy}
        </Button>
        <Button small onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button small onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      </div>
      <p role="status">{news}</p>
      <ConfirmDialog
        open={isAsking}
        title={words.deleteSure}
        yes={words.delete}
        no={words.cancel}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          onErase();
        }}
      />
    </section>
  );
};
