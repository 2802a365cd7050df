import { withArticle } from "../../text/indefinite-article.ts";
/** Words of what follows the start of a guided form: steps and their inputs, check and finish pages, the preview. */
export const steps = {
  // Questions
  unsure: "I am not sure yet",
  weReadThis: (value: string) => `We read this as ${value}`,
  charactersLeft: (count: number) =>
    count < 0 ? `${-count} characters too many` : `${count} ${count === 1 ? "character" : "characters"} left`,
  chooseOne: "Choose one",
  chooseAll: "Choose all that apply.",
  month: "Month",
  day: "Day",
  year: "Year",
  calendar: "Choose from a calendar",
  comboNone: "Nothing matches. Try fewer letters.",
  comboCount: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
  uploadChoose: "Choose a file",
  uploadDrop: "or drop it here",
  uploadAnyType: "any file",
  uploadAccepts: (types: string, size: string | null) =>
    `Accepts ${types}${size === null ? "" : `, up to ${size}`}. The file stays on this device.`,
  uploadRemove: "Remove file",
  inYourSettings: "from your settings",
  useGiven: "Use one you already gave",
  useThis: (name: string) => `Use ${name}`,

  // Rows of a list
  addFirst: (item: string) => `Add ${withArticle(item)}`,
  addAnother: (item: string) => `Add another ${item}`,
  rowName: (item: string, place: number) => `${item.charAt(0).toUpperCase()}${item.slice(1)} ${place}`,
  edit: "Edit",
  done: "Done",
  remove: "Remove",
  moveUp: "Move up",
  moveDown: "Move down",
  removed: (name: string) => `${name} was removed.`,
  moved: (name: string, place: number) => `${name} is now number ${place}.`,
  undo: "Undo",
  noRows: (item: string) => `No ${item} added yet.`,
  unnamed: "Not filled in yet",
  entry: "entry",

  // Start
  resumeTitle: "You have a draft on this device",
  resumeSaved: (when: string) => `Last saved ${when}.`,
  resume: "Continue your draft",
  deleteDraft: "Delete this draft",
  deleteDraftSure: "Delete this draft from this device? This cannot be undone.",
  deleteNow: "Yes, delete it",
  keepDraft: "Keep it",
  exitTitle: "This document does not fit your case",
  youAnswered: "You answered",
  waysOn: "What you can do instead",
  changeAnswer: "Change my answer",

  // Steps
  stepOf: (place: number, total: number) => `Step ${place} of ${total}`,
  step: (place: number) => `Step ${place}`,
  minutesLeft: (minutes: number) => (minutes <= 1 ? "less than a minute left" : `about ${minutes} minutes left`),
  sections: "All sections",
  stateDone: "Done",
  stateCurrent: "You are here",
  stateToDo: "To do",
  checkSection: "Check your answers",
  newQuestions: (labels: readonly string[]) =>
    `${labels.length === 1 ? "New question" : "New questions"}: ${labels.join("; ")}`,
  problemTitle: "There is a problem",
  problemTitlePrefix: "Error: ",
  allOnOnePage: "Show all questions on one page",
  oneByOne: "Show one step at a time",
  allTitle: "All questions",
  warningTitle: "Take another look",
  stopTitle: "This has to change first",
  factTitle: "Good to know",
  change: "Change",
  keepMine: "Keep my answer",
  youKept: "You chose to keep this answer.",
  takeNote: "I have read this",
  noted: "You have read this.",
  source: "Source",
  lawFacts: (count: number) => `Show the ${count} rules`,
  undecided: (count: number) => (count === 1 ? "Decide on this point first" : `Decide on these ${count} points first`),

  // Saving
  draftOlder:
    "This form has changed since you last opened your draft. Answers that still fit were kept. Look them over before you go on.",
  draftLost: (questions: string) => `These answers no longer fit and were set aside: ${questions}.`,

  otherTabTitle: "You answered this differently in another tab",
  otherTabUse: "Use this answer",
  otherTabDrop: "Keep the answer in the form",

  // Exit this page
  exitPage: "Exit this page",
  exitPageHint: "Press the Shift key three times to leave quickly.",
  exitPressed: (times: number) => `Shift pressed ${times} of 3 times.`,
  exitLeaving: "Leaving this page.",
  safetyTitle: "Before you start: keeping this private",
  safetyText: [
    "Someone else who uses this device may see what you do here.",
    "“Exit this page” takes you to a weather page at once. Pressing Shift three times does the same.",
    "It does not clear the history of your browser.",
  ],
  safetyKeep: "Save my answers on this device",
  safetyKeepHint: "You can come back later. Anyone who uses this device can open the draft.",
  safetyForget: "Do not save my answers",
  safetyForgetHint:
    "Closing this tab or leaving this page loses them. At any step you can save them as a file and open it later.",
  safetyMissing: "Choose whether your answers are saved on this device",
  safetyQuestion: "Should we save your answers on this device?",

  // Check
  checkTitle: (document: string) => `Check your answers before you create your ${document}`,
  notProvided: "Not provided",
  notSureYet: "Not sure yet",
  blanksTitle: (count: number) => (count === 1 ? "1 answer is still open" : `${count} answers are still open`),
  blanksLead: "Where the document prints one of these, it shows a marked blank. Fill it in now or by hand later.",
  changeWhat: (question: string) => `Change: ${question}`,
  create: (document: string) => `Create my ${document}`,
  notReadyTitle: "Some answers are still needed",
  incomplete: "Answer these questions first",

  // Finish
  finishTitle: (document: string) => `Your ${document} is ready`,
  finishLead: "Read it once more from start to end before anyone signs it.",
  download: "Download",
  downloadAs: (format: string) => `Download as ${format}`,
  making: (format: string) => `Making the ${format} file`,
  made: (file: string) => `${file} is ready and was sent to your downloads.`,
  makingFailed: (format: string) =>
    `The ${format} file could not be made. Your answers are still here. Try again, or choose another format.`,
  unprinted: (characters: string) =>
    `Our fonts cannot print these characters: ${characters}. The file shows a code in brackets in their place. Write them in another way, or choose Word, which keeps them.`,
  print: "Print",
  nextSteps: "What to do next",
  due: (date: string) => `By ${date}`,
  saveToVault: "Save to Document Vault",
  vaultNote:
    "You chose not to save your answers on this device. The Document Vault and the Expiration Tracker are on this device, and anyone who uses this browser can open them.",
  savedToVault: "Saved to your Document Vault.",
  vaultFull: "This device has no room left for it. Download the document instead.",
  vaultOff: "This browser does not let us keep it here. Download the document instead.",
  toTracker: "Add to the Expiration Tracker",
  ends: (date: string) => `Its agreed term runs to ${date}.`,
  inTracker: (date: string) =>
    `The Expiration Tracker now watches ${date}. Nothing is sent to you: open the tracker, or save its calendar file, to be reminded in time.`,
  related: "Related documents",
  changeAnswers: "Change an answer",
  openWarnings: "Look at these points again with the other side or a lawyer.",
  lawStaleTitle: "Some law here may be out of date",
  lawStale: (cites: string) =>
    `This document reads ${cites}. The day to check that again has passed. Look it up before you rely on it.`,
  signing: {
    conditional: "Signing electronically is allowed only in some cases",
    not_by_default: "Sign this document on paper unless your state allows more",
    prohibited: "Sign this document on paper",
  },

  // Preview
  questionsTab: "Questions",
  previewTab: "Preview",
  documentPreview: "Document preview",
  whatThisMeans: "What this means",
  whyItIsHere: "Why it is here",
  aboutClause: (clause: string) => `What this means, and why it is here: ${clause}`,
  goToQuestion: "Go to the question",
  partOfAll: "It is part of every document of this kind.",
  becauseOf: "It depends on what you answered:",
};

export type StepsWords = typeof steps;
