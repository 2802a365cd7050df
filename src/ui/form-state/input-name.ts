/**
 * The name an input goes by in react-hook-form: one flat key per path.
 *
 * A dotted name would make it build nested records, where a part called "type" or "message" reads as an error.
 */
export const inputName = (path: string): string => path.replaceAll(".", ":");

/** The path behind an input's name. */
export const pathOfInput = (name: string): string => name.replaceAll(":", ".");
