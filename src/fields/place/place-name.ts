import type { Jurisdiction } from "../../model/jurisdiction.ts";

// Intl throws on anything else.
const REGION = /^[A-Z]{2}$/;

/** The name of the place within a sentence of that language: "the District of Columbia". */
export const placeInSentence = (place: Jurisdiction, language: string): string =>
  place.proseNames?.[language] ?? placeName(place, language);

/** The name of a place in a language: its own list first, then for a country what the language calls it, then English. */
export const placeName = (place: Jurisdiction, language: string): string => {
  const own = place.names[language] ?? place.names[language.split("-")[0] ?? language];
  if (own !== undefined) return own;
  const known =
    place.kind === "country" && REGION.test(place.code)
      ? new Intl.DisplayNames([language], { type: "region" }).of(place.code)
      : undefined;
  return known ?? place.names.en ?? place.code;
};
