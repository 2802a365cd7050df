import type { ReplyAction, ReplyCitation } from "../conversation.ts";

/** What a tool returns to the model, and what an answer may cite from it. */
export type ChatToolResult = {
  /** JSON text. */
  readonly text: string;
  /** Sources by the id with which the model cites them. */
  readonly sources: readonly (readonly [id: string, citations: readonly ReplyCitation[]])[];
  /** A page to open with answers, once the visitor presses it. */
  readonly proposal?: ReplyAction;
  /** Topics of law that it reads; those that are not loaded yet make it run again. */
  readonly topics: readonly string[];
};

/** The input of a tool: what a model wrote, of any shape. */
export type ChatToolInput = { readonly [name: string]: unknown };

/** A text of the input; empty if it has none. */
export const textInput = (input: ChatToolInput, name: string): string => {
  const value = input[name];
  return typeof value === "string" ? value.trim().slice(0, 500) : "";
};

/** The result of a tool that has nothing to return but words for the model. */
export const plainResult = (value: unknown): ChatToolResult => ({
  text: JSON.stringify(value),
  sources: [],
  topics: [],
});
