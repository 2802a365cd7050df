import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { ReviewSection } from "../../../model/review/review.ts";

/** The data that locates a quote: the sections of the text and its page starts. */
export type TextLocations = { readonly sections: readonly ReviewSection[]; readonly pages: readonly number[] };

/** A location in words: "Section 7.2, Termination, page 3"; empty if unknown. */
export function locationText(
  { sections, pages }: TextLocations,
  section: number | null,
  at: number,
  messages: ReviewMessages,
): string {
  const found = section === null ? undefined : sections[section];
  const page = pages.findLastIndex((start) => start <= at);
  const parts = [
    found && (found.number !== "" || found.title !== "") ? messages.section(found.number, found.title) : "",
    page < 0 ? "" : messages.page(page + 1),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
