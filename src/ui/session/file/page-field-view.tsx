import { MARK_HEIGHT, MARK_WIDTH } from "../../../engine/session/marks/trace-signature.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { PageMark } from "../../../model/page-marks.ts";
import { PAGE_UNITS } from "../../../engine/session/fields/place-field.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";
import { classes } from "../../primitives/classes.ts";
import { StrokesView } from "../parts/strokes-view.tsx";
import { FieldTag } from "./field-tag.tsx";
import { fieldPlace, fittedSize } from "./field-place.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly field: PageField;
  readonly label: string;
  /** Whose field it is. */
  readonly name: string;
  /** The height of its page. Unit: points. */
  readonly pageHeight: number;
  /** What is written in it; null while it is empty. */
  readonly content: PageMark["content"] | null;
  readonly color: string;
};

const ariaLabel = ({ upload }: SessionMessages, label: string, content: Props["content"]): string => {
  if (content?.type === "text") return `${label}: ${content.text}`;
  return content?.type === "box" ? `${label}: ${upload.boxes[content.isChecked ? "checked" : "open"]}` : label;
};

/** How much of a field's height its letters take, and the largest letters that are not a signature, as in the sealed file. */
const LETTER_SHARE = 70;
const MAX_POINTS = 12;

const letterSize = ({ field, pageHeight }: Props, text: string, isSignature: boolean): string => {
  const most = (MAX_POINTS / ((field.height / PAGE_UNITS) * pageHeight)) * 100;
  return fittedSize(text, `${(isSignature ? LETTER_SHARE : Math.min(LETTER_SHARE, most)).toFixed(2)}cqh`);
};

/** A field on a page with what is written in it. Its letters grow with the field. */
export const PageFieldView = (props: Props) => {
  const { messages, field, label, name, content, color } = props;
  return (
    <div
      role="img"
      aria-label={ariaLabel(messages, label, content)}
      style={fieldPlace(field)}
      className={classes(
        "@container-size absolute overflow-hidden rounded-sm text-ink",
        content === null && `border-2 ${color}`,
      )}
    >
      {content === null && <FieldTag messages={messages} kind={field.kind} name={name} />}
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
          style={{ fontSize: letterSize(props, content.text, content.isSignature) }}
          className={classes("flex h-full items-center whitespace-nowrap", content.isSignature && "font-serif")}
        >
          {content.text}
        </span>
      )}
    </div>
  );
};
