import { session as en } from "./en/session/session.ts";
import type { SessionMessages } from "./en/session/session.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of negotiations and signings, in a screen language. */
export const sessionMessages = (locale: string): SessionMessages => screenMessages(locale, "session", en);
