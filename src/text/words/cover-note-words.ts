import type { DocumentDefinition } from "../../model/definition.ts";

/** The words of the page "About this form" in a document language. Dates and counts are given in words or figures. */
export type CoverNoteWords = {
  readonly title: string;
  /** Says that the page is not part of the document. */
  readonly apart: string;
  readonly made: (title: string, date: string, version: string) => string;
  readonly noLawyer: string;
  /** Where the author's own texts are in another language. */
  readonly formLanguage: string;
  readonly law: {
    /** Names of the countries by code, in a language that no screen has. */
    readonly countries?: ReadonlyMap<string, string>;
    /** What a country's law is called in `of`, where that is not its name. */
    readonly systems?: ReadonlyMap<string, string>;
    readonly heading: string;
    /** Says that no law was looked up, and what that means. */
    readonly none: string;
    /** The same, where the visitor chose a place. */
    readonly noneOf: (place: string) => string;
    readonly of: (places: string, date: string) => string;
    /** The first and the last day on which it was read. */
    readonly read: (first: string, last: string) => string;
    /** Introduces the values that were read in a summary. */
    readonly inSummary: string;
    /** Introduces the subjects whose law is not known, and says what that means. */
    readonly notConfirmed: string;
    /** A value of law under its label. */
    readonly value: (label: string, shown: string) => string;
    /** A subject with the official page to consult. */
    readonly whereToLook: (name: string, href: string) => string;
  };
  readonly blanks: {
    readonly heading: string;
    readonly none: string;
    /** Introduces the list of questions. */
    readonly open: (count: number) => string;
    /** The name of a question in row `n` of a list, or in a group without a number. */
    readonly inside: (group: string, n: number | null, question: string) => string;
  };
  /** Questions without an answer that the document does not print. */
  readonly unchecked: {
    readonly heading: string;
    readonly open: (count: number) => string;
  };
  readonly warnings: {
    readonly heading: string;
    /** Introduces the warnings that the visitor decided to keep. */
    readonly given: string;
  };
  readonly signing: {
    readonly heading: string;
    /** Some sign in several places if there are more of these than people. */
    readonly signers: (people: number, places: number) => string;
    /** Used when one person may have to write several of these signatures. */
    readonly signatures: (count: number) => string;
    readonly witnesses: (count: number) => string;
    readonly notary: string;
    readonly initials: string;
    readonly esign: { readonly [allowed in DocumentDefinition["esign"]["allowed"]]: string };
  };
  readonly steps: {
    readonly heading: string;
    /** A step with the date that matters for it. */
    readonly due: (step: string, date: string) => string;
  };
  /** Between sentences. */
  readonly space: string;
};
