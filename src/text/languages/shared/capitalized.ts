/** The text with its first letter a capital, as titles are written in most languages. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
