import type { Action, Entry } from "../../model/definition.ts";
import { entryName } from "../../text/words/entry-name.ts";

/**
 * The title of a tool's browser tab.
 *
 * `actionWord` is the action in the language of the page ("Create", 作成).
 * Example: "Non-Disclosure Agreement | Create – Clausewright"
 */
export const toolTitle = (entry: Entry, actionWord: string, site: string): string =>
  `${entryName(entry)} | ${actionWord} – ${site}`;

/** The title of any other page: its name before the site's, or the site's alone. */
export const pageTitle = (name: string | null, site: string): string => (name === null ? site : `${name} – ${site}`);

const ARTICLE = /^[a-z]+-an?-/i;
// Names with "u" usually start with a consonant sound, as in "use".
const VOWEL = /^[aeio]/i;
const SENTENCE_ACTIONS: readonly Action[] = ["Create", "Review"];

// The address decides whether the name takes an article, and the name decides which one: addresses may use either.
const articleOf = (slug: string, name: string): string => {
  if (!ARTICLE.test(slug)) return "";
  return VOWEL.test(name) ? "an " : "a ";
};

/**
 * The header of a tool page: "Create a Will", "Create an Affidavit", "Review a Lease", or "Will | Calculate".
 *
 * An entry that sets `header` keeps it. Languages other than English have no article and take name and action.
 */
export const headerTitle = (entry: Entry, slug: string, actionWord: string): string => {
  if (entry.header !== undefined) return entry.header;
  const name = entryName(entry);
  const isSentence = SENTENCE_ACTIONS.includes(entry.action) && actionWord === entry.action;
  if (!isSentence || name.startsWith(`${actionWord} `)) return isSentence ? name : `${name} | ${actionWord}`;
  return `${actionWord} ${articleOf(slug, name)}${name}`;
};
