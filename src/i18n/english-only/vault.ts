import type { StorageFailure } from "../../model/storage/storage-failure.ts";

/** Messages of the document vault. */
export const vault = {
  title: "Document Vault",
  lead: "Your finished documents and their files.",
  onDevice:
    "Kept on this device, in this browser, and not sent anywhere. Whoever uses this browser can open it, and clearing the browser removes it.",
  copies: "Keep a copy",
  addFile: "Add a file",
  exportAll: "Save everything as one file",
  importAll: "Bring a saved file back",
  backupName: (day: string, isSealed: boolean) => `documents-${day}.${isSealed ? "backup" : "json"}`,
  exportLead: "The file holds your drafts, documents, tracked dates, reviews, results and settings.",
  exported: "Everything is saved in one file",
  exportedWithout: (names: string, count: number) =>
    count === 1
      ? `The file was saved without one record, which is damaged: ${names}.`
      : `The file was saved without ${count} records, which are damaged: ${names}.`,
  protect: "Protect the file with a passphrase",
  unprotected: "Without a passphrase, anyone who has the file can read everything in it.",
  passphrase: "Passphrase",
  passphraseHint: (shortest: number) => `At least ${shortest} characters. Four random words or more work well.`,
  passphraseAgain: "Type the passphrase again",
  passphraseWarning: "Write the passphrase down. If you lose it, no one can open the file, and we cannot recover it.",
  passphraseShort: (shortest: number) => `Enter at least ${shortest} characters`,
  passphraseDiffers: "Enter the same passphrase twice",
  makeFile: "Save the file",
  making: "Creating the file",
  locked: "This file is protected. Enter the passphrase it was saved with.",
  unlock: "Restore this backup",
  wrongPassphrase: "This passphrase does not open the file. Check it and try again. Nothing was changed.",
  damagedBackup: "This file is damaged and cannot be opened, even with the right passphrase. Nothing was changed.",
  newerBackup: "A newer version of this site saved this file. Reload the page and try again. Nothing was changed.",
  unverified: "We could not verify the restored records, so we removed them. Nothing was changed.",
  unverifiedLeft:
    "The records could not be confirmed after writing, and some could not be taken out again. Compare your lists with the file before you rely on them.",
  busyDevice:
    "Another tab of this site kept changing what is stored here. Nothing was changed. Close the other tab and try again.",
  notOurs: "This file was not saved by this site, or it is damaged. Nothing was changed.",
  restoring: "Reading the file",
  restored: (added: number, same: number) => `${added} restored, ${same} already here.`,
  restoredKinds: "Restored",
  inTrash: (count: number) =>
    count === 1
      ? "One document is in the trash on this device:"
      : `${count} documents are in the trash on this device:`,
  takeOut: (count: number) => (count === 1 ? "Take it out of the trash" : "Take them out of the trash"),
  takenOut: (count: number) =>
    count === 1
      ? "One document was taken out of the trash."
      : `${count === 0 ? "No" : count} documents were taken out of the trash.`,
  keptBoth: (count: number) =>
    count === 1
      ? "One differs from what is here. Both are kept, and the one in the file has a second name:"
      : `${count} differ from what is here. Both are kept, and those in the file have a second name:`,
  refused: (count: number) => (count === 1 ? "One was not restored:" : `${count} were not restored:`),
  refusal: {
    unreadable: "it could not be read",
    missing_file: "its file is missing from the backup",
    damaged_file: "its file is damaged in the backup",
  },
  unnamed: "Untitled",
  kinds: {
    drafts: (count: number) => (count === 1 ? "1 draft" : `${count} drafts`),
    documents: (count: number) => (count === 1 ? "1 document" : `${count} documents`),
    tracked: (count: number) => (count === 1 ? "1 tracked date" : `${count} tracked dates`),
    reviews: (count: number) => (count === 1 ? "1 review" : `${count} reviews`),
    results: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  },
  copyName: (name: string, day: string | null) => `${name} (${day === null ? "from a backup" : `backup of ${day}`})`,
  settingsBack: "Your settings were restored.",
  settingsDiffer: "The settings in the file differ from those here, which still apply.",
  settingsUse: "Use the settings in the file",
  settingsUsed: "The settings in the file apply now.",
  settingsRefused:
    "The settings in the file could not be stored, so those here still apply. Free up space on this device or allow this site to store data, then try again.",
  tryAgain: "Try again",
  undoRestore: "Undo",
  undoNote: "You can undo this until you leave the page.",
  undone: (removed: number, changed: number) =>
    changed === 0
      ? `Undone: ${removed} removed.`
      : `Undone: ${removed} removed. ${changed} kept because of later changes.`,
  settingsUndone: "Your former settings apply again.",
  settingsNotUndone:
    "Your former settings could not be stored, so those in the file still apply. Free up space on this device, then try again before you leave this page.",
  failed: {
    full: "There is no room left on this device, so nothing was changed. Save everything as one file, remove something, and try again.",
    blocked:
      "This browser does not let us store anything here, perhaps because this is a private window. Use a regular window to keep documents.",
    outdated:
      "A newer version of this site has been open in this browser, so this older page changed nothing. Close every tab of this site, then open it again.",
    lost: "We lost access to this browser’s storage, so nothing was changed. Reload the page and try again.",
    unexpected: "Something went wrong, and nothing was saved or changed. Reload the page and try again.",
  } as Readonly<Record<StorageFailure, string>>,
  used: (used: string, all: string) =>
    `This site uses ${used} of about ${all} on this device, including pages kept for offline use.`,

  search: "Find in the vault",
  tag: "Tag",
  allTags: "All",
  inVault: (count: number) => (count === 1 ? "1 document" : `${count} documents`),
  none: "Nothing matches.",
  emptyTitle: "The vault is empty",
  empty: "Finish a document and save it here, or add a file you already have.",
  start: "Start a document",

  heads: ["Document", "Files", "Saved"],
  saved: (when: string) => `Saved ${when}`,
  savedOn: "Saved",
  addedFile: "A file you added",
  file: "File",
  download: (name: string) => `Download ${name}`,
  damaged: "This file is damaged or gone and cannot be opened.",
  versions: "Versions",
  version: (number: number, when: string) => `Version ${number}, ${when}`,
  latest: "latest",
  addVersion: "Add a newer version",
  rename: "Rename",
  newName: "New name",
  tags: "Tags",
  tagsHint: "Separate tags with commas.",
  save: "Save",
  cancel: "Cancel",
  watch: "Watch its dates",
  toTrash: "Move to trash",
  movedToTrash: "Moved to the trash",
  undo: "Undo",
  trash: "Trash",
  trashLead: "Items stay here until you delete them.",
  trashEmpty: "The trash is empty.",
  showTrash: (count: number) => `Trash (${count})`,
  back: "Back to the vault",
  restore: "Restore",
  purge: "Delete permanently",
  purgeSure: (name: string) => `Delete "${name}" with all its versions and files? This cannot be undone.`,
  actions: (name: string) => `Actions for ${name}`,
};
