import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { prepareAttachment } from "../../../src/engine/assistant/attachment/attachment.ts";
import type { Attachment, RefusedAttachment } from "../../../src/engine/assistant/attachment/attachment.ts";
import { reviewText } from "../../../src/engine/review/report/review-text.ts";
import type { LoadedReviewLaw } from "../../../src/engine/review/report/review-text.ts";
import type { ReviewPlaybooks } from "../../../src/engine/review/report/begin-review.ts";
import type { ClauseModel } from "../../../src/engine/review/model/clause-model.ts";
import { readingText } from "../../../src/i18n/reading.ts";
import { reviewMessages } from "../../../src/i18n/review.ts";
import type { ScreenLanguage } from "../../../src/model/site/screen-language.ts";
import { LIMITS } from "../../../src/reading/file/limits.ts";
import { unsuitableText } from "../../../src/reading/contract/unsuitable-text.ts";
import { readFile, readPaste } from "../../../src/reading/read-file.ts";
import { formNotes } from "../../../src/ui/review/form-notes.ts";

/** A file by its path, or a text with its name. */
export type GivenAttachment = string | { readonly name: string; readonly text: string };

/** What a review needs beside the text. */
export type AttachmentReview = {
  readonly tools: ReviewPlaybooks;
  readonly law: LoadedReviewLaw;
  readonly model: ClauseModel;
};

/** The bytes of a file, at most one more than is allowed: the rest is never read. */
const boundedBytes = (path: string): Uint8Array => {
  const file = openSync(path, "r");
  try {
    const bytes = new Uint8Array(LIMITS.bytes + 1);
    return bytes.slice(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
};

/** Reads and reviews an attachment. Throws: if the file cannot be opened. */
export const readAttachment = async (
  given: GivenAttachment,
  language: ScreenLanguage,
  { tools, law, model }: AttachmentReview,
): Promise<Attachment | RefusedAttachment> => {
  const name = typeof given === "string" ? basename(given) : given.name;
  const read = await (typeof given === "string"
    ? readFile({ name, bytes: boundedBytes(given) })
    : Promise.resolve(readPaste(given.text)));
  const problem = read.ok ? unsuitableText(read.value.text) : read.problem;
  if (!read.ok || problem) return { name, refusal: problem ? readingText(problem, language) : "" };
  const { text, notes } = read.value;
  const review = reviewText({ text, name }, tools, law, model);
  if (review.refusal !== null) return { name, refusal: readingText({ code: review.refusal }, language) };
  const kind = tools.playbooks.find(({ id }) => id === review.kind.playbook)?.name ?? null;
  return prepareAttachment({
    name,
    kind,
    text,
    review,
    notes: [...formNotes(review, reviewMessages(language)), ...notes.map((note) => readingText(note, language))],
  });
};
