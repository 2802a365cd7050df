import type { Place } from "../../model/place.ts";

/** The name of a place in a language: its own list first, then for a country what the language calls it, then English. */
export const placeName = (place: Place, language: string): string => {
  const own = place.names[language] ?? place.names[language.split("-")[0] ?? language];
  if (own !== undefined) return own;
  const known =
    place.kind === "country" ? new Intl.DisplayNames([language], { type: "region" }).of(place.code) : undefined;
  return known ?? place.names.en ?? place.code;
};
