import { History } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import { Button } from "../../primitives/button.tsx";
import { Card } from "../../primitives/card.tsx";

export type ResumeProps = {
  /** When it was saved, in words. */
  readonly saved: string;
  readonly onResume: () => void;
  readonly onDelete: () => void;
  /** Screen language. */
  readonly locale: string;
};

/** Offers to resume a draft stored on this device. */
export function ResumeCard({ saved, onResume, onDelete, locale }: ResumeProps): ReactNode {
  const messages = outputMessages(locale);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card className="grid gap-3 border-accent">
      <h2 className="flex items-center gap-2 text-xl">
        <History aria-hidden className="size-5 text-accent" />
        {messages.resumeTitle}
      </h2>
      <p className="text-soft">{messages.resumeSaved(saved)}</p>
      {isAsking ? (
        <div role="group" aria-label={messages.deleteDraft} className="grid gap-3">
          <p role="status">{messages.deleteDraftSure}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" onClick={onDelete}>
              {messages.deleteNow}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages.keepDraft}</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="main" onClick={onResume}>
            {messages.resume}
          </Button>
          <Button variant="bare" onClick={() => setAsking(true)}>
            {messages.deleteDraft}
          </Button>
        </div>
      )}
    </Card>
  );
}
