import type { StorageFailure } from "../../model/storage/storage-failure.ts";

/** Messages of My services, the vault and the tracker: everything kept on this device. */
export const records = {
  onDevice: "Kept on this device, in this browser. It is not sent anywhere; whoever uses this browser can open it.",
  unreadable: (count: number) =>
    count === 1
      ? "One record could not be read. It is still on this device, unchanged, and does not affect the others."
      : `${count} records could not be read. They are still on this device, unchanged, and do not affect the others.`,
  saveAside: "Download the unreadable data",
  notRead: {
    full: "This device has no room left, so the browser cannot open what is stored here. Free up some space, then reload the page.",
    blocked:
      "This browser does not let us store anything here, perhaps because this is a private window. Use a regular window to keep drafts and documents.",
    outdated:
      "A newer version of this site has been open in this browser, so this older page cannot read what is stored. Nothing was changed. Close every tab of this site, then open it again.",
    lost: "What is stored on this device could not be read. It was not changed. Reload the page and try again.",
    unexpected: "What is stored on this device could not be read. It was not changed. Reload the page and try again.",
  } as Readonly<Record<StorageFailure, string>>,
  notDeleted: (name: string) =>
    `“${name}” could not be deleted and is still on this device. Reload the page and try again.`,

  draftMissing: {
    absent: {
      title: "This draft is not on this device",
      text: "It may have been deleted, or it was made in another browser.",
    },
    unreadable: {
      title: "This draft cannot be read",
      text: "It is still on this device, unchanged. A newer version of this site may have saved it, or it is damaged.",
    },
    failed: { title: "Drafts cannot be opened right now" },
  },
  startNew: "Start a new one",
  otherDrafts: "See the drafts on this device",

  // My services
  myServices: "My services",
  myServicesLead: "Your drafts, finished documents and saved results.",
  drafts: "Drafts",
  noDrafts: "No drafts yet",
  noDraftsText: "Start a document and leave whenever you like. It waits for you here.",
  startDocument: "Start a document",
  resume: "Continue",
  changed: (when: string) => `Changed ${when}`,
  changedOn: "Changed",
  actions: (name: string) => `Actions for ${name}`,
  finished: "Finished documents",
  noFinished: "No finished documents yet",
  noFinishedText: "When you save a finished document to the vault, it is listed here.",
  openVault: "Open the vault",
  keepSafe: "Save a copy of everything in the vault",
  reviews: "Reviews",
  pastedText: "Pasted text",
  found: (points: number, missing: number | null) =>
    `${points} ${points === 1 ? "point" : "points"}${missing === null ? "" : `, ${missing} missing`}.`,
  open: "Open",
  noReviews: "No saved reviews yet",
  startReview: "Review a document you were given",
  results: "Results",
  noResults: "No results yet",
  noResultsText:
    "What you answer in a calculator or checker is kept here as you type, unless you choose not to save it.",
  delete: "Delete",
  deleteSure: (name: string) => `Delete "${name}"? This cannot be undone.`,
  deleteYes: "Yes, delete it",
  cancel: "Cancel",
  deleted: "Deleted",
  pagesSaved: "Drafts are saved as you type.",
};
