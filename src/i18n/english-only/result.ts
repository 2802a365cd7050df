/** Messages of the result of a calculator or checker. */
export const result = {
  showAnswer: "Show the answer",
  backToAnswer: "Go back to the answer",
  saveAndShow: "Save and go back to the answer",
  keptHere: "Calculated on this device. Nothing is sent to us.",
  unsureNote: "If so, we may not be able to give you an answer.",
  working: "Calculating",

  noAnswer: "No result",
  // How sure we are is said once, in these sentences, and never in the answer.
  howSure: "How sure we are:",
  sure: (label: string) => `${label}.`,
  sureInSummary: (label: string) => `${label}. Check it before you rely on it.`,
  noLaw: "Calculated from your answers alone.",
  ready: (answer: string) => `Result ready: ${answer}`,
  before: (answer: string) => `Before your last change: ${answer}`,
  missingTitle: (count: number) =>
    count === 1 ? "Answer one more question to see your result" : `Answer ${count} more questions to see your result`,
  brokenTitle: "Some answers need another look",

  upToDate: "This result is based on the answers below.",
  earlier: "This result is based on your earlier answers until your change is complete.",
  earlierAnswer: (answer: string) => `Based on your earlier answers: ${answer}`,
  earlierAnswers: (labels: readonly string[]) => `To update it, answer: ${labels.join("; ")}`,
  earlierTyping: "The result will update when you stop typing.",
  earlierLaw: "Loading the law for your new answer. The result will then update.",
  earlierLawFailed:
    "The law for your new answer could not be loaded, so the result was not updated. Check your connection and try again.",
  newQuestion: "New question",
  answerToUpdate: (count: number) =>
    count === 1 ? "To update the result, answer this question:" : "To update the result, answer these questions:",

  officialHelp: "Where to look:",
  officialPage: "Go to the official page",
  staleTitle: "This may be out of date",
  staleText: (labels: string) => `This law is overdue for review: ${labels}. Check the source below.`,

  mayChange: "What could change this answer",
  notCovered: "What is not covered",
  points: (count: number) => (count === 1 ? "1 point" : `${count} points`),
  nextSteps: "What to do next",
  firstStep: "What to do first",
  warnings: "Points to check",
  answers: "Your answers",
  answersText: "Change an answer, and the result updates at once.",
  change: "Change",
  done: "Done",
  nowSays: (answer: string) => `The current answer: ${answer}`,
  changeWhat: (label: string) => `Change: ${label}`,

  workings: "How we calculated it",
  workingsText: "Every figure in the order in which it was calculated.",
  steps: (count: number) => (count === 1 ? "1 step" : `${count} steps`),
  rates: "Bracket by bracket",
  toCents: "Amounts with a fraction of a cent are rounded here. The calculation uses the exact amounts.",

  sources: "The law behind it",
  none: "The law does not set a figure.",
  notKnown: "not known",
  inForce: (from: string, to: string | null, isChange: boolean) =>
    to === null
      ? `In force since ${isChange ? "" : "at least "}${from}`
      : `In force from ${from}${isChange ? "" : " (or earlier)"} to ${to}`,
  checked: (day: string) => `Checked on ${day}`,

  asTable: "Show as a table",
  tableWhat: "What",
  tableFigure: "Figure",
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  columns: (first: string, last: string) => `Each column is a week, from ${first} at the top to ${last}.`,

  printed: (title: string, day: string, address: string) => `${title}, calculated on ${day} at ${address}`,
  print: "Print",
  copy: "Copy as text",
  copied: "The result was copied.",
  copyFailed: "The browser did not allow copying. Print the page instead.",
  link: "Copy a link with my answers",
  linkCopied: "The link was copied. It contains your answers, and anyone who has it can read them.",
  linkSure:
    "The link will contain your answers, and anyone who has it can read them. Press the button again to copy it.",
  calendar: "Add the dates to my calendar",

  compare: "Compare with other answers",
  compareText: "Keep this result, change an answer, and see both side by side.",
  keep: "Keep this result to compare",
  most: "You can compare three results. Remove one to keep another.",
  better: (name: string, difference: string, figure: string) =>
    `“${name}” is better for you by ${difference} (${figure.charAt(0).toLowerCase()}${figure.slice(1)}).`,
  equal: (figure: string) => `Both give the same result (${figure.charAt(0).toLowerCase()}${figure.slice(1)}).`,
  now: "Now",
  kept: (letter: string) => `Kept ${letter}`,
  useAgain: "Use these answers",
  remove: "Remove",
  answer: "Answer",
} as const;
