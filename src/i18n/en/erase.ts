/** Messages about deleting everything that this device stores. */
export const erase = {
  title: "Delete everything on this device",
  text: "This deletes all data that this site has stored in this browser: drafts, the Document Vault, tracked dates, saved results and reviews, negotiations and signings with their keys, the assistant’s conversation, your profile, and your settings. It cannot be undone.",
  before: [
    "Save a backup from your Document Vault first if you may need something again. A backup does not contain the keys of negotiations and signings.",
    "If no other device has the keys of a negotiation or signing, no one can open it for you again.",
    "Close the other tabs of this site. A form that is open there would save its answers again.",
  ],
  notTitle: "What this cannot delete",
  not: [
    "what other people have: the other parties to a negotiation or signing keep what their devices received",
    "what the server stores of a negotiation or signing, encrypted, until it expires or all parties delete it on its page",
    "files that you have downloaded, printed, or sent",
    "your other devices and browsers, and copies kept by your browser’s developer, such as synced history",
  ],
  button: "Delete everything…",
  confirm: "Delete everything that this site has stored in this browser?",
  yes: "Delete everything",
  no: "Keep everything",
  failed: "Your browser blocked part of this. To delete the rest, clear this site’s data in your browser settings.",
};

export type EraseMessages = typeof erase;
