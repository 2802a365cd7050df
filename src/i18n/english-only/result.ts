/** Words of what a calculator or checker found. */
export const result = {
  showAnswer: "Show the answer",
  backToAnswer: "Go back to the answer",
  saveAndShow: "Save and go back to the answer",
  keptHere: "Worked out on this device. Nothing is sent to us.",
  unsureNote: "The answer may then be that we cannot tell.",
  working: "Working it out",

  // How sure we are is said beside the answer, never in it.
  verdicts: { yes: "Yes", no: "No", probably: "Yes", probably_not: "No", cannot_tell: "We cannot tell" },
  ready: (answer: string) => `Result ready: ${answer}`,
  before: (answer: string) => `Before your last change: ${answer}`,
  changeTitle: "What would change the answer",
  missingTitle: "A few answers are missing",
  missingText: "Answer these questions first:",
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
  secondaryText: (labels: string) =>
    `We have not read the law itself on this: ${labels}. Check it before you rely on it.`,
  staleTitle: "This may be out of date",
  staleText: (labels: string) => `The day to read the law again has passed for: ${labels}. Look at the source below.`,

  notCovered: "Not covered",
  nextSteps: "What to do next",
  warnings: "Points to check",
  answers: "Your answers",
  answersText: "Change an answer and the result follows at once.",
  change: "Change",
  done: "Done",
  nowSays: (answer: string) => `The answer now: ${answer}`,
  changeWhat: (label: string) => `Change: ${label}`,

  workings: "How we worked it out",
  workingsText: "Every figure in the order it was worked out. A pocket calculator gives the same.",
  why: "Why",
  source: "Source",

  sources: "The law behind the figures",
  none: "The law sets no figure here.",
  notKnown: "not known",
  inForce: (from: string, to: string | null, isChange: boolean) =>
    to === null
      ? `In force since ${isChange ? "" : "at least "}${from}`
      : `In force ${isChange ? "from" : "since at least"} ${from} until ${to}`,
  checked: (day: string) => `Checked on ${day}`,

  asTable: "Show as a table",
  tableWhat: "What",
  tableFigure: "Figure",
  of: (share: string) => `${share} of the whole`,
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),

  printed: (title: string, day: string) => `${title}, worked out on ${day}`,
  print: "Print",
  copy: "Copy as text",
  copied: "The result was copied.",
  copyFailed: "The browser did not allow copying. Print the page instead.",
  link: "Copy a link with my answers",
  linkCopied: "The link was copied. It holds your answers; whoever has it can read them.",
  linkSure: "The link will hold your answers. Whoever gets it can read them. Copy it again to go on.",
  calendar: "Add the dates to my calendar",

  compare: "Compare with other answers",
  compareText: "Keep this result, change an answer, and see both side by side.",
  keep: "Keep this result to compare",
  most: "You can compare three results. Remove one to keep another.",
  now: "Now",
  kept: (letter: string) => `Kept ${letter}`,
  useAgain: "Use these answers",
  remove: "Remove",
  answer: "Answer",
} as const;
