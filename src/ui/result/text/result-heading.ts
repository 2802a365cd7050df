import type { ToolResult } from "../../../model/tool-result.ts";

// The end of a sentence, but not of an abbreviation such as "U.S."
const SENTENCE_END = /(?<=[a-z\d][.]) (?=\p{Lu})/u;

type Refused = Pick<ToolResult, "answer" | "refusal">;

/** The sentences of a refusal: the one for the heading, and what follows below it. */
const partsOf = ({ answer, refusal }: Refused): { readonly heading: string; readonly below: string } => {
  if (refusal === null) return { heading: answer, below: "" };
  const [heading = answer, ...others] = answer.split(SENTENCE_END);
  return refusal.parts ?? { heading, below: others.join(" ") };
};

/** What follows below the heading of a result that cannot be given; "" for nothing. */
export const belowHeading = (result: Refused): string => partsOf(result).below;

/** The heading of a result page: the answer, or the one sentence of a refusal that says why there is none. */
export const resultHeading = (result: Refused): string => partsOf(result).heading;
