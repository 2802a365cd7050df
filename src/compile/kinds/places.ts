import type { Place, PlaceKind } from "../../model/place.ts";
import { present } from "../present.ts";

/** `catalog/places.yaml` after its shape was checked. */
export type PlacesInput = {
  places?: {
    code?: string;
    kind?: PlaceKind;
    postal?: string;
    cites?: string[];
    name?: { [language: string]: string };
    says?: { [language: string]: string };
  }[];
};

/** The places questions and law may name. */
export const compilePlaces = ({ places = [] }: PlacesInput): readonly Place[] =>
  places.flatMap(({ code, kind, postal, cites, name, says }) =>
    code && kind && name ? [{ code, kind, names: name, ...present({ postal, cites, says }) }] : [],
  );
