import { X } from "lucide-react";
import { useRef } from "react";
import type { PointerEvent } from "react";
import { PAGE_UNITS, fieldAfterKey, movedField, resizedField } from "../../../engine/session/fields/place-field.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { classes } from "../../primitives/classes.ts";
import { FieldTag } from "./field-tag.tsx";
import { fieldPlace } from "./field-place.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly field: PageField;
  readonly label: string;
  /** Whose field it is. */
  readonly name: string;
  /** Whether it is on top of printed words. */
  readonly isCovering: boolean;
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

/** Moves or resizes a field as the pointer does. */
const useDrag = ({ field, onChange }: Pick<Props, "field" | "onChange">) => {
  const drag = useRef<Drag | null>(null);
  const corner = useRef<HTMLSpanElement>(null);
  const begin = (event: PointerEvent<HTMLButtonElement>): void => {
    // Some browsers do not focus a button that is pressed.
    event.currentTarget.focus();
    const page = event.currentTarget.closest("[data-page]")!.getBoundingClientRect();
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
  return { corner, begin, follow, end };
};

/** Above this the button that removes a field is below it. Unit: 1/10,000 of the height of the page. */
const MIN_TOP = 500;

/** A field that is moved and resized on its page, by pointer or keyboard, and removed while it is in focus. */
export const MovableField = (props: Props) => (
  <div style={fieldPlace(props.field)} className="group/field absolute min-h-4 min-w-6 focus-within:z-1">
    <FieldHandle {...props} />
    <button
      type="button"
      aria-label={props.messages.upload.remove(props.label)}
      className={classes(
        "absolute -end-1 hidden size-6 place-items-center rounded-full border border-danger bg-paper text-danger group-focus-within/field:grid hover:bg-danger-tint pointer-coarse:size-11",
        props.field.y < MIN_TOP ? "top-full" : "bottom-full",
      )}
      onClick={props.onRemove}
    >
      <X aria-hidden className="size-4" />
    </button>
  </div>
);

const FieldHandle = ({ messages, field, label, name, isCovering, hint, color, onChange, onRemove }: Props) => {
  const { corner, begin, follow, end } = useDrag({ field, onChange });
  return (
    <button
      type="button"
      data-field={field.id}
      aria-label={label}
      aria-describedby={hint}
      className={classes(
        "@container-size absolute inset-0 touch-none cursor-move overflow-hidden rounded-sm border-2 text-start text-ink",
        color,
        isCovering && "border-dashed border-danger",
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
      <FieldTag messages={messages} kind={field.kind} name={name} />
      <span ref={corner} aria-hidden className="absolute end-0 bottom-0 size-3 cursor-nwse-resize bg-ink/60" />
    </button>
  );
};
