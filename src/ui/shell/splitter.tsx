import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { useRef } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { CONSTANTS } from "../constants.ts";

type Props = {
  readonly width: number;
  readonly controls: string;
  readonly label: string;
  readonly messages: { readonly wider: string; readonly narrower: string };
  readonly onWidth: (width: number) => void;
};

const { min, max, initial } = CONSTANTS.navWidth;
const { small, large } = CONSTANTS.navStep;

const stepOf = (event: KeyboardEvent): number => (event.shiftKey ? large : small);

const stepButton =
  "inline-grid size-6 place-content-center rounded-sm border border-edge bg-paper text-soft hover:border-accent hover:text-accent disabled:invisible";

/** Changes the width by dragging, or with the arrow keys; Enter toggles between the default width and the last other one. */
const useWidthHandlers = (width: number, onWidth: (width: number) => void) => {
  const drag = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const last = useRef(initial as number);

  const start = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current) onWidth(drag.current.width + event.clientX - drag.current.x);
  };
  const end = () => {
    drag.current = null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const toggled = width === initial ? last.current : initial;
    const widths: Readonly<Record<string, number>> = {
      ArrowLeft: width - stepOf(event),
      ArrowRight: width + stepOf(event),
      Home: min,
      End: max,
      Enter: toggled,
    };
    const next = widths[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (event.key === "Enter" && width !== initial) last.current = width;
    onWidth(next);
  };
  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
    onKeyDown,
  };
};

/** The handle between menu and page: drag it, use the arrow keys, or press one of the two buttons. */
export const Splitter = ({ width, controls, label, messages, onWidth }: Props) => {
  const handlers = useWidthHandlers(width, onWidth);
  return (
    <div className="group/splitter relative z-20 w-0 max-md:hidden">
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-controls={controls}
        aria-valuenow={width}
        aria-valuemin={min}
        aria-valuemax={max}
        {...handlers}
        className="fixed bottom-0 top-(--header-height) -ms-3 w-6 cursor-col-resize touch-none before:absolute before:inset-y-0 before:start-[11px] before:w-0.5 before:bg-transparent before:transition-colors hover:before:bg-accent focus-visible:outline-none focus-visible:before:bg-focus focus-visible:before:w-1"
      />
      <div className="fixed bottom-4 -ms-3 grid gap-1 opacity-0 group-hover/splitter:opacity-100 group-focus-within/splitter:opacity-100 pointer-coarse:opacity-100">
        <button
          type="button"
          aria-label={messages.wider}
          disabled={width >= max}
          onClick={() => onWidth(width + large)}
          className={stepButton}
        >
          <ChevronsRight aria-hidden className="size-4" />
        </button>
        <button
          type="button"
          aria-label={messages.narrower}
          disabled={width <= min}
          onClick={() => onWidth(width - large)}
          className={stepButton}
        >
          <ChevronsLeft aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
};
