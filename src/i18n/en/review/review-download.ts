import type { StorageFailure } from "../../../model/storage/storage-failure.ts";

import { counted } from "../counted.ts";

/** Messages around the files of a review and its storage on the device. */
export const reviewDownload = {
  take: "Take it with you",
  forOtherSide: "For the other side",
  chooseFirst:
    "Press “Ask for this” on each point that you want to raise. Then you can download the files for it here.",
  chosen: (count: number) => `${counted(count, "point", "points")} chosen. The files include nothing else.`,
  markedFrom: {
    word: "The changes are tracked in a copy of your Word file, which otherwise stays as it is.",
    other: "The changes are tracked in a new Word file with the text of your document.",
  },
  author: "Your name",
  authorHint: "It appears as the author of the changes. Leave it blank to use the name of this site.",
  redline: "Word file with the changes marked",
  letter: "Letter that asks for the changes",
  changeList: "List of changes as PDF",
  reportPdf: "Report as PDF",
  reportMarkdown: "Report as Markdown",
  making: "Creating the file",
  makingFailed: "We could not create the file. Try again.",
  save: "Save on this device",
  watch: "Watch its dates",
  saved: "Saved in My services",
  notSaved: {
    full: "This device has no room left, so the review is not saved. Delete something in My services and try again, or download the report.",
    blocked:
      "Your browser is blocking storage, possibly because this is a private window. Download the report to keep it.",
    outdated:
      "A newer version of this site has been open in this browser, so this older page cannot save the review. Download the report, then close every tab of this site and open it again.",
    lost: "We lost access to this browser’s storage, so the review is not saved. Download the report, then reload the page and try again.",
    unexpected:
      "Something went wrong, so the review is not saved. Download the report, then reload the page and try again.",
  } as Readonly<Record<StorageFailure, string>>,
  notDeleted: "The review could not be deleted and is still on this device. Reload the page and try again.",
  delete: "Delete this review",
  deleteSure: "Delete this review and its text from this device? This cannot be undone.",
  deleteYes: "Yes, delete it",
  unreadable:
    "This review could not be read. It is still on this device, unchanged. Open My services to save it as a file.",
  storageFailed:
    "The saved reviews on this device could not be opened, so this one cannot be shown. Nothing was deleted. Reload the page to try again.",
  gone: "This review is not on this device. It may have been deleted, or it was made in another browser.",
};
