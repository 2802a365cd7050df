const DEEPEST = 100;
const WIDEST_INDENT = 2 * DEEPEST;

// A line that opens one level after the other: "- - - -", "? ? ?".
const opensMany = new RegExp(String.raw`^[ \t]*(?:[-?][ \t]+){${DEEPEST},}`, "m");
const indentedFar = new RegExp(`^ {${WIDEST_INDENT},}`, "m");

const bracketDepth = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 91 || sign === 123) deepest = Math.max(deepest, ++depth);
    else if ((sign === 93 || sign === 125) && depth > 0) depth--;
  }
  return deepest;
};

/**
 * Whether a text is nested so deeply that parsing it is not safe: the YAML parser calls itself for every level, and a
 * process that runs out of stack there cannot always be saved.
 */
export const isTooDeep = (text: string): boolean =>
  bracketDepth(text) > DEEPEST || opensMany.test(text) || indentedFar.test(text);
