/** Messages the pages of plain text share; their own words are in the catalog. */
export const pages = {
  contents: "On this page",
  otherPages: "More about this site",
  noPhone: "This site has not listed a phone number, email address or mailing address.",
  phone: "Phone",
  email: "Email",
  post: "Mail",
  hours: "Hours",
  keys: "What is kept on your device",
  key: "Key",
  holds: "What it holds",
  keyNames: {
    recents: "The last five pages you visited",
    session: "Your name and e-mail, if you logged in",
    settings: "Your document settings",
    personal: "Your personal settings",
    interface: "Width of the menu and appearance",
    conversation: "Your conversation with the assistant, until you delete it",
    model: "The language model you allowed the assistant to ask",
  },
  database: "Database",
  databaseHolds: "Drafts, finished documents, files and reminders",
  trialTitle: "Try it with a sample",
  trialLead:
    "The form below is already filled in. Change an answer and watch the document. Nothing is saved. There is no trial period, because this site is free.",
  trialAll: "See all documents",
};

export type PagesMessages = typeof pages;
