/** Messages about amending a signed document, and about starting from the vault. */
export const amend = {
  title: "Does it amend a signed document?",
  text: "Choose the sealed PDF of the document that was signed. The new record then names that document and its file.",
  choose: "Choose the sealed PDF",
  checking: "Checking the file…",
  amends: (title: string) => `Amends “${title}”`,
  named: "Everyone in the session sees this, and the certificate names the signed file.",
  says: (founder: string, title: string) => `${founder} says that this amends “${title}”`,
  unchecked: (founder: string) =>
    `No one has checked this. Open your copy of the signed PDF on the page that checks files; if you have none, ask ${founder} for it. It is the same file if it has this SHA-256:`,
  check: "Check a signed PDF",
  remove: "Do not amend it",
  refused: "This is not a sealed PDF, or it was changed after it was sealed, so it cannot be named here.",
  notChecked: "The file could not be checked. Check your connection and choose it again.",
  noText:
    "The signed document is a PDF that someone uploaded, so there is no text to negotiate here. Upload the amendment as a separate PDF and sign that instead.",
  opening: "Opening the document…",
  notOpened:
    "This document in your vault cannot be used here. It needs its saved answers or a PDF that is not damaged.",
  notLoaded: "The document could not be opened. Check your connection and try again.",
  fromAnswers:
    "The text is made from the answers in your vault with the current version of the form. It can differ from the saved file, so read it before anyone signs.",
};
