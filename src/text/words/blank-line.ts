import type { Inline } from "../../model/document.ts";
import type { BlankWords, ProseWords } from "./prose-words.ts";

/** A line to write an answer on. */
const LINE = "_".repeat(20);

type Blank = Pick<Extract<Inline, { readonly type: "blank" }>, "short">;

/** A short label for the line of an unanswered question, if there is one; the question itself is never printed. */
export const shortLabel = (
  path: string | undefined,
  kind: string | null,
  { blanks }: ProseWords,
): string | undefined => {
  const part = path?.split(".").at(-1) ?? "";
  const known = [part, kind ?? ""].find((name) => Object.hasOwn(blanks, name));
  return known === undefined ? undefined : blanks[known as keyof BlankWords];
};

/** A line to write on, followed by its label. Example: "____________________ (date)" */
export const blankLine = ({ short }: Blank): string => (short === undefined ? LINE : `${LINE} (${short})`);
