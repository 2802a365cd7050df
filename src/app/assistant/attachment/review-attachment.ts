import { prepareAttachment } from "../../../engine/assistant/attachment/attachment.ts";
import type { Attachment, RefusedAttachment } from "../../../engine/assistant/attachment/attachment.ts";
import type { ReviewPlaybooks } from "../../../engine/review/report/begin-review.ts";
import { readingText } from "../../../i18n/reading.ts";
import { reviewWords } from "../../../i18n/review.ts";
import { formNotes } from "../../../ui/review/form-notes.ts";
import { isoDate } from "../../../values/date.ts";
import { reviewPlaybooks } from "../../review/reading/review-playbooks.ts";
import { openReviewWorker } from "../../review/reading/open-review-worker.ts";
import type { ReviewedText, ReviewResponse, ReviewSource } from "../../review/worker/worker-messages.ts";
import { createWorkerPool } from "../../review/worker/worker-pool.ts";
import { today } from "../../shared/clock.ts";

/** The last message of a review; null if its worker crashed or the checklists did not load. */
const reviewOnce = (
  source: ReviewSource,
  tools: ReviewPlaybooks,
): Promise<Extract<ReviewResponse, { type: "done" | "problem" }> | null> => {
  const pool = createWorkerPool(openReviewWorker);
  return new Promise<Extract<ReviewResponse, { type: "done" | "problem" }> | null>((resolve) => {
    const request = {
      type: "review" as const,
      requestId: 1,
      source,
      tools,
      choice: {},
      expected: undefined,
      anyText: false,
    };
    pool.begin(Promise.resolve({ ...request, today: isoDate(today()) }), {
      report: (message) => {
        if (message.type === "done" || message.type === "problem") resolve(message);
      },
      fail: () => resolve(null),
    });
  }).finally(pool.dispose);
};

const attachmentOf = ({ read, review }: ReviewedText, name: string, tools: ReviewPlaybooks, language: string) =>
  prepareAttachment({
    name,
    kind: tools.playbooks.find(({ id }) => id === review.kind.playbook)?.name ?? null,
    text: read.text,
    review,
    notes: [...formNotes(review, reviewWords(language)), ...read.notes.map((note) => readingText(note, language))],
  });

/** Reads and reviews a file in the worker of the review. Throws: if the checklists cannot be loaded. */
export const reviewAttachment = async (
  source: ReviewSource,
  language: string,
): Promise<Attachment | RefusedAttachment> => {
  const words = reviewWords(language);
  const name = source.type === "text" ? words.pasted : source.name;
  const tools = await reviewPlaybooks();
  const result = await reviewOnce(source, tools);
  if (result === null) return { name, refusal: words.failed };
  if (result.type === "problem") return { name, refusal: readingText(result.problem, language) };
  return attachmentOf(result.reviewed, name, tools, language);
};
