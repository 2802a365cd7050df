import { MARK_HEIGHT, MARK_WIDTH } from "../../../engine/session/marks/trace-signature.ts";
import type { Strokes } from "../../../model/document.ts";

/** The lines of a drawn signature, inside an SVG. */
export const StrokesView = ({ strokes }: { readonly strokes: Strokes }) => (
  <g className="fill-none stroke-current stroke-[5]" strokeLinecap="round" strokeLinejoin="round">
    {strokes.map((stroke, index) => (
      <polyline key={index} points={stroke.map((point) => point.join(",")).join(" ")} />
    ))}
  </g>
);

/** A drawn signature as a picture. */
export const StrokesPicture = ({ strokes, label }: { readonly strokes: Strokes; readonly label: string }) => (
  <svg
    viewBox={`0 0 ${MARK_WIDTH} ${MARK_HEIGHT}`}
    role="img"
    aria-label={label}
    className="w-full max-w-xl rounded-md border border-rule bg-paper text-ink"
  >
    <StrokesView strokes={strokes} />
  </svg>
);
