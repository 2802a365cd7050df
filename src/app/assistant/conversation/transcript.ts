import type { Reply, ReplyCitation } from "../../../engine/assistant/conversation.ts";
import { chatModelMessages } from "../../../i18n/chat-model.ts";
import type { ChatModelMessages } from "../../../i18n/en/chat-model.ts";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import { toCivilDate, parseIsoDate } from "../../../values/date.ts";
import type { Message } from "./messages.ts";

const PAGE = "page";

/** A calendar day (ISO) in words. */
export const dayInWords = (iso: string, language: string): string => {
  const day = parseIsoDate(iso);
  if (!day) return iso;
  const { year, month, day: number } = toCivilDate(day);
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1, number),
  );
};

/** How a source was read and when. */
export const citationText = ({ grade, date }: ReplyCitation, labels: ChatPageMessages, language: string): string =>
  [labels.grades[grade] ?? grade, ...(date === null ? [] : [labels.checked(dayInWords(date, language))])].join(", ");

/** The citations of a reply: law and services first, then pages of this site. */
export const splitCitations = (
  citations: readonly ReplyCitation[],
): { readonly sources: readonly ReplyCitation[]; readonly pages: readonly ReplyCitation[] } => ({
  sources: citations.filter(({ grade }) => grade !== PAGE),
  pages: citations.filter(({ grade }) => grade === PAGE),
});

/** Who wrote a reply, or why the model that was asked did not; null if none was asked. */
export const authorshipText = (
  { author, modelFailure }: Pick<Reply, "author" | "modelFailure">,
  labels: ChatModelMessages,
): string | null => {
  if (author) return labels.writtenBy(author.name, author.host);
  if (modelFailure === undefined) return null;
  const { [modelFailure]: reason = labels.reasons["other"] ?? "" } = labels.reasons;
  return labels.failed(reason);
};

/** The conversation as plain text, with the sources of each reply. */
export const transcriptOf = (messages: readonly Message[], labels: ChatPageMessages, language: string): string =>
  messages
    .map((message) => {
      if (message.from === "visitor") return `${labels.you}: ${message.text}`;
      const { text, citations } = message.reply;
      const sources = splitCitations(citations).sources.map(
        (source) =>
          `  ${source.cite} (${citationText(source, labels, language)})${source.href === null ? "" : ` ${source.href}`}`,
      );
      const authorship = authorshipText(message.reply, chatModelMessages(language));
      return [`${labels.assistant}: ${text}`, ...(authorship === null ? [] : [`  ${authorship}`]), ...sources].join(
        "\n",
      );
    })
    .join("\n\n");
