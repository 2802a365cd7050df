import { foldText } from "../../text/fold-text.ts";

/** Names of places as they are looked for in a text, the longest first. */
export const foldPlaces = (places: readonly string[]): readonly string[] =>
  places.map((place) => foldText(place)).toSorted((a, b) => b.length - a.length);

/** A text without letter case, and without the names of places, which say nothing about the page. */
export const withoutPlaces = (text: string, places: readonly string[]): string =>
  places.reduce((rest, place) => {
    const index = rest.indexOf(place);
    const isWhole = index >= 0 && !/\p{L}/u.test(`${rest[index - 1] ?? ""}${rest[index + place.length] ?? ""}`);
    return isWhole ? `${rest.slice(0, index)} ${rest.slice(index + place.length)}` : rest;
  }, foldText(text));
