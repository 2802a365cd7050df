import type { CoverNoteWords } from "../../words/cover-note-words.ts";
import { capitalized } from "../shared/capitalized.ts";
import { englishCardinal } from "./numbers.ts";

/** The page "About this form" in English. */
export const englishCoverNote: CoverNoteWords = {
  title: "About this form",
  apart: "This page is not part of the document. Remove it before you sign, file, or deliver the document.",
  made: (title, date, version) =>
    `The document in this file (${title}) was prepared on ${date} from answers to version ${version} of our form.`,
  noLawyer: "It is no substitute for advice from a lawyer.",
  formLanguage: "Questions and next steps appear in the language of the form.",
  law: {
    systems: new Map([
      ["US", "federal"],
      ["JP", "Japanese"],
    ]),
    heading: "Law",
    none: "We did not look up the law of any particular place for this document. The law that applies may add requirements or make a term void. Ask a lawyer who practices there, or check that law yourself, before you rely on the document.",
    noneOf: (place) =>
      `We did not look up the law of ${place} for this document. That law may add requirements or make a term void. Ask a lawyer who practices there, or check that law yourself, before you rely on the document.`,
    of: (places, date) => `The document was written for ${places} law in force on ${date}.`,
    read: (first, last) => `We read that law ${first === last ? `on ${first}` : `between ${first} and ${last}`}.`,
    inSummary: "We read the following in a summary, not in the law itself. Check it before you rely on it.",
    notConfirmed:
      "We did not confirm the law on the following. It may add requirements or make a term void. Check it, or ask a lawyer, before you rely on the document.",
    value: (label, shown) => `${label}: ${shown}`,
    whereToLook: (name, href) => `${name}. Where to look: ${href}`,
  },
  blanks: {
    heading: "Blanks",
    none: "No answers are missing.",
    open: (count) =>
      count === 1
        ? "One answer is still missing. Fill it in before anyone signs."
        : `${capitalized(englishCardinal(count))} answers are still missing. Fill them in before anyone signs.`,
    inside: (group, n, question) => `${group}${n === null ? "" : ` ${n}`}: ${question}`,
  },
  unchecked: {
    heading: "Open questions",
    open: (count) =>
      count === 1
        ? "You did not answer 1 question, so the form could not check what depends on it. Answer it, or ask a lawyer, before anyone signs."
        : `You did not answer ${count} questions, so the form could not check what depends on them. Answer them, or ask a lawyer, before anyone signs.`,
  },
  warnings: {
    heading: "Warnings",
    given: "The form gave these warnings for the answers in this document.",
  },
  signing: {
    heading: "How to sign",
    signers: (people, places) => {
      const who = `${capitalized(englishCardinal(people))} ${people === 1 ? "person" : "people"} must sign`;
      if (people >= places) return `${who}.`;
      return `${who}${people === 1 ? "" : ", and together they sign"} in ${englishCardinal(places)} places.`;
    },
    signatures: (count) =>
      `${capitalized(englishCardinal(count))} ${count === 1 ? "signature is" : "signatures are"} required.`,
    witnesses: (count) =>
      `${capitalized(englishCardinal(count))} ${count === 1 ? "witness" : "witnesses"} must also sign.`,
    notary: "Sign in the presence of a notary, who completes the certificate at the end.",
    initials: "Each signer initials every page.",
    esign: {
      allowed: "The document may be signed electronically or on paper.",
      conditional: "Electronic signatures are allowed only in some cases.",
      not_by_default: "Sign on paper unless your state allows electronic signatures for this document.",
      prohibited: "Sign on paper, not electronically.",
    },
  },
  steps: { heading: "Next steps", due: (step, date) => `${step} Date: ${date}.` },
  space: " ",
};
