import type { Field, Option } from "../model/field.ts";
import type { Place, PlaceKind } from "../model/place.ts";
import type { KindOf } from "./composite.ts";
import { placeName } from "./place-name.ts";

const USUAL: readonly PlaceKind[] = ["state", "territory"];

// Every question that offers the same places shares one list, so that a catalog of many documents stays small.
const optionsOnce = new WeakMap<readonly Place[], Map<string, readonly Option[]>>();

const placeOption = (place: Place, language: string): Option => {
  const says = place.says?.[language];
  return { is: place.code, label: [placeName(place, language)], ...(says === undefined ? {} : { says: [says] }) };
};

const placeOptions = (field: Field, places: readonly Place[], language: string): readonly Option[] => {
  const wanted = field.places ?? USUAL;
  const known = optionsOnce.get(places) ?? new Map<string, readonly Option[]>();
  optionsOnce.set(places, known);
  const key = `${language} ${wanted.join(" ")}`;
  const options =
    known.get(key) ??
    places.filter((place) => wanted.includes(place.kind)).map((place) => placeOption(place, language));
  known.set(key, options);
  return options;
};

/**
 * The question with its places filled in: options where its kind offers places and the author named none, and the same
 * for its parts and rows, which are written out.
 */
export const fillPlaces = (field: Field, places: readonly Place[], language: string, kindOf: KindOf): Field => {
  const kind = kindOf(field.kind);
  if (kind.offersPlaces) return field.options ? field : { ...field, options: placeOptions(field, places, language) };
  const inside = kind.rowFields?.(field, language) ?? kind.parts?.(field, language);
  if (!inside) return field;
  return { ...field, fields: inside.map((part) => fillPlaces(part, places, language, kindOf)) };
};
