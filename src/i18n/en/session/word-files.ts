import type { ProposalStatus } from "../../../model/session/session-state.ts";

/** Messages about the Word files of a negotiation. */
export const wordFiles = {
  summary: "Work on the text in Word",
  lead: "Every Word file from here can be changed in Word or LibreOffice and imported again. Keep the file as DOCX.",
  downloads: "Download",
  clean: "The text as agreed so far",
  withOpen: "With the open proposals as tracked changes",
  sinceFirst: "With all changes since the first version",
  table: "Table of all changes",
  excluded: (count: number) =>
    `${count === 1 ? "1 open proposal is" : `${count} open proposals are`} not in the file, because the file cannot show more than one proposal for the same words. The table of changes lists all of them.`,
  failed: "We could not create the Word file. Check your connection and try again.",

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

  // Importing
  importTitle: "Import an edited file",
  importHint:
    "Choose the Word file you edited. It is read on this device. You review every change, and nothing is sent until you press “Propose”.",
  importButton: "Choose a Word file",
  reading: "Reading the file…",
  refused: {
    other_session: "This Word file is from another negotiation. Choose the one that you downloaded here.",
    no_marks:
      "This file has none of the bookmarks by which clauses are recognized. Some programs remove them. Download the text again, and change that file in Word or LibreOffice. Or propose the changes here on the page.",
    failed: "The file could not be compared with the text. Check your connection and try again.",
    wrong_type: "This is not a Word file. Choose a file that ends in .docx.",
    took_too_long: "This file takes too long to read, so reading was stopped. Nothing was changed.",
    empty: "This file is empty.",
    too_big: "This file is larger than 20 MB. Remove pictures from it, save it, and choose it again.",
    zip_bomb: "This file expands to more than 50 MB, so it was not opened.",
    too_long: "This file has more text than can be compared.",
    password: "This file is locked with a password. Save a copy without one, and choose the copy.",
    old_word: "This file is in an old format. Save it as DOCX in your word processor, and choose that file.",
    damaged: "This file is damaged and cannot be opened. Save it again in your word processor.",
  },
  noChanges: "No changes were found that are not already in the text or in an open proposal.",
  found: (count: number) => (count === 1 ? "1 change found" : `${count} changes found`),
  foundHint: "Clear the check box next to any change you do not want to propose.",
  include: (change: string) => `Propose this: ${change}`,
  replaces: (clause: string) => `New words for ${clause}`,
  inserts: "A new clause",
  deletes: (clause: string) => `Delete ${clause}`,
  moves: (clause: string) => `Move ${clause}`,
  propose: (count: number) => (count === 1 ? "Propose 1 change" : `Propose ${count} changes`),
  proposed: (count: number) => (count === 1 ? "1 proposal was sent." : `${count} proposals were sent.`),
  discard: "Discard the file",
  unknownVersion:
    "We could not tell which version of the text this file was made from, so it is compared with the text as it is now. Read every change carefully.",
  comments: (count: number) =>
    `The file has ${count === 1 ? "1 comment, which is" : `${count} comments, which are`} not imported. Add anything important as a comment on this page.`,
  notices: {
    already_proposed: (count: number) =>
      count === 1 ? "1 change is already an open proposal." : `${count} changes are already open proposals.`,
    not_editable: (part: string) =>
      `The file changes ${part}. Titles, headings, tables, and signatures cannot be changed by import. Ask for the change in a comment.`,
    unplaced: (text: string) => `We could not tell where this new clause belongs. Propose it on this page: “${text}”`,
    clause_removed: (text: string) => `The file changes a clause that is no longer in the text: “${text}”`,
  },
  otherPart: "a part outside of the clauses",

  threeWay: {
    both: "both",
    compareWith: (name: string) => `Compare with ${name}’s proposal for the same words`,
    now: "text now",
    file: "file",
    changed:
      "These words have changed since the file was made. Here are both changes, compared with the earlier words:",
  },
};
