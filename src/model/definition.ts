import type { Expression } from "./expression.ts";
import type { Field } from "./field.ts";
import type { Text } from "./text.ts";
import type { DocumentPlan } from "./document-plan.ts";
import type { LawShards } from "./law.ts";
import type { Source } from "./source.ts";

export type Action =
  "Create" | "Calculate" | "Compare" | "Check" | "Chat" | "Process" | "Negotiate" | "Start" | "Review";

export type Entry = {
  readonly icon: string;
  readonly primary: string;
  readonly secondary: string;
  readonly action: Action;
  /** Header title where the usual pattern does not serve (Japanese pages). */
  readonly header?: string;
};

/** What a visitor reads before the first question. */
export type About = {
  readonly makes: string;
  readonly minutes: number;
  readonly haveReady: readonly string[];
  readonly suits: readonly string[];
  readonly notFor: readonly string[];
};

/** A question that may show the way out before the form begins. */
export type Screen = {
  readonly id: string;
  readonly ask: Text;
  readonly exitWhen: Expression;
  readonly say: Text;
  readonly ways: readonly Way[];
};

/** A way on: a page of ours, or an official address. */
export type Way = { readonly label: string; readonly href: string };

export type Step = {
  readonly id: string;
  readonly title: Text;
  readonly intro?: Text;
  readonly when?: Expression;
  readonly fields: readonly Field[];
};

/** A column of law that a formula reads, with what a sentence about it needs. */
export type LawRead = {
  /** Name formulas read the topic by. */
  readonly name: string;
  readonly column: string;
  readonly label: string;
  readonly unit?: string;
  readonly bound?: string;
  /** When the column matters with these answers; always where absent. */
  readonly when?: Expression;
};

/** Law without which nothing is made: its form or validity depends on it. */
export type NeededLaw = LawRead & {
  /** What the topic is about. */
  readonly title: string;
  readonly official?: string;
  /** What can be done without this page. */
  readonly otherwise?: Text;
};

/** A warning (keep or change), or with `stop` a fault that must be corrected. */
export type Check = {
  readonly id: string;
  readonly when: Expression;
  readonly at: string;
  readonly say: Text;
  readonly stop: boolean;
  /** Something to know that no other answer changes. */
  readonly fact?: boolean;
  readonly source?: Source;
  /** The columns of law its condition and its text read. */
  readonly law?: readonly LawRead[];
  /** Name of the law whose official page is shown, where there is one for the place. */
  readonly official?: string;
};

/** A named figure: formulas and texts of the document read it by its id, as they read an answer. */
export type Figure = {
  readonly id: string;
  /** What it is, for authors. */
  readonly label: Text;
  readonly is: Expression;
  readonly unit?: string;
};

/** Which law is read: the place, the key date, and for some topics a place or a date of their own. */
export type LawUse = {
  /** Names formulas read them by. */
  readonly topics: readonly string[];
  /** The topic behind a name that is not its own, such as one that is read at two places. */
  readonly topicOf?: { readonly [name: string]: string };
  readonly place: Expression;
  readonly on: Expression;
  readonly onByTopic: { readonly [topic: string]: Expression };
  /** Topics read at a place of their own, such as federal law beside that of a state. */
  readonly placeByTopic?: { readonly [topic: string]: Expression };
  /** Where one of these is unknown, the form stops at the question for the place. */
  readonly needed?: readonly NeededLaw[];
  /** What the texts and figures read: the form says which of it was read in a summary only. */
  readonly printed?: readonly LawRead[];
};

export type NextStep = {
  readonly text: Text;
  readonly when?: Expression;
  readonly due?: Expression;
  readonly source?: Source;
  /** Slug of a page to go to, with the answers carried there. */
  readonly create?: string;
  readonly carry?: { readonly [field: string]: Expression };
};

/** What every page made from the catalog has. */
export type Listing = {
  readonly kind: "document" | "calculator" | "checker" | "tool" | "review";
  readonly id: string;
  readonly status: "ready" | "planned";
  readonly entry: Entry;
  /** Earlier ids: drafts kept under one are found again. */
  readonly formerly?: readonly string[];
  /** First is canonical; the rest are aliases. */
  readonly slugs: readonly string[];
  readonly nav?: { readonly category: string; readonly order: number };
  readonly tags: readonly string[];
  readonly synonyms: readonly string[];
  readonly related: readonly string[];
  /** Of a planned page: what helps until it is ready, in the author's words and by the ids of pages. */
  readonly meanwhile?: { readonly text?: string; readonly pages: readonly string[] };
  readonly sensitive: boolean;
  /** The review page that stands beside it (`review-a-…`); `plainNav` hides the Menu heading and My Recent there. */
  readonly review?: { readonly status: "ready" | "planned"; readonly plainNav: boolean; readonly playbook?: string };
};

/** A page of questions: what documents, calculators and checkers have in common. */
export type PageDefinition = Listing & {
  readonly version: string;
  /** Content hash over everything below: a draft remembers it. */
  readonly hash: string;
  /** Language of the questions ("en" or "ja"). */
  readonly language: string;
  readonly about: About;
  readonly roles: { readonly [id: string]: { readonly one: string; readonly many: string } };
  readonly screen: readonly Screen[];
  readonly steps: readonly Step[];
  readonly checks: readonly Check[];
  readonly law?: LawUse;
  readonly nextSteps: readonly NextStep[];
  /** Languages in which what the page gives can be had (complete ones only), this one first. */
  readonly languages: readonly string[];
};

/** A document page, compiled for one screen language and one document language. */
export type DocumentDefinition = PageDefinition & {
  readonly kind: "document";
  /** The topics of law it reads, without their places: the law of a place leaves out topics that have no row there. */
  readonly topics?: LawShards;
  readonly esign: {
    readonly allowed: "allowed" | "conditional" | "not_by_default" | "prohibited";
    readonly reason?: string;
    readonly source?: Source;
  };
  /** What a body for another law fixes, whatever the settings say: place ("JP") and currency ("JPY"). */
  readonly fixed?: { readonly jurisdiction: string; readonly currency: string };
  /** A formula calls a function that pages do not have from the start; loading the definition brings those too. */
  readonly callsFurther?: boolean;
  /** Named figures, in the order of the file; the compiler proves that none depends on itself. */
  readonly figures?: readonly Figure[];
  readonly document: DocumentPlan;
  /** When the finished document ends, for the expiration tracker. */
  readonly lasts?: { readonly from?: Expression; readonly until?: Expression; readonly noticeDays?: Expression };
};
