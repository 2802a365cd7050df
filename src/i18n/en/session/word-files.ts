import type { ProposalStatus } from "../../../model/session/session-state.ts";

/** Messages about the Word files of a negotiation. */
export const wordFiles = {
  summary: "Work on the text in Word",
  lead: "Every Word file from here can be changed in Word or LibreOffice and imported again. Keep the file as DOCX.",
  downloads: "Download",
  clean: "The text as agreed so far",
  withOpen: "With the open proposals as tracked changes",
  sinceFirst: "With all changes since the first text",
  table: "Table of all changes",
  leftOut: (count: number) =>
    `${count === 1 ? "1 open proposal is" : `${count} open proposals are`} not in the file, because the file cannot show more than one proposal for the same words. The table of changes lists all of them.`,
  failed: "The Word file could not be made. Check your connection and try again.",

  // In the files
  markedName: (title: string) => `${title} (changes)`,
  tableTitle: (title: string) => `Changes to ${title}`,
  tableMade: (time: string) => `As of ${time}. “Old words” are those at the time of the proposal.`,
  columns: {
    number: "No.",
    clause: "Clause",
    from: "Old words",
    to: "New words",
    who: "Proposed by",
    when: "When",
    status: "Status",
  },
  statuses: {
    open: "Open",
    accepted: "Accepted",
    declined: "Declined",
    withdrawn: "Withdrawn",
    countered: "Answered with a counterproposal",
    superseded: "Replaced by a later change",
  } satisfies Record<ProposalStatus, string>,
  answersOf: "Answers",
  moved: (place: string) => `Moved: ${place}`,
  deleted: "Deleted",
};
