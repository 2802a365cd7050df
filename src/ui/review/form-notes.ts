import type { ReviewWords } from "../../i18n/en/review.ts";
import type { Review } from "../../model/review/review.ts";

/** Notes on the form of a text: that it is a template, and why missing clauses were not looked for. */
export const formNotes = (
  { form, missing }: Pick<Review, "form" | "missing">,
  words: ReviewWords,
): readonly string[] => [
  ...(form === "template" ? [words.forms.template] : []),
  ...(missing === null ? [words.forms[form === "template" ? "contract" : form]] : []),
];
