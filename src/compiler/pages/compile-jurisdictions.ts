import type { Jurisdiction, JurisdictionKind } from "../../model/jurisdiction.ts";
import { omitUndefined } from "../input/omit-undefined.ts";

/** `catalog/places.yaml` after schema validation. */
export type JurisdictionsInput = {
  places?: {
    code?: string;
    kind?: JurisdictionKind;
    postal?: string;
    cites?: string[];
    name?: { [language: string]: string };
    says?: { [language: string]: string };
  }[];
};

/** Compiles the jurisdictions that questions and law may name. */
export const compileJurisdictions = ({ places = [] }: JurisdictionsInput): readonly Jurisdiction[] =>
  places.flatMap(({ code, kind, postal, cites, name, says }) =>
    code && kind && name ? [{ code, kind, names: name, ...omitUndefined({ postal, cites, proseNames: says }) }] : [],
  );
