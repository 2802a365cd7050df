import { plainId, textReply } from "../compose-reply.ts";
import type { Conversation, Reply, ReplyAuthor } from "../conversation.ts";
import type { ChatEvidence } from "./check-answer.ts";

/** The reply with a checked answer of a model; its links are those of the ids it cites and of its proposal. */
export const composeChatReply = (
  state: Conversation,
  { text, ids }: { readonly text: string; readonly ids: readonly string[] },
  { sources, proposal }: ChatEvidence,
  author: ReplyAuthor,
): Reply => {
  // The button of a proposal is named after its page.
  const proposed = [...sources.values()].flat().filter(({ href }) => href !== null && href === proposal?.href);
  const citations = [...ids.flatMap((id) => sources.get(id) ?? []), ...proposed];
  const known = new Set<string>();
  const isNew = ({ cite, href }: { readonly cite: string; readonly href: string | null }): boolean =>
    !known.has(`${cite}|${href}`) && Boolean(known.add(`${cite}|${href}`));
  return {
    ...textReply(state, "model", text),
    ids: ids.filter((id) => sources.get(id)?.some(({ grade }) => grade === "page")).map(plainId),
    ...(proposal === null ? {} : { action: proposal }),
    citations: citations.filter(isNew),
    author,
  };
};
