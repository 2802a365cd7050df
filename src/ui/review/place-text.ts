import type { ReviewWords } from "../../i18n/en/review.ts";
import type { ReviewSection } from "../../model/review.ts";

/** What the place of a quote is told from: the sections of the text and where its pages begin. */
export type Places = { readonly sections: readonly ReviewSection[]; readonly pages: readonly number[] };

/** Where something stands, in words: "Section 7.2, Termination, page 3"; empty where nothing is known. */
export function placeText({ sections, pages }: Places, section: number | null, at: number, words: ReviewWords): string {
  const found = section === null ? undefined : sections[section];
  const page = pages.findLastIndex((start) => start <= at);
  const parts = [
    found && (found.number !== "" || found.title !== "") ? words.section(found.number, found.title) : "",
    page < 0 ? "" : words.page(page + 1),
  ];
  return parts.filter((part) => part !== "").join(", ");
}
