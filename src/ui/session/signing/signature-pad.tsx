import { useId, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { MARK_HEIGHT, MARK_WIDTH } from "../../../engine/session/marks/trace-signature.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { Strokes } from "../../../model/document.ts";
import { Button } from "../../primitives/button.tsx";
import { StrokesView } from "../parts/strokes-view.tsx";

type Point = readonly [x: number, y: number];
type Props = {
  readonly messages: SessionMessages;
  readonly strokes: Strokes;
  readonly onChange: (strokes: Strokes) => void;
};

/** How far an arrow key moves the pen. Unit: 1/1000 of the width. */
const STEP = 20;
/** Points closer than this to the last one add nothing. Unit: 1/1000 of the width. */
const MIN_DISTANCE = 3;
const CENTER: Point = [MARK_WIDTH / 4, MARK_HEIGHT / 2];

const inside = (value: number, most: number): number => Math.round(Math.min(most, Math.max(0, value)));

const MOVES: { readonly [key: string]: Point } = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const extended = (strokes: Strokes, point: Point): Strokes => {
  const last = strokes.at(-1) ?? [];
  const [x, y] = last.at(-1) ?? [Infinity, Infinity];
  if (Math.hypot(point[0] - x, point[1] - y) < MIN_DISTANCE) return strokes;
  return [...strokes.slice(0, -1), [...last, point]];
};

/** A field to draw a signature in, with a pointer or the arrow keys. Points, not pixels, so resizing loses nothing. */
export const SignaturePad = ({ messages, strokes, onChange }: Props) => {
  const hint = useId();
  const pad = useRef<SVGSVGElement>(null);
  // Events come faster than renders.
  const drawn = useRef(strokes);
  const isDown = useRef(false);
  const [pen, setPen] = useState<Point>(CENTER);
  const [isPenDown, setPenDown] = useState(false);
  const change = (next: Strokes): void => {
    drawn.current = next;
    onChange(next);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = pad.current!.getBoundingClientRect();
    return [
      inside(((clientX - left) / width) * MARK_WIDTH, MARK_WIDTH),
      inside(((clientY - top) / height) * MARK_HEIGHT, MARK_HEIGHT),
    ];
  };
  const press = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (event.key === " ") {
      event.preventDefault();
      if (!isPenDown) change([...drawn.current, [pen]]);
      setPenDown(!isPenDown);
    }
    if (!move) return;
    event.preventDefault();
    const next: Point = [inside(pen[0] + move[0], MARK_WIDTH), inside(pen[1] + move[1], MARK_HEIGHT)];
    setPen(next);
    if (isPenDown) change(extended(drawn.current, next));
  };
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
        onKeyDown={press}
        onPointerDown={(event) => {
          isDown.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          change([...drawn.current, [pointOf(event)]]);
        }}
        onPointerMove={(event) => {
          if (isDown.current) change(extended(drawn.current, pointOf(event)));
        }}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
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
        <Button
          small
          onClick={() => {
            setPenDown(false);
            setPen(CENTER);
            change([]);
          }}
        >
          {messages.drawAgain}
        </Button>
        <p role="status" className="text-sm text-soft">
          {isPenDown && messages.penDown}
        </p>
      </div>
    </div>
  );
};
