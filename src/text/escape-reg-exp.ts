/**
 * A text as a pattern that matches exactly that text.
 *
 * Example: escapeRegExp("(a.b)") is "\\(a\\.b\\)"
 */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
