/** Characters with a meaning in Markdown at any position. */
const ANYWHERE = /[\\`*_[\]<>~|]|&(?=#?\w+;)/g;

/** Starts of a line that would begin a heading, list, rule, underlined heading or code block. */
const MARK_AT_START = /^(\*\*)?([#+\-=])/gm;
const NUMBER_AT_START = /^(\d+)([.)])(?=\s|$)/gm;

/**
 * Markdown that prints clean text as it is, line breaks included.
 *
 * Example: escapeMarkdown("1. <b>") is "1\\. \\<b\\>".
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/^[ \t]+/gm, "")
    .replace(ANYWHERE, "\\$&")
    .replace(MARK_AT_START, "$1\\$2")
    .replace(NUMBER_AT_START, "$1\\$2")
    .replaceAll("\n", "\\\n");
}
