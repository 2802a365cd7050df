import { tool as en } from "./en/tool.ts";
import type { ToolMessages } from "./en/tool.ts";
import { screenMessages } from "./pack/screen-messages.ts";

/** Messages of pages in preparation and of missing pages, in a screen language. */
export const toolMessages = (locale: string): ToolMessages => screenMessages(locale, "tool", en);
