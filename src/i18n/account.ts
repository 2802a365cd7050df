import { account as en } from "./en/account.ts";
import type { AccountMessages } from "./en/account.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of log-in and account pages in a screen language. */
export const accountMessages = (locale: string): AccountMessages => screenMessages(locale, "account", en);
