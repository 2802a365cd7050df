import { readingText } from "../../i18n/reading.ts";
import { reviewMessages } from "../../i18n/review.ts";
import { formNotes } from "../../ui/review/form-notes.ts";
import type { ReviewedText } from "./worker/worker-messages.ts";

type NoteContext = {
  /** Name of the kind of document the page is about; empty where it is about any. */
  readonly about: string;
  /** Id of the general playbook; undefined while the playbooks load. */
  readonly general: string | undefined;
  readonly language: string;
};

/** What a reader must know about a complete review: the form of the text, its checklist, and how the file was read. */
export const reviewNotes = (
  { read, review, hasModel }: ReviewedText,
  { about, general, language }: NoteContext,
): readonly string[] => {
  const messages = reviewMessages(language);
  return [
    ...(hasModel ? formNotes(review, messages) : []),
    ...(about !== "" && review.kind.playbook === general ? [messages.generalUsed(about)] : []),
    ...read.notes.map((note) => readingText(note, language)),
  ];
};
