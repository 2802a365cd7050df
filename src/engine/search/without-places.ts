import { foldText } from "../../text/fold-text.ts";

/** Names of places as they are looked for in a text, the longest first. */
export const foldPlaces = (places: readonly string[]): readonly string[] =>
  places.map((place) => foldText(place)).toSorted((a, b) => b.length - a.length);

/** A text without letter case, and without the names of places, which say nothing about the page. */
export const withoutPlaces = (text: string, places: readonly string[]): string =>
  places.reduce((rest, place) => {
    const at = rest.indexOf(place);
    const isWhole = at >= 0 && !/\p{L}/u.test(`${rest[at - 1] ?? ""}${rest[at + place.length] ?? ""}`);
    return isWhole ? `${rest.slice(0, at)} ${rest.slice(at + place.length)}` : rest;
  }, foldText(text));
