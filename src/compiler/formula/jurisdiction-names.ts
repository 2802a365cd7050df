import { placeInSentence } from "../../fields/place/place-name.ts";
import type { Jurisdiction } from "../../model/jurisdiction.ts";

type Names = { readonly [code: string]: string };

// Cached per catalog and language: many documents print jurisdictions.
const namesByLanguage = new WeakMap<readonly Jurisdiction[], Map<string, Names>>();

/** The name of each jurisdiction as used in a sentence, by code. */
export const jurisdictionNames = (jurisdictions: readonly Jurisdiction[], language: string): Names => {
  const known = namesByLanguage.get(jurisdictions) ?? new Map<string, Names>();
  namesByLanguage.set(jurisdictions, known);
  const names =
    known.get(language) ??
    Object.fromEntries(jurisdictions.map((place) => [place.code, placeInSentence(place, language)]));
  known.set(language, names);
  return names;
};
