import { amounts } from "./amounts.ts";
import { composites } from "./composites.ts";
import type { Examples } from "./example.ts";
import { picked } from "./picked.ts";
import { texts } from "./texts.ts";

/** Examples of every kind of question by its name; no page carries them. */
export const examples: Examples = { ...texts, ...amounts, ...picked, ...composites };
