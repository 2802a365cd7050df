import { textReply } from "../compose-reply.ts";
import type { AssistantContext, Conversation, Reply, ReplyCitation } from "../conversation.ts";
import type { Attachment, RefusedAttachment } from "../attachment/attachment.ts";
import { findingPoint } from "./file-points.ts";
import type { FilePoint } from "./file-points.ts";

const REVIEW_PAGE = "review-a-document";
const MAX_FINDINGS = 3;

const withoutRepeats = (citations: readonly ReplyCitation[]): readonly ReplyCitation[] =>
  citations.filter(
    (citation, index) =>
      citations.findIndex(({ cite, href }) => cite === citation.cite && href === citation.href) === index,
  );

/** A reply that quotes the file; each point has its quote. */
export const quotingReply = (
  state: Conversation,
  lead: string,
  points: readonly FilePoint[],
  context: AssistantContext,
): Reply => {
  const { messages } = context;
  const lines = points.map(({ point: { title, says, quote, where } }) =>
    [title === "" ? "" : `${title}:`, says, messages.quote(quote, where)].filter(Boolean).join(" "),
  );
  const review = [...context.pageIndex.pages.values()].find(({ page }) => page.id.endsWith(`:${REVIEW_PAGE}`))?.page;
  return {
    ...textReply(state, "review", [lead, ...lines].join("\n")),
    lead,
    points: points.map(({ point }) => point),
    ids: [REVIEW_PAGE],
    ...(review ? { action: { type: "open_review" as const, id: REVIEW_PAGE, href: review.href, slots: {} } } : {}),
    citations: withoutRepeats(points.flatMap(({ citations }) => citations)),
  };
};

/** Why a file was not reviewed. */
export const refusedFile = (
  state: Conversation,
  { name, refusal }: RefusedAttachment,
  { messages }: AssistantContext,
): Reply => textReply(state, "review", messages.fileRefused(name, refusal), "NO_MATCH");

/** What a file is, its most serious findings with quotes, and how to go on. */
export const describeAttachment = (state: Conversation, attachment: Attachment, context: AssistantContext): Reply => {
  const { messages } = context;
  const { name, kind, notes, review } = attachment;
  const { findings, missing, facts } = review;
  const title = facts.find(({ id }) => id === "document_name")?.values[0]?.quote.text;
  const lead = [
    kind === null ? messages.fileOfNoKind(name) : messages.fileKind(name, kind),
    ...(title === undefined ? [] : [messages.fileTitle(title)]),
    ...notes,
    findings.length === 0 ? messages.fileNoFindings : messages.fileFindings(findings.length, missing?.length ?? 0),
    messages.fileAsk,
  ].join(" ");
  const points = findings.slice(0, MAX_FINDINGS).map((finding) => findingPoint(attachment, finding));
  const reply = quotingReply(state, lead, points, context);
  return points.length > 0 ? reply : { ...reply, citations: [{ cite: name, href: null, date: null, grade: "file" }] };
};
