import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../scripts/build/catalog/compiled-catalog.ts";

type PlaceRow = { readonly code: string; readonly kind: string };

const { places } = parse(readFileSync(join(ROOT, "catalog/places.yaml"), "utf8")) as { places: readonly PlaceRow[] };

/** The codes of the fifty states and the District of Columbia. */
export const states: readonly string[] = places
  .filter(({ code, kind }) => (kind === "state" || kind === "district") && code.startsWith("US-"))
  .map(({ code }) => code);
