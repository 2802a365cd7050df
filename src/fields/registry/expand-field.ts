import type { Field, Option } from "../../model/field.ts";
import type { Jurisdiction, JurisdictionKind } from "../../model/jurisdiction.ts";
import { placeName } from "../place/place-name.ts";
import { shapeOf } from "./kind-shapes.ts";

const USUAL: readonly JurisdictionKind[] = ["state", "territory"];

// Every question that offers the same places shares one list, so that a catalog of many documents stays small.
const optionsOnce = new WeakMap<readonly Jurisdiction[], Map<string, readonly Option[]>>();

const placeOption = (place: Jurisdiction, language: string): Option => {
  const says = place.proseNames?.[language];
  return {
    value: place.code,
    label: [placeName(place, language)],
    ...(says === undefined ? {} : { proseLabel: [says] }),
  };
};

const placeOptions = (field: Field, places: readonly Jurisdiction[], language: string): readonly Option[] => {
  const wanted = field.jurisdictionKinds ?? USUAL;
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
 * The question as compiled into a definition: with its parts or row questions, and, for a kind that offers places, with
 * options if the author named none.
 */
export const expandField = (field: Field, places: readonly Jurisdiction[], language: string): Field => {
  const { childFields, offersPlaces } = shapeOf(field.kind);
  if (offersPlaces) {
    const isFilled = field.options !== undefined || places.length === 0;
    return isFilled ? field : { ...field, options: placeOptions(field, places, language) };
  }
  if (!childFields) return field;
  return { ...field, fields: childFields(field, language).map((part) => expandField(part, places, language)) };
};
