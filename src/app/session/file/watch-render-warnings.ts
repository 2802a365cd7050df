// Warnings after which the page is drawn whole. Fonts that cannot be used at all are reported in another way.
const HARMLESS: readonly RegExp[] = [
  // Damage in a font that is repaired, or a font that is replaced.
  /^TT: /,
  /^(?:Incorrect 'loca' table length|Unknown\/unsupported post table version|Could not find a preferred cmap table|No cmap table|cmap table has unsupported format|CFF stem hints|Found too many parameters for stack-clearing|Ran out of space in font private use|getFontFileType|readToUnicode)/,
  /^(?:Cannot load system font|Cannot substitute the font|Font ".*" is not available -- attempting to fallback|FontFamily contains|Invalid font matrix|TrueType Collection)/,
  // Colors that are approximated.
  /^(?:CMYK fallback|ICCBased color space|No CMYK ICC profile|No ICC color space)/,
  // Pictures that are decoded in another way.
  /^(?:CCITTFaxStream: Falling back|Jbig2Stream: Falling back|PDFImage - using the Width\/Height|JpegImage\.parse - reached the end|readDataBlock - incorrect length|Inline (?:DCT|ASCII85|ASCIIHex)Decode image stream)/,
  /-- attempting to re-parse the JPEG image\.$/,
  /^GlobalImageCache\.setData/,
  // Damage of the file that is repaired, and its parts that are not drawn.
  /^(?:Indexing all PDF objects|indexObjects|readXRef - skipping|Invalid PDF header version|Bad value, for|Badly formatted number|Invalid LW|Invalid setLineWidth|Invalid setDash)/,
  /^(?:getStructTree|StructTree|Unable to read (?:document outline|mark info|page labels|permissions|structTreeRoot)|AnnotationBorderStyle|Popup annotation|Invalid field flags|parseDestDictionary|Bidi: )/,
];

const isHarmless = (message: string): boolean => {
  const text = message.replace(/^Warning: /, "");
  return HARMLESS.some((pattern) => pattern.test(text));
};

/**
 * Runs `draw`, during which nothing else of this thread may warn. Returns whether the reader may have left something out.
 *
 * The reader names only pictures and fonts that failed; a picture inside the drawing itself, a shading or a part of the page
 * vanishes with only a warning. Any warning that is not known to be harmless is therefore a gap, so that an update of the
 * reader that rewords one never makes an incomplete page look whole.
 */
export const watchRenderWarnings = async (draw: () => Promise<unknown>): Promise<boolean> => {
  const { warn } = console;
  let hasGap = false;
  console.warn = (message: unknown): void => {
    hasGap ||= !isHarmless(String(message));
  };
  try {
    await draw();
  } finally {
    console.warn = warn;
  }
  return hasGap;
};
