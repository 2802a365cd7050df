import type { Inline } from "../model/document.ts";
import type { ProseWords } from "./prose-words.ts";

/** Room to write an answer by hand. */
const LINE = "_".repeat(20);

type Blank = Pick<Extract<Inline, { readonly type: "blank" }>, "short">;

/** The short names of what is written on an empty line, by the part of a party or the kind of a question. */
export type BlankWords = {
  readonly [what in "name" | "address" | "signer" | "signer_title" | "formed_in" | "date" | "money"]: string;
};

/** What is written on the line of an open question, where one word says it; the question itself is never printed. */
export const shortLabel = (
  path: string | undefined,
  kind: string | null,
  { blanks }: ProseWords,
): string | undefined => {
  const part = path?.split(".").at(-1) ?? "";
  const known = [part, kind ?? ""].find((name) => Object.hasOwn(blanks, name));
  return known === undefined ? undefined : blanks[known as keyof BlankWords];
};

/** A line to write on, with what belongs there after it. Example: "____________________ (date)" */
export const blankLine = ({ short }: Blank): string => (short === undefined ? LINE : `${LINE} (${short})`);
