import type { ReviewMessages } from "../../i18n/en/review/review.ts";
import type { Review } from "../../model/review/review.ts";

/** Notes on the form of a text: that it is a template, and why missing clauses were not looked for. */
export const formNotes = (
  { form, missing }: Pick<Review, "form" | "missing">,
  messages: ReviewMessages,
): readonly string[] => [
  ...(form === "template" ? [messages.forms.template] : []),
  ...(missing === null ? [messages.forms[form === "template" ? "contract" : form]] : []),
];
