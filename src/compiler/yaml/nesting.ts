const MAX_DEPTH = 100;
const WIDEST_INDENT = 2 * MAX_DEPTH;

// A line that opens many levels at once: "- - - -", "? ? ?".
const opensMany = new RegExp(String.raw`^[ \t]*(?:[-?][ \t]+){${MAX_DEPTH},}`, "m");
const indentedFar = new RegExp(`^ {${WIDEST_INDENT},}`, "m");

const bracketDepth = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text.charCodeAt(offset);
    if (sign === 91 || sign === 123) deepest = Math.max(deepest, ++depth);
    else if ((sign === 93 || sign === 125) && depth > 0) depth--;
  }
  return deepest;
};

/**
 * Whether a text is nested too deeply to parse safely: the YAML parser recurses for every level, and running out of
 * stack there can end the process.
 */
export const isTooDeep = (text: string): boolean =>
  bracketDepth(text) > MAX_DEPTH || opensMany.test(text) || indentedFar.test(text);
