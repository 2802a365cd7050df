import type { Field, Option } from "../../model/field.ts";
import type { Place, PlaceKind } from "../../model/place.ts";
import { placeName } from "./place-name.ts";
import { shapeOf } from "./shapes.ts";

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
 * The question as a definition has it: the parts or rows it is made of are written out, and options are filled in where
 * its kind offers places and the author named none.
 */
export const writtenOut = (field: Field, places: readonly Place[], language: string): Field => {
  const { inside, offersPlaces } = shapeOf(field.kind);
  if (offersPlaces) {
    const isFilled = field.options !== undefined || places.length === 0;
    return isFilled ? field : { ...field, options: placeOptions(field, places, language) };
  }
  if (!inside) return field;
  return { ...field, fields: inside(field, language).map((part) => writtenOut(part, places, language)) };
};
