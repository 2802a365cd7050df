import { result as messages } from "../../../i18n/english-only/result.ts";
import type { ToolResult } from "../../../model/tool-result.ts";

/** Which law of a result was due for another reading; null if none was. */
export const staleText = ({ banners }: Pick<ToolResult, "banners">): string | null => {
  const stale = banners.find(({ kind }) => kind === "stale");
  return stale ? messages.staleText([...new Set(stale.sources.map(({ label }) => label))].join("; ")) : null;
};
