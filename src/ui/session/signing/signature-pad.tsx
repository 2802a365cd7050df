import { useId, useRef } from "react";
import { MARK_HEIGHT, MARK_WIDTH } from "../../../engine/session/marks/trace-signature.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Strokes } from "../../../model/document.ts";
import { Button } from "../../primitives/button.tsx";
import { StrokesView } from "../parts/strokes-view.tsx";
import { usePen } from "./use-pen.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
};

/** A field to draw a signature in, with a pointer or the arrow keys. Points, not pixels, so resizing loses nothing. */
export const SignaturePad = ({ messages, strokes, onChange }: Props) => {
  const hint = useId();
  const pad = useRef<SVGSVGElement>(null);
  const { pen, isPenDown, handlers, clear } = usePen(pad, strokes, onChange);
  return (
    <div className="grid gap-2">
      <p id={hint} className="text-sm text-soft">
        {messages.drawHint}
      </p>
      <svg
        ref={pad}
        viewBox={`0 0 ${MARK_WIDTH} ${MARK_HEIGHT}`}
        role="application"
        tabIndex={0}
        aria-label={messages.drawField}
        aria-describedby={hint}
        className="w-full max-w-xl touch-none rounded-md border border-edge bg-paper text-ink"
        {...handlers}
      >
        <StrokesView strokes={strokes} />
        <circle
          cx={pen[0]}
          cy={pen[1]}
          r={isPenDown ? 8 : 12}
          className={isPenDown ? "fill-accent" : "fill-none stroke-accent stroke-[3]"}
        />
      </svg>
      <div className="flex flex-wrap items-center gap-3">
        <Button small onClick={clear}>
          {messages.drawAgain}
        </Button>
        <p role="status" className="text-sm text-soft">
          {isPenDown && messages.penDown}
        </p>
      </div>
    </div>
  );
};
