/** Messages of the first page. `{product}` stands for the product's name. */
export const home = {
  name: "Home",
  // Top bar
  chat: "Questions? Chat Now",
  contact: "Contact support",
  trial: "Free Trial",
  languages: "Other languages",

  title: "Legal paperwork, one plain question at a time.",
  lead: "Answer short questions and watch your document take shape beside you. No account needed. Your draft stays on this device until you choose to send it.",
  search: "What do you need?",
  searchHint: "Try: lease, unpaid invoice, will",
  searchButton: "Find it",

  /** The sheet beside the title: a clause, the words to note, and what they mean. */
  marked: {
    title: "6. Ending the lease",
    before: "Either party may end this lease ",
    noted: "by giving thirty (30) days’ written notice",
    after: " before the end of any month.",
    note: "In plain words: tell the other side in writing, one month ahead.",
    nextTitle: "7. The deposit",
    next: "The Landlord must hold the deposit of $1,450.00 and return it after the Tenant moves out.",
    nextNote: "When you leave, you get back what the landlord may not keep.",
  },

  resume: "Continue where you left off",
  resumeLast: "Continue",
  allDrafts: "All drafts on this device",

  choices: "Where would you like to begin?",
  ready: "Ready to use today",
  minutes: (count: number) => (count === 1 ? "about 1 minute" : `about ${count} minutes`),
  allServices: "See everything, including what is coming soon",

  stepsTitle: "How it works",
  steps: [
    { name: "Answer", text: "About five minutes for most letters, fifteen for a contract." },
    { name: "Look it over", text: "Tap any clause to see what it means." },
    {
      name: "Use it",
      text: "Download for Word or PDF, print, sign, and follow the next steps for your state.",
    },
  ],

  sample: {
    title: "Try it here: a promise to pay back",
    note: "A small sample. It saves nothing and sends nothing.",
    lender: "Who lends the money?",
    borrower: "Who borrows it?",
    amount: "How much?",
    printedAmount: (amount: string) => `$${amount}`,
    due: "Due date",
    start: { lender: "Ana Reyes", borrower: "Sam Okafor", amount: "1,200", due: "2027-06-30" },
    sheet: "Document preview",
    sheetTitle: "Promise to Pay",
    blank: { lender: "lender", borrower: "borrower", amount: "amount", due: "date" },
    sentence: [
      "On this loan, ",
      { value: "borrower" },
      " (the “Borrower”) promises to pay ",
      { value: "lender" },
      " (the “Lender”) the amount of ",
      { value: "amount" },
      ".",
    ],
    dueSentence: ["The Borrower must pay the full amount on or before ", { value: "due" }, "."],
    early: "The Borrower may pay early, in whole or in part, without penalty.",
    signature: "Signature of the Borrower",
  },

  bar: {
    title: "Numbers you can check yourself",
    lead: "Calculators show each step, the rule behind it, and the day it was last checked. Change a number and watch the result.",
    rent: "Current rent",
    increase: "Requested increase",
    limit: "Limit where you live",
    unit: "$",
    percent: "%",
    asked: "New rent requested",
    most: "Most allowed by law",
    within: "The new rent is within the limit.",
    above: (over: string) => `The new rent is ${over} over the limit.`,
    unread: "Enter all three numbers to see the chart.",
    note: "The limit here is the one you type. Limits differ by state and city, and some places have none.",
  },

  honestTitle: "What we are, and what we are not",
  honest: [
    "{product} is software, not a law firm, and no lawyer reads your answers.",
    "For court dates, custody fights, criminal matters or large amounts of money, see a lawyer first.",
  ],
  freeHelp: { text: "Here is how to find free help.", href: "/help#free-help" },

  questionsTitle: "Questions people ask",
  questions: [
    {
      ask: "Is it really free to try?",
      answer:
        "Yes. There is no trial period: this site is free, and you can create and download a document without an account.",
    },
    {
      ask: "Where are my answers kept?",
      answer:
        "In this browser, on this device. They are not sent anywhere unless you negotiate or sign a document with someone. If you clear your browser data, you will lose them, so download a copy.",
    },
    {
      ask: "Which states are covered?",
      answer:
        "You choose the state. Where a rule for your state has been checked, the document uses it and shows the source. Where it has not, the page says so.",
    },
    {
      ask: "Can I change a document later?",
      answer: "Yes. Your draft stays in My Services. Open it, change an answer, and download it again.",
    },
    {
      ask: "What does the AI do, and what does it not do?",
      answer:
        "Documents and figures come from fixed rules, not from AI. Anything written by AI is labeled, and AI never changes a number.",
    },
  ],

  footer: {
    terms: { name: "Terms", href: "/terms" },
    privacy: { name: "Privacy", href: "/privacy" },
    disclaimer: { name: "Disclaimer", href: "/disclaimer/en" },
    contact: { name: "Contact", href: "/contact/en" },
    help: { name: "Help", href: "/help" },
  },
};

/** One piece of the sample's text: words, or the place of an answer. */
export type SamplePart = string | { readonly value: string };

type Sample = Omit<(typeof home)["sample"], "sentence" | "dueSentence"> & {
  readonly sentence: readonly SamplePart[];
  readonly dueSentence: readonly SamplePart[];
};

/** Thai has neither sample nor bar: no document exists in Thai. */
export type HomeMessages = Omit<typeof home, "sample" | "bar"> & {
  readonly sample: Sample | null;
  readonly bar: (typeof home)["bar"] | null;
  readonly notes?: readonly string[];
};
