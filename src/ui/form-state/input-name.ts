const START = "q-";

/**
 * The name of an input in react-hook-form: one flat key per path.
 *
 * A dotted name would make it build nested records, where a part called "type" or "message" reads as an error. The name of
 * an undotted path is also the DOM id of its input, because a browser indexes all inputs of a form after every keystroke by
 * id and name, and by one key if these are the same.
 */
export const inputName = (path: string): string => START + path.replaceAll(".", ":");

/** The path behind an input's name. */
export const pathOfInput = (name: string): string => name.slice(START.length).replaceAll(":", ".");
