/** Words of My services, the vault and the tracker: everything kept on this device. */
export const records = {
  onDevice: "Kept on this device, in this browser. It is not sent anywhere; whoever uses this browser can open it.",
  unreadable: (count: number) =>
    count === 1
      ? "One record could not be read. It is still on this device, unchanged, and does not affect the others."
      : `${count} records could not be read. They are still on this device, unchanged, and do not affect the others.`,
  saveAside: "Save what could not be read as a file",
  storageOff:
    "This browser keeps nothing in this window, so nothing can be saved here. Download your files before you close it.",

  draftMissing: {
    absent: {
      title: "This draft is not on this device",
      text: "It may have been deleted, or it was made in another browser.",
    },
    unreadable: {
      title: "This draft cannot be read",
      text: "It is still on this device, unchanged. A newer version of this site may have saved it, or it is damaged.",
    },
    off: {
      title: "Drafts cannot be opened in this window",
      text: "This browser keeps nothing in this window. Open the draft in the window it was made in.",
    },
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
  finished: "Finished documents",
  noFinished: "No finished documents yet",
  noFinishedText: "When you save a finished document to the vault, it is listed here.",
  openVault: "Open the vault",
  keepSafe: "Save a copy of everything in the vault",
  reviews: "Reviews",
  pastedText: "Pasted text",
  found: (points: number, missing: number) => `${points} ${points === 1 ? "point" : "points"}, ${missing} missing.`,
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
