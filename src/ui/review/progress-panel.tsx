import { useEffect, useRef } from "react";
import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import { Button } from "../primitives/button.tsx";
import { classes } from "../primitives/classes.ts";

type Props = {
  readonly messages: ReviewMessages;
  /** The current stage in words. */
  readonly stage: string;
  /** Completed share, from 0 to 1; null if unknown. */
  readonly share: number | null;
  readonly onCancel: () => void;
};

/** The stage of a review, and a Cancel button. */
export const ProgressPanel = ({ messages, stage, share, onCancel }: Props) => {
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; the focus would otherwise return to the top of the page.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className="flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 border-s-4 border-accent bg-accent-tint px-3 py-2">
      <p role="status" className="font-medium">
        {stage}
      </p>
      <progress
        aria-label={messages.working}
        className={classes(
          "h-2 min-w-40 grow accent-accent",
          share !== null &&
            "appearance-none overflow-hidden rounded-full bg-rule [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent",
        )}
        {...(share === null ? {} : { value: share, max: 1 })}
      />
      <Button ref={cancel} small onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
};
