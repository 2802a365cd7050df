import { shell as en } from "./en/shell.ts";
import type { ShellWords } from "./en/shell.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of the frame in a screen language; Thai has only a home page and borrows the English frame. */
export const shellWords = (locale: string): ShellWords => screenWords(locale, "shell", en);
