import { MARK_HEIGHT, MARK_WIDTH } from "../../../engine/session/marks/trace-signature.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageMark } from "../../../model/page-marks.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { classes } from "../../primitives/classes.ts";
import { StrokesView } from "../parts/strokes-view.tsx";
import { fieldPlace } from "./field-place.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly field: PageField;
  readonly label: string;
  /** What is written in it; null while it is empty. */
  readonly content: PageMark["content"] | null;
  readonly color: string;
};

const ariaLabel = ({ upload }: SessionMessages, label: string, content: Props["content"]): string => {
  if (content?.type === "text") return `${label}: ${content.text}`;
  return content?.type === "box" ? `${label}: ${upload.boxes[content.isChecked ? "checked" : "open"]}` : label;
};

/** A field on a page with what is written in it. Its letters grow with the field. */
export const PageFieldView = ({ messages, field, label, content, color }: Props) => (
  <div
    role="img"
    aria-label={ariaLabel(messages, label, content)}
    style={fieldPlace(field)}
    className={classes(
      "absolute overflow-hidden rounded-sm text-ink",
      content ? "@container-size" : `border-2 px-1 text-xs leading-tight ${color}`,
    )}
  >
    {content === null && label}
    {content?.type === "strokes" && (
      <svg viewBox={`0 0 ${MARK_WIDTH} ${MARK_HEIGHT}`} preserveAspectRatio="xMinYMin meet" className="size-full">
        <StrokesView strokes={content.strokes} />
      </svg>
    )}
    {content?.type === "box" && (
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMinYMin meet" className="size-full fill-none stroke-current">
        <rect x="3" y="3" width="94" height="94" strokeWidth="6" />
        {content.isChecked && <path d="M22 22 78 78M78 22 22 78" strokeWidth="12" />}
      </svg>
    )}
    {content?.type === "text" && (
      <span
        className={classes(
          "flex h-full items-center text-[length:min(70cqh,12px)] whitespace-nowrap",
          content.isSignature && "font-serif text-[length:70cqh]",
        )}
      >
        {content.text}
      </span>
    )}
  </div>
);
