import type { ReactNode } from "react";

const PATTERNS = 5;

/** Index of the full fill, and of the lightest one, which needs an outline. */
export const [SOLID, LIGHT] = [0, 3];

/**
 * Fill of a part, by its index: five patterns that differ without color too. `base` is the id prefix of the patterns.
 */
export const fillOf = (base: string, at: number): string => `url(#${base}-${at % PATTERNS})`;

/** The patterns themselves: full, stripes, dots, outline, lines. */
export function FillPatterns({ base }: { readonly base: string }): ReactNode {
  const shared = { width: 8, height: 8, patternUnits: "userSpaceOnUse" } as const;
  return (
    <defs>
      <pattern id={`${base}-0`} {...shared}>
        <rect width="8" height="8" className="fill-ink forced:fill-[CanvasText]" />
      </pattern>
      <pattern id={`${base}-1`} {...shared} patternTransform="rotate(45)">
        <rect width="8" height="8" className="fill-accent-tint forced:fill-[Canvas]" />
        <rect width="3" height="8" className="fill-accent forced:fill-[CanvasText]" />
      </pattern>
      <pattern id={`${base}-2`} {...shared}>
        <rect width="8" height="8" className="fill-accent-tint forced:fill-[Canvas]" />
        <circle cx="4" cy="4" r="1.6" className="fill-accent forced:fill-[CanvasText]" />
      </pattern>
      <pattern id={`${base}-3`} {...shared}>
        <rect width="8" height="8" className="fill-accent-tint forced:fill-[Canvas]" />
      </pattern>
      <pattern id={`${base}-4`} {...shared}>
        <rect width="8" height="8" className="fill-accent-tint forced:fill-[Canvas]" />
        <rect width="8" height="2" className="fill-accent forced:fill-[CanvasText]" />
      </pattern>
    </defs>
  );
}

/** A mark across a bar, with an edge that sets it off from a solid one. */
export function LimitMark({
  at,
  y1,
  y2,
}: {
  readonly at: string;
  readonly y1: number;
  readonly y2: number;
}): ReactNode {
  return (
    <>
      <line x1={at} x2={at} y1={y1} y2={y2} className="stroke-paper stroke-[7] forced:stroke-[Canvas]" />
      <line x1={at} x2={at} y1={y1} y2={y2} className="stroke-ink stroke-3 forced:stroke-[CanvasText]" />
    </>
  );
}

/** A small square with the fill of a part, for its label. */
export function FillSwatch({ base, at }: { readonly base: string; readonly at: number }): ReactNode {
  return (
    <svg aria-hidden className="mt-1 size-4 shrink-0">
      <rect width="100%" height="100%" fill={fillOf(base, at)} className="stroke-accent forced:stroke-[CanvasText]" />
    </svg>
  );
}
