/** The searchable data of a page, for search and assistant, in one screen language. */
export type SearchPage = {
  /** Its kind and id: "document:will", "page:help". */
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly icon: string;
  readonly planned: boolean;
  /** Language of the name, if it is not the page's. */
  readonly language?: string;
  /** One sentence on what it is for; empty if there is none in this language. */
  readonly about: string;
  /** Everyday words, the likeliest first. */
  readonly synonyms: readonly string[];
  /** What people say who need the page and do not know its name. */
  readonly situations: readonly string[];
  /** Its questions and headings, which only help to find it. */
  readonly text: string;
  /** The intent that the page serves. */
  readonly intent: string;
};

/** What is searched in one screen language; loaded when a visitor first searches. */
export type SearchData = {
  readonly pages: readonly SearchPage[];
  /** Names of states and cities, ignored when pages are ranked. */
  readonly places: readonly string[];
  /** Groups of words that the search does not tell apart: "landlord" and "landlady". */
  readonly equivalents: readonly (readonly string[])[];
};
