import type { Reply } from "../../../engine/assistant/conversation.ts";

/** The figure of a reply, and what its text says before and after it; null if it has none. */
export const replyFigure = (
  reply: Pick<Reply, "figure" | "text" | "lead">,
): { readonly before: string; readonly figure: string; readonly after: string } | null => {
  const { text, lead } = reply;
  const figure = reply.figure?.answer;
  const offset = figure === undefined ? -1 : text.indexOf(figure);
  if (figure === undefined || offset < 0) return null;
  const after = text.slice(offset + figure.length).replace(/^[.。\s]+/, "");
  if (lead === undefined) return { before: text.slice(0, offset).trim(), figure, after };
  // The lead may repeat what follows the figure.
  return { before: lead.endsWith(after) ? lead.slice(0, lead.length - after.length).trim() : lead, figure, after };
};

/** The text of a reply without the answers that are shown beside it, and without the question if that is shown below it. */
export const textOfReply = ({ text, lead, ask, understood }: Reply, isAsking: boolean): string => {
  if (lead === undefined || (!isAsking && !understood)) return text;
  return isAsking || !ask || lead.includes(ask.label) ? lead : `${lead} ${ask.label}`.trim();
};
