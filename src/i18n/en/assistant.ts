import { counted } from "./counted.ts";

/** Messages of the assistant. */
export const assistant = {
  greeting:
    "Hello. Tell me what you need in your own words: a document, a figure, a deadline, or a question about the law of a state.",
  thanks: "You are welcome. Ask another question at any time.",
  aboutUs: (product: string) =>
    `I am the ${product} assistant: a program, not a lawyer. I find documents, fill them in with you, calculate figures and look up laws that we have checked, and I show the source of each answer. I cannot predict an outcome or give legal advice.`,
  startedOver: "We have started over. What do you need?",
  undone: "I undid the last step.",
  nothingToUndo: "There is nothing to undo.",
  found: (name: string, about: string) => `${name}${about === "" ? "" : `: ${about}`}`,
  planned: (name: string) => `${name} is coming soon, so you cannot use it yet.`,
  notSure: "I am not sure what you need. These pages come closest. Choose one, or tell me more.",
  noFigure: "No page here calculates that. These pages come closest. Choose one, or tell me more.",
  others: (names: string) => `Also related: ${names}.`,
  understood: (answers: string) => `I understood: ${answers}.`,
  corrected: (label: string, answer: string) => `Changed: ${label}: ${answer}.`,
  foreignQuestions: "The questions of this page are in English.",
  screening: "First, let me check that this page fits your situation.",
  ask: (label: string) => label,
  options: (labels: string) => `Choose one: ${labels}.`,
  inForm: "This question is easier to answer in the form. Open it: your answers so far are filled in.",
  rowsHint: "Write them one after another, or add them here.",
  rowMore: "Add another, or write “no more”.",
  rowNext: (label: string) => `Write the next one. (${label})`,
  rowPart: (row: string, label: string) => `${row}: ${label}`,
  row: (number: number) => `Entry ${number}`,
  inFormNext: "Open the form to go on: your answers so far are filled in.",
  notAnAnswer: "I could not read that as an answer.",
  otherCurrency: (amount: string, currency: string, isChoice: boolean) =>
    `I left out ${amount}, because amounts here are in ${currency}. Tell me the amount in ${currency}${isChoice ? ", or choose another currency in Document Settings first" : ""}.`,
  unchanged: "Nothing has changed.",
  why: "The result depends on it.",
  law: (label: string, place: string, shown: string) => `${label} (${place}): ${shown}.`,
  lawInSource: (label: string, place: string) =>
    `The law has a rule on this: ${label} (${place}). It is too long to quote here, so read it at the source.`,
  lawUnknown: (label: string, place: string) => `We have not confirmed this for ${place}: ${label}.`,
  lawNone: (label: string, place: string) => `We found no such rule for ${place}: ${label}.`,
  official: (cite: string) => `${cite}.`,
  whichPlace: (label: string) => `For which state? (${label})`,
  noMatch:
    "We have no page that answers this. Describe the document, the figure or the deadline you need, or choose one of the common requests.",
  tooLong: "That is a long text. I read only its beginning. To have a contract reviewed, open the document review.",
  spanish: "Entendí su pregunta en español; las respuestas están en inglés.",
  unavailable:
    "This part could not be loaded, so I cannot answer now. Check your connection and ask again. Nothing you typed is lost.",
  stopped: (reason: string) => reason,
  // About an attached file.
  fileKind: (name: string, kind: string) => `${name} reads like this kind of document: ${kind}.`,
  fileTitle: (title: string) => `Its title is “${title}”.`,
  fileOfNoKind: (name: string) =>
    `I could not tell what kind of document ${name} is, so I compared it with the checklist that fits every contract.`,
  fileFindings: (points: number, missing: number) =>
    `The review found ${counted(points, "point", "points")} to look at${missing === 0 ? "" : ` and ${counted(missing, "thing", "things")} missing`}. The most serious ones come first.`,
  fileNoFindings: "The review found nothing that stands out. Read the document yourself before you sign.",
  fileAsk: "Ask me what it says, or open the review for everything.",
  fileSays: (topic: string, name: string) => `This is what I found in ${name} about ${topic}.`,
  fileHasWords: (name: string) => `These passages in ${name} contain words from your question.`,
  notInFile: (topic: string, name: string) =>
    `I did not find ${topic} in ${name}. I may have missed it, so read the text before you rely on that.`,
  thatSubject: "anything about that",
  quote: (quote: string, where: string) => `“${quote}”${where === "" ? "" : ` (${where})`}`,
  comparedWithLaw: (found: string, label: string, place: string, shown: string) =>
    `The document says ${found}. The law of ${place} says ${shown} (${label}).`,
  fileRefused: (name: string, reason: string) => `I did not review ${name}. ${reason}`,
  fileTopics: {
    deposit: "a deposit",
    late_fee: "late fees or penalties",
    increase: "increases in rent, price, or fees",
    arbitration: "arbitration, mediation or a jury",
    renewal: "renewal or extension",
    early_end: "ending it early",
    end: "when it ends",
    start: "when it starts",
    notice: "notices",
    payment: "what must be paid",
    law: "the law and courts that apply",
    parties: "the parties",
    pets: "pets",
    transfer: "guests, subletting or assignment",
    repairs: "repairs",
    entry: "entry and inspection",
    competition: "competition",
    secrecy: "confidentiality",
    liability: "liability and insurance",
    lawyer_fees: "lawyers’ fees",
    ownership: "ownership",
  } as { readonly [topic: string]: string },
  back: (name: string) => `Back to ${name}.`,
  yes: "Yes",
  no: "No",
  unsure: "not sure yet",
  referrals: {
    domestic_violence:
      "Your safety comes first. People who can help answer at this hotline at any hour, free of charge and confidentially. If you are in danger now, call 911. The “Exit this page” button takes you off this site right away.",
    child_abuse:
      "A child’s safety comes first. People who can help answer at this hotline at any hour. If the child is in danger now, call 911.",
    sexual_assault:
      "I am sorry this happened to you. It was not your fault. People who can help answer at this hotline at any hour, free of charge and confidentially. If you are in danger now, call 911.",
    suicide:
      "I am sorry that you are in so much pain. You do not have to go through this alone. Call or text 988 now: someone will listen to you at any hour, free of charge and confidentially. If you are in danger now, call 911.",
    emergency: "If you are in danger now, call 911.",
    criminal: "I cannot help with a criminal case. A criminal defense lawyer or a public defender can.",
    immigration:
      "I cannot help with immigration status. A qualified immigration lawyer or accredited representative can. These lists include free help.",
    counsel:
      "I cannot predict how a case will turn out or tell you what to decide. A lawyer who knows your case can advise you. I can calculate figures, check deadlines and prepare documents.",
    sued: "If you were sued, the summons or the court’s notice says how to answer and by when. Answer by then even if the claim is wrong: if you do not, the court can decide without you. I do not have a form for that answer. The clerk of that court often has one, and legal aid may help free of charge.",
    unread_law:
      "We have not checked the law on that question, so I cannot answer it. A lawyer or a legal aid office in that state can.",
    foreign_law:
      "Everything here follows the law of the United States and its states, so I cannot help with the law of another country. A lawyer or a legal aid office there can.",
    wrong: "I cannot help with that.",
  } as { readonly [need: string]: string },
};

export type AssistantMessages = typeof assistant;
