import type { ToolResult } from "../../../model/tool-result.ts";

/** The heading of a result page: the answer, or the one sentence of a refusal that says why there is none. */
export const resultHeading = ({ answer, refusal }: Pick<ToolResult, "answer" | "refusal">): string =>
  refusal?.parts?.heading ?? answer;
