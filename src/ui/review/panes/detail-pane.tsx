import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import { Button } from "../../primitives/button.tsx";

type Props = {
  readonly messages: ReviewMessages;
  /** The chosen point or part; another one begins at its top. */
  readonly id: string | null;
  /** Its place among the points of its kind, from 1; 0 for another part. */
  readonly at: number;
  readonly count: number;
  /** Whether no point comes before it, and none after it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: 1 | -1) => void;
  /** Returns to the list. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** The detail of what is chosen in the list, in a pane of its own. */
export const DetailPane = ({ messages, id, at, count, isFirst, isLast, onMove, onLeave, children }: Props) => {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pane.current) pane.current.scrollTop = 0;
  }, [id]);
  return (
    <section
      ref={pane}
      aria-label={messages.detail}
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && onLeave()}
      className="scroll-pb-16 overflow-y-auto overscroll-contain px-3 pt-1 [contain:size]"
    >
      {at > 0 && (
        <div className="flex items-center gap-1 pb-1">
          <span className="me-auto text-xs text-soft tabular-nums">{messages.position(at, count)}</span>
          <Button small variant="bare" disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden className="size-4" />
            <span className="sr-only">{messages.previous}</span>
          </Button>
          <Button small variant="bare" disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden className="size-4" />
            <span className="sr-only">{messages.next}</span>
          </Button>
        </div>
      )}
      {children}
    </section>
  );
};
