/**
 * The text with every occurrence of `mark` replaced.
 *
 * Throws: when there is none, because a build that leaves a placeholder in place fails only in the browser.
 */
export const replaceRequired = (text: string, mark: string, replacement: string): string => {
  if (!text.includes(mark)) throw new Error(`nothing to replace in the build: ${mark}`);
  return text.replaceAll(mark, replacement);
};
