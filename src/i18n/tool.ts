import { tool as en } from "./en/tool.ts";
import type { ToolWords } from "./en/tool.ts";
import { tool as ja } from "./ja/tool.ts";

/** Words of pages in preparation and of missing pages, in a screen language. */
export const toolWords = (locale: string): ToolWords => (locale === "ja" ? ja : en);
