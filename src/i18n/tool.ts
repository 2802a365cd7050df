import { tool as en } from "./en/tool.ts";
import type { ToolWords } from "./en/tool.ts";
import { screenWords } from "./pack/screen-words.ts";

/** Words of pages in preparation and of missing pages, in a screen language. */
export const toolWords = (locale: string): ToolWords => screenWords(locale, "tool", en);
