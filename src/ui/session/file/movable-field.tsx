import { useRef } from "react";
import type { PointerEvent } from "react";
import { PAGE_UNITS, fieldAfterKey, movedField, resizedField } from "../../../engine/session/fields/place-field.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { classes } from "../../primitives/classes.ts";
import { fieldPlace } from "./field-place.ts";

type Props = {
  readonly field: PageField;
  readonly label: string;
  /** Id of the text that explains the keys. */
  readonly hint: string;
  readonly color: string;
  readonly onChange: (field: PageField) => void;
  readonly onRemove: () => void;
};

type Drag = {
  readonly from: PageField;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isResizing: boolean;
};

/** A field that is moved and resized on its page, by pointer or keyboard. */
export const MovableField = ({ field, label, hint, color, onChange, onRemove }: Props) => {
  const drag = useRef<Drag | null>(null);
  const corner = useRef<HTMLSpanElement>(null);
  const begin = (event: PointerEvent<HTMLButtonElement>): void => {
    const page = event.currentTarget.parentElement!.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      from: field,
      x: event.clientX,
      y: event.clientY,
      width: page.width,
      height: page.height,
      isResizing: event.target === corner.current,
    };
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    if (!drag.current) return;
    const { from, x, y, width, height, isResizing } = drag.current;
    const right = ((clientX - x) / width) * PAGE_UNITS;
    const down = ((clientY - y) / height) * PAGE_UNITS;
    onChange(isResizing ? resizedField(from, right, down) : movedField(from, right, down));
  };
  const end = (): void => {
    drag.current = null;
  };
  return (
    <button
      type="button"
      data-field={field.id}
      aria-label={label}
      aria-describedby={hint}
      style={fieldPlace(field)}
      className={classes(
        "absolute min-h-4 min-w-6 touch-none cursor-move overflow-hidden rounded-sm border-2 px-1 text-start text-xs leading-tight text-ink",
        color,
      )}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        const changed = fieldAfterKey(field, event.key, event.shiftKey);
        if (changed) onChange(changed);
        else if (event.key === "Delete" || event.key === "Backspace") onRemove();
        else return;
        event.preventDefault();
      }}
    >
      {label}
      <span ref={corner} aria-hidden className="absolute end-0 bottom-0 size-3 cursor-nwse-resize bg-ink/60" />
    </button>
  );
};
