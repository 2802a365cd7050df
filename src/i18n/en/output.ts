import type { StorageFailure } from "../../model/storage/storage-failure.ts";

/** Messages of what loads after the steps of a guided form: the check page, the finish page, the preview, and parts that few visitors see. */
export const output = {
  // Parts that few visitors see
  resumeTitle: "You have a draft on this device",
  resumeSaved: (when: string) => `Last saved ${when}.`,
  resume: "Continue your draft",
  deleteDraft: "Delete this draft",
  deleteDraftSure: "Delete this draft from this device? This cannot be undone.",
  deleteNow: "Yes, delete it",
  keepDraft: "Keep it",
  exitTitle: "This document is not right for your situation",
  youAnswered: "You answered",
  waysOn: "What you can do instead",
  otherTabTitle: "You answered this differently in another tab",
  otherTabUse: "Use this answer",
  otherTabDrop: "Keep the answer in the form",

  // Check
  checkTitle: "Check your answers",
  checkLead: (document: string) => `Your ${document} is made from these answers.`,
  notProvided: "Not provided",
  notSureYet: "Not sure yet",
  blanksTitle: (count: number) => (count === 1 ? "1 answer is still missing" : `${count} answers are still missing`),
  blanksLead:
    "If the document uses one of these answers, it will have a blank there. Fill it in now, or by hand later.",
  change: "Change",
  changeWhat: (question: string) => `Change: ${question}`,
  create: (document: string) => `Create my ${document}`,
  notReadyTitle: "Some answers are still needed",
  nothingOpen: "No answers are missing",
  incomplete: "Answer these questions first",

  // Finish
  finishTitle: (document: string) => `Your ${document} is ready`,
  finishLead: "Read it once more from start to end before anyone signs it.",
  download: "Download and print",
  /** Names of file formats by id, where they are not those of the formats themselves. */
  formats: {} as Readonly<Record<string, string>>,
  downloadAs: (format: string) => `Download as ${format}`,
  moreFormats: "More formats",
  addNote: "Add a last page that explains this form. It is not part of the document.",
  making: (format: string) => `Creating the ${format} file`,
  made: (file: string) => `${file} was downloaded.`,
  makingFailed: (format: string) =>
    `We could not create the ${format} file. Your answers are still here. Try again, or choose another format.`,
  unprinted: (characters: string) =>
    `Our fonts do not have these characters: ${characters}. The file shows a code in brackets instead. Spell them differently, or choose Word, which keeps them.`,
  print: "Print",
  nextSteps: "What to do next",
  due: (date: string) => `By ${date}`,
  source: "Source",
  openPoints: (count: number) =>
    count === 1 ? "1 item to review before anyone signs" : `${count} items to review before anyone signs`,
  services: {
    negotiation: {
      title: "Negotiate it",
      lead: "Send a private link. The other side can accept each clause or suggest changes.",
    },
    signing: { title: "Sign it online", lead: "Collect everyone’s signatures on one sealed PDF." },
  },
  keep: "Keep a copy",
  saveToVault: "Save to Document Vault",
  vaultNote:
    "You chose not to save your answers on this device. The Document Vault and the Expiration Tracker are on this device, and anyone who uses this browser can open them.",
  savedToVault: "Saved to your Document Vault.",
  notStored: {
    full: "This device has no room left, so nothing was saved. Download the document instead.",
    blocked: "Your browser is blocking storage. Download the document instead.",
    outdated:
      "A newer version of this site has been open in this browser, so nothing was saved. Download the document, then close every tab of this site and open it again.",
    lost: "We lost access to this browser’s storage, so nothing was saved. Download the document, then reload this page and try again.",
    unexpected:
      "Something went wrong, so nothing was saved. Download the document, then reload this page and try again.",
  } as Readonly<Record<StorageFailure, string>>,
  toTracker: "Add to the Expiration Tracker",
  ends: (date: string) => `The term ends on ${date}.`,
  inTracker: (date: string) =>
    `The Expiration Tracker now has ${date}. It does not send reminders, so check the tracker or add its calendar file to your calendar.`,
  related: "Related documents",
  changeAnswers: "Change an answer",
  openWarnings: "Look at these points again, and ask a lawyer if you are not sure.",
  lawStaleTitle: "Some law here may be out of date",
  lawStale: (cites: string) =>
    `This document relies on ${cites}. Our check of that law is overdue, so look it up before you rely on the document.`,
  signing: {
    conditional: "Signing electronically is allowed only in some cases",
    not_by_default: "Sign this document on paper unless your state permits electronic signing",
    prohibited: "Sign this document on paper",
  },

  // Preview
  documentPreview: "Document preview",
  whatThisMeans: "What this means",
  whyItIsHere: "Why it is here",
  aboutClause: (clause: string) => `What this means, and why it is here: ${clause}`,
  goToQuestion: "Go to the question",
  partOfAll: "Every document of this type includes it.",
  becauseOf: "It depends on what you answered:",
};

export type OutputMessages = typeof output;
