/**
 * Addresses of author tools, of the PDF reader with its fonts, character maps and decoder, and of the face of Thai letters:
 * large, used by few, and therefore cached on first use.
 */
export const RARELY_USED_ASSETS =
  /^\/assets\/(compiler-worker|yaml-editor|pdf\.(worker\.)?min|pdf-worker|Foxit\w+|LiberationSans-\w+|openjpeg\w+|noto-sans-thai-looped)-|^\/assets\/.+\.bcmap$/;
