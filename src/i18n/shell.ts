import { shell as en } from "./en/shell.ts";
import type { ShellMessages } from "./en/shell.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of the frame in a screen language; Thai has only a home page and borrows the English frame. */
export const shellMessages = (locale: string): ShellMessages => screenMessages(locale, "shell", en);
