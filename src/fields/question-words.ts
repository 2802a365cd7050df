import type { Field } from "../model/field.ts";
import type { Text } from "../model/text.ts";

const plain = (text: Text | undefined): string => (text ?? []).filter((part) => typeof part === "string").join(" ");

/** The words of a question's label and hint, in lower case, in which a typed quantity may name what it counts. */
export const questionWords = (field: Field): readonly string[] =>
  `${plain(field.label)} ${plain(field.hint)} ${field.unit ?? ""}`.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
