/** Nouns that a place describes, as in "Far District law". */
const DESCRIBED = /^ (?:law|statute|court)s?\b/;

const SENTENCE_START = /(?:^|[.!?]["”’)]?\s+)$/;

/** Whether a sentence continues, unlike after a name that fills a heading or a cell. */
const CONTINUES = /^(?:[’']s)?,? \p{Letter}/u;

/** "The Far District" at the start of a sentence, and without its article before a noun that it describes. */
export const englishPlaceInText = (name: string, before: string, after: string): string => {
  if (!/^the \p{Lu}/u.test(name) || !CONTINUES.test(after)) return name;
  if (DESCRIBED.test(after)) return name.slice("the ".length);
  return SENTENCE_START.test(before) ? `T${name.slice(1)}` : name;
};
