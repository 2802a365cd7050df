import type { Expression } from "./expression.ts";
import type { Field } from "./field.ts";
import type { Text } from "./text.ts";
import type { DocumentPlan } from "./document-plan.ts";
import type { LawByTopic } from "./law.ts";
import type { Citation } from "./citation.ts";

export type Action =
  "Create" | "Calculate" | "Compare" | "Check" | "Chat" | "Process" | "Negotiate" | "Start" | "Review";

export type Entry = {
  readonly icon: string;
  readonly primary: string;
  readonly secondary: string;
  readonly action: Action;
  /** Header title, if it deviates from the usual pattern (Japanese pages). */
  readonly header?: string;
};

/** The introduction a visitor reads before the first question. */
export type About = {
  readonly makes: string;
  readonly minutes: number;
  /** What is made, by name, if it differs from the name of the page. */
  readonly called?: string;
  readonly haveReady: readonly string[];
  readonly suits: readonly string[];
  readonly notFor: readonly string[];
};

/** A question that may end the form before it begins. */
export type ScreeningQuestion = {
  readonly id: string;
  readonly ask: Text;
  readonly exitWhen: Expression;
  readonly say: Text;
  readonly help: readonly HelpLink[];
};

/** A link to help: one of our pages, or an official address. */
export type HelpLink = { readonly label: string; readonly href: string };

export type Step = {
  readonly id: string;
  readonly title: Text;
  readonly intro?: Text;
  readonly when?: Expression;
  readonly fields: readonly Field[];
};

/** A law column that a formula reads, with what a sentence about it needs. */
export type LawRead = {
  /** The name by which formulas read the topic. */
  readonly name: string;
  readonly column: string;
  readonly label: string;
  readonly unit?: string;
  readonly bound?: string;
  /** When the column matters for these answers; always if omitted. */
  readonly when?: Expression;
  /** False if the conditions around every part that reads it exclude these answers. */
  readonly readWhen?: Expression;
};

/** Law that the document requires: its form or validity depends on it. */
export type NeededLaw = LawRead & {
  /** The subject of the topic. */
  readonly title: string;
  readonly official?: string;
  /** Advice on how to proceed without this page. */
  readonly otherwise?: Text;
};

/** A warning the visitor may accept, or with `stop` a problem they must correct. */
export type Check = {
  readonly id: string;
  readonly when: Expression;
  readonly path: string;
  readonly say: Text;
  readonly stop: boolean;
  /** Information that no other answer would change. */
  readonly fact?: boolean;
  readonly source?: Citation;
  /** The law columns its condition and text read. */
  readonly law?: readonly LawRead[];
  /** The topic whose official page is linked, if the jurisdiction has one. */
  readonly official?: string;
};

/** A named figure; formulas and texts read it by its id like an answer. */
export type Figure = {
  readonly id: string;
  /** A description for authors. */
  readonly label: Text;
  readonly formula: Expression;
  readonly unit?: string;
};

/** Which law to read: the jurisdiction and date, and exceptions per topic. */
export type LawUse = {
  /** Names by which formulas read the topics. */
  readonly topics: readonly string[];
  /** The topic behind a name that differs from it, such as one read for two jurisdictions. */
  readonly topicOf?: { readonly [name: string]: string };
  readonly jurisdiction: Expression;
  readonly keyDate: Expression;
  readonly keyDateByTopic: { readonly [topic: string]: Expression };
  /** Topics with their own jurisdiction, such as federal law beside state law. */
  readonly jurisdictionByTopic?: { readonly [topic: string]: Expression };
  /** If one of these is unknown, the form stops at the question for the jurisdiction. */
  readonly needed?: readonly NeededLaw[];
  /** The law that texts and figures read, so that the form can point out secondary sources. */
  readonly printed?: readonly LawRead[];
};

export type NextStep = {
  readonly text: Text;
  readonly when?: Expression;
  readonly due?: Expression;
  readonly source?: Citation;
  /** In a tool, the law topic whose official page the step links to. */
  readonly official?: string;
  /** Slug of the next page, with the answers passed to it. */
  readonly create?: string;
  readonly carry?: { readonly [field: string]: Expression };
};

/** What one page passes to another about a finished document: its title, its parties that sign, the place whose law applies,
 * whether it must be signed on paper, and why. */
export type DocumentFact = "title" | "signers" | "place" | "paper_only" | "paper_reason";

/** What all catalog pages have in common, as the listings and the search need it. */
export type Listing = {
  readonly kind: "document" | "calculator" | "checker" | "tool" | "review";
  readonly id: string;
  readonly status: "ready" | "planned";
  readonly entry: Entry;
  /** Earlier ids, under which drafts may be stored. */
  readonly formerly?: readonly string[];
  /** The first is canonical; the rest are aliases. */
  readonly slugs: readonly string[];
  readonly nav?: { readonly category: string; readonly order: number };
  readonly tags: readonly string[];
  readonly synonyms: readonly string[];
  readonly related: readonly string[];
  /** For a planned page: what helps until it is ready, as text and page ids. */
  readonly meanwhile?: { readonly text?: string; readonly pages: readonly string[] };
  readonly sensitive: boolean;
  /** The kind of session that the page starts for a finished document. */
  readonly session?: "negotiation" | "signing";
  /** For a page that is a service for other finished documents: its questions, and what answers them. */
  readonly receives?: { readonly [field: string]: DocumentFact };
  /** Its review page (`review-a-…`); `plainNav` hides the Menu heading and My Recent there. */
  readonly review?: { readonly status: "ready" | "planned"; readonly plainNav: boolean; readonly playbook?: string };
};

/** A page of questions: what documents, calculators and checkers have in common. */
export type PageDefinition = Listing & {
  readonly version: string;
  /** Hash of everything below, stored with each draft. */
  readonly hash: string;
  /** Language of the questions ("en" or "ja"). */
  readonly language: string;
  readonly about: About;
  readonly roles: { readonly [id: string]: { readonly one: string; readonly many: string } };
  readonly screen: readonly ScreeningQuestion[];
  readonly steps: readonly Step[];
  readonly checks: readonly Check[];
  readonly law?: LawUse;
  readonly nextSteps: readonly NextStep[];
  /** Languages of the result (complete ones only), this one first. */
  readonly languages: readonly string[];
};

/** A document page, compiled for one screen language and one document language. */
export type DocumentDefinition = PageDefinition & {
  readonly kind: "document";
  /** The law topics it reads, without jurisdictions. */
  readonly topics?: LawByTopic;
  readonly esign: {
    readonly allowed: "allowed" | "conditional" | "not_by_default" | "prohibited";
    readonly reason?: string;
    readonly source?: Citation;
  };
  /** Values that a body for another legal system fixes regardless of settings: jurisdiction ("JP") and currency ("JPY"). */
  readonly fixed?: { readonly jurisdiction: string; readonly currency: string };
  /** A formula calls a function that pages do not include; loading the definition loads it, too. */
  readonly needsExtendedFunctions?: boolean;
  /** Named figures in file order; the compiler proves that none depends on itself. */
  readonly figures?: readonly Figure[];
  readonly document: DocumentPlan;
  /** The term of the finished document, for the expiration tracker. */
  readonly lasts?: { readonly from?: Expression; readonly until?: Expression; readonly noticeDays?: Expression };
};
