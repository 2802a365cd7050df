import { prepareAttachment } from "../../../engine/assistant/attachment/attachment.ts";
import type { Attachment, RefusedAttachment } from "../../../engine/assistant/attachment/attachment.ts";
import { readingText } from "../../../i18n/reading.ts";
import { reviewMessages } from "../../../i18n/review.ts";
import { formNotes } from "../../../ui/review/form-notes.ts";
import { isoDate } from "../../../values/date.ts";
import { reviewOptions } from "../../review/reading/review-playbooks.ts";
import type { ReviewOptionsFile } from "../../review/reading/review-playbooks.ts";
import { openReviewWorker } from "../../review/reading/open-review-worker.ts";
import type { ReviewedText, ReviewResponse, ReviewSource } from "../../review/worker/worker-messages.ts";
import { createWorkerPool } from "../../review/worker/worker-pool.ts";
import { today } from "../../shared/clock.ts";

/** The last message of a review; null if its worker crashed or the checklists did not load. */
const reviewOnce = (source: ReviewSource): Promise<Extract<ReviewResponse, { type: "done" | "problem" }> | null> => {
  const pool = createWorkerPool(openReviewWorker);
  return new Promise<Extract<ReviewResponse, { type: "done" | "problem" }> | null>((resolve) => {
    const request = {
      type: "review" as const,
      requestId: 1,
      source,
      choice: {},
      expected: undefined,
      anyText: false,
    };
    pool.begin(
      { ...request, today: isoDate(today()) },
      {
        report: (message) => {
          if (message.type === "done" || message.type === "problem") resolve(message);
        },
        fail: () => resolve(null),
      },
    );
  }).finally(pool.dispose);
};

const attachmentOf = (
  { read, review, hasModel }: ReviewedText,
  name: string,
  kinds: ReviewOptionsFile["kinds"],
  language: string,
) =>
  prepareAttachment({
    name,
    kind: kinds.find(({ id }) => id === review.kind.playbook)?.name ?? null,
    text: read.text,
    review,
    notes: [
      ...(hasModel ? formNotes(review, reviewMessages(language)) : [reviewMessages(language).modelFailed]),
      ...read.notes.map((note) => readingText(note, language)),
    ],
  });

/** Reads and reviews a file in the worker of the review. Throws: if the names of the kinds cannot be loaded. */
export const reviewAttachment = async (
  source: ReviewSource,
  language: string,
): Promise<Attachment | RefusedAttachment> => {
  const labels = reviewMessages(language);
  const name = source.type === "text" ? labels.pasted : source.name;
  const [options, result] = await Promise.all([reviewOptions(), reviewOnce(source)]);
  // The general checklist, which is the first, is not a kind.
  const [, ...kinds] = options.kinds;
  if (result === null) return { name, refusal: labels.failed };
  if (result.type === "problem") return { name, refusal: readingText(result.problem, language) };
  return attachmentOf(result.reviewed, name, kinds, language);
};
