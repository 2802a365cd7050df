import { withArticle } from "../../text/words/indefinite-article.ts";
/** Messages of what follows the start of a guided form: steps and their inputs. */
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
  /** The order of the three boxes of a date. */
  dateOrder: ["month", "day", "year"] as readonly ("year" | "month" | "day")[],
  /** The keyboard for a month; "text" where people write its name. */
  monthKeyboard: "text" as "text" | "numeric",
  calendar: "Choose from a calendar",
  comboNone: "Nothing matches. Try fewer letters.",
  comboCount: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
  uploadChoose: "Choose a file",
  uploadDrop: "or drop it here",
  uploadAnyType: "any file",
  uploadAccepts: (types: string, size: string | null) =>
    `Accepts ${types}${size === null ? "" : `, up to ${size}`}. The file stays on this device.`,
  uploadRemove: "Remove file",
  offeredFrom: {
    settings: "from your settings",
    last_answers: "from your last answers",
    header: "from the top of the page",
  },
  useGiven: "Use one you entered before",
  useThis: (name: string) => `Use ${name}`,

  // Rows of a list
  addFirst: (item: string) => `Add ${withArticle(item)}`,
  mostRows: (most: number) => (most === 1 ? "You can add one entry here." : `You can add up to ${most} entries here.`),
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
  changeAnswer: "Change my answer",

  // Steps
  stepOf: (place: number, total: number) => `Step ${place} of ${total}`,
  step: (place: number) => `Step ${place}`,
  minutesLeft: (minutes: number) => (minutes <= 1 ? "less than a minute left" : `about ${minutes} min left`),
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
  stopTitle: "Fix this before you continue",
  officialPage: "Go to the official page",
  factTitle: "Good to know",
  change: "Change",
  splitInto: (first: string, second: string) => `Split into ${first} and ${second}`,
  keepMine: "Keep my answer",
  youKept: "You chose to keep this answer.",
  takeNote: "I have read this",
  noted: "Marked as read",
  decide: {
    change: "Choose “Change” or “Keep my answer”.",
    fact: "Choose “I have read this”.",
    both: "Choose “Change” or “Keep my answer”, or “I have read this” where there is nothing to change.",
  },
  source: "Source",
  lawFacts: (count: number) => (count === 1 ? "Show the rule" : `Show the ${count} rules`),
  undecided: (count: number) =>
    count === 1 ? "Respond to this point first" : `Respond to these ${count} points first`,

  // Saving
  draftOlder:
    "This form has changed since you last opened your draft. Answers that still fit were kept. Look them over before you go on.",
  draftLost: (questions: string) => `These answers no longer fit and were set aside: ${questions}.`,

  // Exit this page
  exitPage: "Exit this page",
  exitPageHint: "Press the Shift key three times to leave quickly.",
  exitPressed: (times: number) => `Shift pressed ${times} of 3 times.`,
  exitLeaving: "Leaving this page.",

  // Tabs
  questionsTab: "Questions",
  previewTab: "Preview",
};

export type StepsMessages = typeof steps;
