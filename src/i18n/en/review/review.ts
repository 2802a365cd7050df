import { counted } from "../counted.ts";
import { reviewDownload } from "./review-download.ts";

// A check that spoke in fewer than one of two hundred is counted as none.
const shareOf = (speaks: number): string => (speaks === 0 ? "fewer than 1" : String(speaks));

/** Messages around the review of a document: choosing it, waiting for it, and what was found. */
export const review = {
  language: "en",
  // Choosing
  title: "Review a Document",
  lead: "See what it says, what is missing and what to ask for, with every point shown in your own text.",
  privacy: "Your document stays on this device. It is read in this browser and sent nowhere.",
  choose: "Choose a file",
  drop: "or drop it here",
  limits: (megabytes: number, pages: number) =>
    `PDF, Word (DOCX) or plain text, up to ${megabytes} MB and ${pages} pages. English only.`,
  paste: "Or paste the text",
  pasteExample: "RESIDENTIAL LEASE\nThis lease is made on … between …\n1. Rent. The tenant pays …",
  pasteButton: "Review this text",
  pasteEmpty: "Paste the text of the contract first",
  generalUsed: (name: string) =>
    `There is no checklist for this kind yet (${name}). It is reviewed with the checklist that fits every contract.`,
  notAdvice: "A review finds words and compares them with a checklist. It is not legal advice, and it can miss things.",
  anyway: "Review it anyway",
  other: "Choose another document",
  // Part of the text before it, where there is little room.
  otherShort: "Another document",
  failedAgain: "The review could not be repeated. The result below is still the one from before your change.",
  failed: "The review could not be started. The connection may be down. Your document is still on this device.",
  requestsFailed:
    "The wording to ask for could not be loaded. The connection may be down. The points themselves are complete.",
  requestsRetry: "Load the wording again",
  optionsFailed:
    "The lists of document kinds and places could not be loaded, so you cannot change them now. The connection may be down.",
  optionsRetry: "Load the lists again",
  modelFailed:
    "Part of the review could not be loaded, so we could look for clauses only by their usual wording and cannot say what is missing. The connection may be down.",
  modelRetry: "Review it again",
  unreadableFile: (name: string) =>
    `The browser could not open ${name}. It may have been moved, renamed, or changed since you chose it. Choose it again.`,

  // Waiting
  working: "Review under way",
  stageReading: "Reading the document",
  stagePages: (page: number, pages: number) => `Reading page ${page} of ${pages}`,
  stageReviewing: "Comparing it with the checklist",
  cancel: "Cancel",
  soFar: (findings: number) => `${counted(findings, "point", "points")} to look at so far.`,
  stopped:
    "You stopped the review. These points were found by then. The rest of the document was not compared with the checklist.",
  rest: "Finish the review",

  // Result
  pasted: "Pasted text",
  // Null: what is missing was not looked for.
  ready: (findings: number, missing: number | null) =>
    `Review ready: ${counted(findings, "point", "points")} to look at${missing === null ? "" : `, ${missing} missing`}.`,
  headline: (findings: number, missing: number | null) => {
    const lacking = missing ?? 0;
    if (findings + lacking === 0) return "Nothing on the checklist stands out. Read it yourself before you sign.";
    const found = findings === 0 ? "" : `${counted(findings, "point", "points")} to look at`;
    const absent = lacking === 0 ? "" : `${counted(lacking, "thing", "things")} missing`;
    return `${[found, absent].filter((part) => part !== "").join(" and ")}.`;
  },
  readAll: (sections: number, sentences: number) =>
    `${counted(sections, "section", "sections")} and ${counted(sentences, "sentence", "sentences")} were read.`,
  kind: "Kind of document",
  side: "Your side",
  sideQuestion: "Which side are you on?",
  sideQuestionHint: "Some points matter to one side only, and each side will want different changes.",
  sideSkip: "Not sure",
  sideAny: "Not chosen",
  forms: {
    contract: "This checklist is for another form of document, so we do not say what is missing.",
    cover_page:
      "This is a cover page or order form. Its standard terms are not in this text, so we do not say what is missing.",
    template: "This is a template with blanks that have not been filled in.",
    letter: "This reads like a letter. We do not say what is missing from a letter.",
    notice: "This reads like a notice, not a contract. We do not say what is missing from it.",
    policy: "This reads like a policy, not a contract. We do not say what is missing from it.",
    terms:
      "These read like terms of service, which apply when you use a service. We do not say what is missing from them.",
    court: "This looks like a court filing, not a contract. We do not say what is missing from it.",
    statute: "This reads like a statute, not a contract. We do not say what is missing from it.",
    unsure: "We are not sure what kind of document this is, so we do not say what is missing.",
  },
  place: "Whose law applies",
  placeUnknown: "Not shown in the text",
  placeFrom: {
    chosen: "You chose this.",
    property: "This is where the property is.",
    governing_law: "The text says so in its clause on governing law.",
    address: "The only U.S. addresses we found are there.",
  },
  tone: "How to ask",
  tones: { mild: "Mild: offer a compromise", firm: "Firm: ask for the best terms for you" },
  toneHint: "It changes the suggested wording and the letter, where a point has both.",
  placeNone: "Choose a state to compare the figures with its law.",
  facts: {
    document_name: "Title",
    parties: "Parties",
    agreement_date: "Date of the agreement",
    effective_date: "Takes effect",
    expiration_date: "Ends",
    renewal_term: "Renewal term",
    notice_period: "Notice period",
    governing_law: "Governing law",
    forum: "Where disputes are decided",
    rent: "Rent",
    price: "Price",
    fee: "Fee",
    pay: "Pay",
    principal: "Amount of the loan or debt",
    deposit: "Deposit",
    late_fee: "Late fee",
    cap: "Liability limit",
    money: "Other amounts",
    signatures: "Signatures",
  },
  signatureStates: {
    signed: "Signed",
    partly: "Partly signed; some signature lines are blank",
    unsigned: "Not signed yet",
  },
  factSave: "Save",
  factEdited: "Corrected by you",
  keyFacts: "Key facts",
  notSaid: "The text does not say",
  showInText: "Show in the text",
  severity: { high: "High", medium: "Medium", low: "Low" },
  points: "All points, most serious first",
  filter: "Show",
  filters: {
    all: "All",
    change: "For you to change",
    missing: "Missing",
    law: "Compared with the law",
    unchecked: "Not checked",
  },
  filterOf: (name: string, count: number) => `${name} (${count})`,
  filterLeads: {
    all: "",
    change: "",
    missing: "Contracts of this kind usually say these things. They were not found anywhere in the text.",
    law: "These figures were compared with the law of the place above.",
    unchecked: "We did not compare these with anything, or we cannot tell. That does not mean they are fine.",
  },
  findings: "Look at these first",
  allFindings: (count: number) => `Show all ${count} points`,
  section: (number: string, title: string) =>
    number === "" ? `Under “${title}”` : [`Section ${number}`, title].filter((part) => part !== "").join(", "),
  page: (page: number) => `page ${page}`,
  next: "Next",
  previous: "Previous",
  keys: "Use the up and down arrow keys to move between points.",
  why: "Why it matters",
  ask: "What to ask for",
  request: "In your letter",
  suggested: "Suggested wording",
  accept: "Ask for this",
  edit: "Edit",
  dismiss: "Dismiss",
  undo: "Undo",
  accepted: "Added to your requests",
  dismissed: "Dismissed",
  editLabel: "Your wording",
  editDone: "Use this wording",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Could not copy. Select the text and copy it.",
  measured: (percent: number, of: number) =>
    `On ${of} labeled contracts, points like this were correct ${percent}% of the time.`,
  tested: (right: number, of: number, speaks: number) =>
    of === 0
      ? `This check flags something in ${shareOf(speaks)} of 100 contracts.`
      : `Of ${of} such faults put into contracts on purpose, this check caught ${right}. It flags something in ${shareOf(speaks)} of 100 contracts.`,
  rule: "The rule behind this",
  missing: "Missing",
  asks: "What to ask the other side",
  asksLead: "One line for each point that you chose. Copy them into a letter or an email.",
  unsure: "We cannot tell",
  pairs: "Who has which right",
  pairsLead: "One-sided rows are marked.",
  pairNames: {
    indemnifies: "Pays the other side's losses",
    may_end_without_cause: "May end it without a reason",
    may_assign: "May pass it on to someone else",
    liability_capped: "Has a cap on its liability",
    may_change_terms: "May change the terms without the other side’s consent",
  },
  yes: "Yes",
  notFound: "Not found",
  oneSided: "One-sided",
  met: "Found, and nothing stood out",
  law: "Other figures compared with the law",
  lawOn: (date: string) =>
    `The law in effect on ${date}. This is the date the contract starts, or today’s date if the text gives none.`,
  lawOutcomes: {
    within: "Within the limit",
    over: "Above the limit",
    under: "Below the minimum",
    depends: "Allowed only in some cases",
    none: "No limit found",
    forbidden: "Not allowed there",
    allowed: "Not banned outright",
  },
  lawText: "The text",
  lawLimit: "The law",
  unchecked: "Not checked",
  uncheckedLead: "We did not compare these figures with anything. That does not mean they are fine.",
  uncheckedWhy: {
    no_place: "The text does not show whose law applies.",
    not_loaded: "The law could not be loaded. Check your connection and choose the place again.",
    unknown: "The law on this is not known for this place.",
    disputed: "Sources disagree about the law on this in this place.",
    other_date: "Our record of this law is for a different date.",
    several: "The text gives different amounts, so it is not clear which one to compare.",
    recurring: "The amount grows over time, so there is no single figure to compare.",
    business_days:
      "The text counts business days, but the law counts calendar days. The time may be longer than it seems.",
    other_unit: "The text also gives a figure in a different unit, so it is not clear which one to compare.",
    no_figure: "We found no figure in the text that can be compared.",
    no_base: "We did not find the amount on which this percentage or multiple is based.",
    no_rule: "We have no limit to compare this with.",
  },
  close: "Close",
  panes: "Show the points or the document",
  paneNames: { points: "Points", text: "Document" },
  detail: "The selected point",
  position: (at: number, of: number) => `${at} of ${of}`,
  text: "Your document",
  textLead: "Select highlighted text to see the point about it.",

  ...reviewDownload,

  // The report
  reportTitle: (name: string) => `Review: ${name}`,
  reportMade: (date: string) => `Made on ${date} on the reader’s own device. This is not legal advice.`,
  quote: "The text says",
  changeTo: "Instead",
  addAfter: "Add",
};

export type ReviewMessages = typeof review;
