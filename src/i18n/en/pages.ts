/** Messages the pages of plain text share; their own words are in the catalog. */
export const pages = {
  contents: "On this page",
  otherPages: "More about this site",
  noPhone: "No phone line, e-mail or postal address is set for this installation.",
  phone: "Phone",
  email: "E-mail",
  post: "Post",
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
    "The form below is already filled in. Change an answer and watch the document. Nothing is saved. There is no trial period, because this installation charges nothing.",
  trialAll: "See all documents",
};

export type PagesMessages = typeof pages;
