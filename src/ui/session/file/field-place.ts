import type { CSSProperties } from "react";
import { PAGE_UNITS } from "../../../engine/session/fields/place-field.ts";
import type { PageField } from "../../../model/session/uploaded-pdf.ts";

const share = (units: number): string => `${(units / PAGE_UNITS) * 100}%`;

/** Where a field is on its page, which is the positioned element around it. */
export const fieldPlace = ({ x, y, width, height }: PageField): CSSProperties => ({
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
});

/** The usual width of a letter. Unit: of its size. */
const NARROW = 0.6;

/** A size at which a text is not cut in its container, and no larger than `largest`, a length of CSS. */
export const fittedSize = (text: string, largest: string): string => {
  const letters = Array.from(text).reduce((sum, letter) => sum + (/[\u2E80-\uFFEF]/u.test(letter) ? 1 : NARROW), 0);
  return `min(${largest}, ${(90 / Math.max(letters, 1)).toFixed(2)}cqw)`;
};

const COLORS = [
  "border-accent bg-accent-tint/80",
  "border-caution bg-caution-tint/80",
  "border-success bg-success-tint/80",
] as const;

/** Classes by which the fields of the parties differ; their names are in words, too. */
export const partyColor = (index: number): string => COLORS[index % COLORS.length]!;
