import { session as en } from "./en/session/session.ts";
import type { SessionWords } from "./en/session/session.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of negotiations and signings, in a screen language. */
export const sessionWords = (locale: string): SessionWords => screenWords(locale, "session", en);
