import { useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { MARK_HEIGHT, MARK_WIDTH } from "../../../engine/session/marks/trace-signature.ts";
import type { Strokes } from "../../../model/document.ts";

type Point = readonly [x: number, y: number];

/** How far an arrow key moves the pen. Unit: 1/1000 of the width. */
const STEP = 20;
/** Points closer than this to the last one add nothing. Unit: 1/1000 of the width. */
const MIN_DISTANCE = 3;
const CENTER: Point = [MARK_WIDTH / 4, MARK_HEIGHT / 2];

const MOVES: { readonly [key: string]: Point } = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const between = (value: number, max: number): number => Math.round(Math.min(max, Math.max(0, value)));

const inBox = (x: number, y: number): Point => [between(x, MARK_WIDTH), between(y, MARK_HEIGHT)];

const extended = (strokes: Strokes, point: Point): Strokes => {
  const last = strokes.at(-1) ?? [];
  const [x, y] = last.at(-1) ?? [Infinity, Infinity];
  if (Math.hypot(point[0] - x, point[1] - y) < MIN_DISTANCE) return strokes;
  return [...strokes.slice(0, -1), [...last, point]];
};

/** A pen on a drawing, moved by a pointer or by the arrow keys; the space bar puts it down and lifts it. */
export const usePen = (pad: RefObject<Element | null>, strokes: Strokes, onChange: (strokes: Strokes) => void) => {
  // Events come faster than renders.
  const drawn = useRef(strokes);
  const isPressed = useRef(false);
  const [pen, setPen] = useState<Point>(CENTER);
  const [isPenDown, setPenDown] = useState(false);
  const change = (next: Strokes): void => {
    drawn.current = next;
    onChange(next);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = pad.current!.getBoundingClientRect();
    return inBox(((clientX - left) / width) * MARK_WIDTH, ((clientY - top) / height) * MARK_HEIGHT);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (event.key === " ") {
      event.preventDefault();
      if (!isPenDown) change([...drawn.current, [pen]]);
      setPenDown(!isPenDown);
    }
    if (!move) return;
    event.preventDefault();
    const next = inBox(pen[0] + move[0], pen[1] + move[1]);
    setPen(next);
    if (isPenDown) change(extended(drawn.current, next));
  };
  const onPointerDown = (event: PointerEvent): void => {
    isPressed.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    change([...drawn.current, [pointOf(event)]]);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (isPressed.current) change(extended(drawn.current, pointOf(event)));
  };
  const release = (): void => {
    isPressed.current = false;
  };
  const clear = (): void => {
    setPenDown(false);
    setPen(CENTER);
    change([]);
  };
  const handlers = { onKeyDown, onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release };
  return { pen, isPenDown, handlers, clear };
};
