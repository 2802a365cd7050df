/**
 * What the reader says when it leaves something of a page out. It names only pictures and fonts that failed; a picture inside
 * the drawing itself, a shading or a part of the page vanishes with only a warning.
 */
const GAP =
  /Unable to decode|Image dimensions are missing|Dependent image|Unsupported ShadingType|ignoring (?:XObject|shading|pattern|errors during|operator|sub-stream|ColorSpace|ExtGState|annotation data|the rest of the image)/i;

/** Runs `draw`, during which nothing else of this thread may warn; whether the reader left something out. */
export const watchGaps = async (draw: () => Promise<unknown>): Promise<boolean> => {
  const { warn } = console;
  let hasGap = false;
  console.warn = (message: unknown): void => {
    hasGap ||= GAP.test(String(message));
  };
  try {
    await draw();
  } finally {
    console.warn = warn;
  }
  return hasGap;
};
