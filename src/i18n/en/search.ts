/** Messages of the search boxes; no form page loads them. */
export const search = {
  none: (query: string) => `Nothing matches “${query}”. Try one plain word, such as rent or will.`,
  askAssistant: "Ask the assistant",
  seeServices: "See all services",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  /** The kind of page a result is; other kinds, such as help, go without a name. */
  kinds: {
    document: "Document",
    calculator: "Calculator",
    checker: "Checker",
    review: "Review",
  } as Readonly<Record<string, string>>,
  failed: "The list of pages could not be loaded. Check your connection and try again.",
};

export type SearchMessages = typeof search;
