import { result as messages } from "../../../i18n/english-only/result.ts";
import type { ToolResult } from "../../../model/tool-result.ts";

export type Outcome = NonNullable<ToolResult["badge"]>;

/** The outcome in a few words: the author's, or that there is no answer; null if there is neither. */
export const shownOutcome = ({ badge, refusal }: ToolResult): Outcome | null =>
  refusal === null ? badge : { text: messages.noAnswer, tone: "caution" };
