import { shell as en } from "./en/shell.ts";
import type { ShellWords } from "./en/shell.ts";
import { shell as ja } from "./ja/shell.ts";

/** Words of the frame in a screen language; Thai has only a home page and borrows the English frame. */
export const shellWords = (locale: string): ShellWords => (locale === "ja" ? ja : en);
