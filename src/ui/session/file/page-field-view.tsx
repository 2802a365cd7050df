import { MARK_HEIGHT, MARK_WIDTH } from "../../../engine/session/marks/trace-signature.ts";
import type { PageMark } from "../../../model/page-marks.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { classes } from "../../primitives/classes.ts";
import { StrokesView } from "../signing/strokes-view.tsx";
import { fieldPlace } from "./field-place.ts";

type Props = {
  readonly field: PageField;
  readonly label: string;
  /** What is written in it; null while it is empty. */
  readonly content: PageMark["content"] | null;
  readonly color: string;
};

/** A field on a page with what is written in it. Its letters grow with the field. */
export const PageFieldView = ({ field, label, content, color }: Props) => (
  <div
    role="img"
    aria-label={content?.type === "text" ? `${label}: ${content.text}` : label}
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
