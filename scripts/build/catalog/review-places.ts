import type { Jurisdiction } from "../../../src/model/jurisdiction.ts";
import { SCREEN_LANGUAGES } from "../../../src/model/site/screen-language.ts";

/** The states and territories whose law a review can read, with only the names that the page shows. */
export const reviewPlaces = (jurisdictions: readonly Jurisdiction[]): readonly Jurisdiction[] =>
  jurisdictions
    .filter(({ kind }) => kind !== "country")
    .map(({ code, kind, postal, names, proseNames }) => ({
      code,
      kind,
      ...(postal === undefined ? {} : { postal }),
      names: Object.fromEntries(
        SCREEN_LANGUAGES.flatMap((screenLanguage) =>
          names[screenLanguage] === undefined ? [] : [[screenLanguage, names[screenLanguage]]],
        ),
      ),
      ...(proseNames?.["en"] === undefined ? {} : { proseNames: { en: proseNames["en"] } }),
    }));
