import type { ToolResult } from "../../../model/tool-result.ts";

/** The heading of a result page: the answer, or the one sentence of a refusal that says why there is none. */
export const resultHeading = ({ answer, refused }: Pick<ToolResult, "answer" | "refused">): string =>
  refused?.parts?.heading ?? answer;
