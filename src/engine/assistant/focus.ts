import type { RawAnswers } from "../../model/answers.ts";
import type { PageDefinition } from "../../model/definition.ts";
import type { SearchPage } from "../../model/site/search-data.ts";
import { plainId } from "./compose-reply.ts";
import type { AssistantContext, Conversation } from "./conversation.ts";

/** A page by its id, with or without its kind. */
export const pageById = (id: string, context: AssistantContext): SearchPage | undefined => {
  const full = id.includes(":") ? id : [...context.pageIndex.pages.keys()].find((page) => plainId(page) === id);
  return full === undefined ? undefined : context.pageIndex.pages.get(full)?.page;
};

/** The page in focus with its questions; null if there is none, or if it has none. */
export const focusedPage = (
  state: Conversation,
  context: AssistantContext,
): { readonly page: SearchPage; readonly definition: PageDefinition } | null => {
  const page = state.focus === null ? undefined : pageById(state.focus, context);
  const definition = page && context.definitionOf(page.id);
  return page && definition ? { page, definition } : null;
};

/** The conversation with another page in focus. */
export const focusOn = (state: Conversation, page: string): Conversation => {
  if (state.focus === page) return state;
  const focusHistory = [
    ...(state.focus === null ? [] : [state.focus]),
    ...state.focusHistory.filter((one) => one !== page),
  ].slice(0, 10);
  return { ...state, focus: page, asked: null, answered: null, focusHistory };
};

/** The conversation with more answers for a page. */
export const withAnswers = (state: Conversation, page: string, slots: RawAnswers): Conversation => ({
  ...state,
  answers: { ...state.answers, [page]: { ...state.answers[page], ...slots } },
  answered: Object.keys(slots).at(-1) ?? state.answered,
});
