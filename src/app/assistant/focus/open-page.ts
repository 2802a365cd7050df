import type { AssistantContext, Conversation } from "../../../engine/assistant/conversation.ts";
import { focusedPage } from "../../../engine/assistant/focus.ts";
import { pageContext } from "../../../engine/assistant/page-questions.ts";
import { openWithAnswers } from "../../../engine/assistant/answered-page.ts";
import type { RawAnswers } from "../../../model/answers.ts";
import type { Context } from "../../../model/context.ts";
import type { DocumentDefinition, PageDefinition } from "../../../model/definition.ts";
import type { LawByTopic } from "../../../model/law.ts";
import type { ToolDefinition } from "../../../model/tool.ts";

/** The page in focus with the answers of the conversation, as its own page would open it. */
export type LoadedPage = {
  readonly definition: PageDefinition;
  readonly href: string;
  /** As an answers file has them. */
  readonly slots: RawAnswers;
  readonly context: Context;
  readonly isComplete: boolean;
};

/** Whether a page gives a result instead of a document. */
export const isTool = (definition: PageDefinition): definition is ToolDefinition =>
  Object.hasOwn(definition, "compute") && !Object.hasOwn(definition, "document");

export const isDocument = (definition: PageDefinition): definition is DocumentDefinition =>
  Object.hasOwn(definition, "document");

/** Topics of law that are part of a definition. */
export const topicsOf = (definition: PageDefinition): LawByTopic =>
  (definition as PageDefinition & { readonly topics?: LawByTopic }).topics ?? {};

/** The topics of law that the page in focus and the last question about law read. */
export const topicsOfFocus = (state: Conversation, context: AssistantContext): readonly string[] => {
  const focused = focusedPage(state, context);
  const asked = state.law?.split(".", 1) ?? [];
  return [...asked, ...Object.keys(focused ? topicsOf(focused.definition) : {})];
};

/** The page in focus; null if there is none, or if it has no questions. */
export const openPage = (state: Conversation, context: AssistantContext): LoadedPage | null => {
  const focused = focusedPage(state, context);
  if (!focused) return null;
  const { page, definition } = focused;
  const { slots, missing } = openWithAnswers(definition, state.answers[page.id] ?? {}, context);
  const { href } = page;
  return { definition, href, slots, context: pageContext(definition, context), isComplete: missing.length === 0 };
};
