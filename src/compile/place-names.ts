import { placeInSentence } from "../fields/shapes/place-name.ts";
import type { Place } from "../model/place.ts";

type Names = { readonly [code: string]: string };

// One object for all texts of a language, which a catalog of many documents prints places in.
const named = new WeakMap<readonly Place[], Map<string, Names>>();

/** What a sentence of a language calls each place, by code. */
export const placeNames = (places: readonly Place[], language: string): Names => {
  const known = named.get(places) ?? new Map<string, Names>();
  named.set(places, known);
  const names =
    known.get(language) ?? Object.fromEntries(places.map((place) => [place.code, placeInSentence(place, language)]));
  known.set(language, names);
  return names;
};
