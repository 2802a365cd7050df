import type { ReactNode } from "react";

const PATTERNS = 4;

/** Index of the full fill, and of the lightest one, which needs an outline. */
export const [SOLID, LIGHT] = [0, 3];

/**
 * Fill of a part, by its index: four patterns that differ without color too. `base` is the id prefix of the patterns.
 */
export const fillOf = (base: string, at: number): string => `url(#${base}-${at % PATTERNS})`;

/** The patterns themselves: full, stripes, dots, outline. */
export function FillPatterns({ base }: { readonly base: string }): ReactNode {
  const shared = { width: 8, height: 8, patternUnits: "userSpaceOnUse" } as const;
  return (
    <defs>
      <pattern id={`${base}-0`} {...shared}>
        <rect width="8" height="8" className="fill-accent forced:fill-[CanvasText]" />
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
    </defs>
  );
}

/** A small square with the fill of a part, for its label. */
export function FillSwatch({ base, at }: { readonly base: string; readonly at: number }): ReactNode {
  return (
    <svg aria-hidden className="mt-1 size-5 shrink-0">
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        fill={fillOf(base, at)}
        className="stroke-accent forced:stroke-[CanvasText]"
      />
    </svg>
  );
}
