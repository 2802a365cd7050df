import type { Shelf } from "./compile-catalog.ts";
import { didYouMean } from "./problem.ts";
import type { Report } from "./problem.ts";
import type { SchemaName } from "./schemas.ts";
import { placeOf } from "./yaml-file.ts";

/** Kinds of file that name icons. */
const withIcons: readonly SchemaName[] = ["document", "body", "calculator", "checker", "tool", "page", "navigation"];

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null;

type Named = { readonly owner: object; readonly name: string };

// The lines of a part of the menu: menu, part, items, line.
const DEEPEST = 4;

/** Names under `icon` in a value; icons stand near the top of a file, so the search need not go deep. */
const iconsIn = (value: unknown, depth = 0): readonly Named[] => {
  if (!isObject(value) || depth > DEEPEST) return [];
  const { icon } = value;
  const own = typeof icon === "string" ? [{ owner: value, name: icon }] : [];
  const inner = Array.isArray(value)
    ? value
    : [value["entry"], value["categories"], value["menu"], value["dropdown"], value["footer"], value["items"]];
  return [...own, ...inner.flatMap((one) => iconsIn(one, depth + 1))];
};

/** Every icon the catalog names, each once, in order; unknown ones are reported and left out. */
export const iconsOf = (shelf: Shelf, known: readonly string[] | undefined, report: Report): readonly string[] => {
  const names = new Set<string>();
  const allowed = known && new Set(known);
  for (const { owner, name } of withIcons.flatMap((schema) =>
    shelf.all(schema).flatMap(({ input }) => iconsIn(input)),
  )) {
    if (!allowed || allowed.has(name)) names.add(name);
    else report("CW022", placeOf(owner, "icon"), `There is no icon "${name}".`, didYouMean(name, allowed));
  }
  return [...names].sort();
};
