import type { SourcesByKind } from "../sources/sources-by-kind.ts";
import { isObjectOrList } from "../../values/json-object.ts";
import { didYouMean, quoted } from "../problems/problem.ts";
import type { Report } from "../problems/problem.ts";
import type { SchemaName } from "../schema/schemas.ts";
import { rangeOf } from "../position/yaml-file.ts";

/** Kinds of files that name icons. */
const withIcons: readonly SchemaName[] = [
  "document",
  "body",
  "calculator",
  "checker",
  "tool",
  "review",
  "page",
  "navigation",
];

type Named = { readonly owner: object; readonly name: string };

// Depth of a menu entry: menu, part, items, entry.
const MAX_DEPTH = 4;

/** Values of `icon` keys; icons are near the top of a file, so the search is shallow. */
const iconsIn = (value: unknown, depth = 0): readonly Named[] => {
  if (!isObjectOrList(value) || depth > MAX_DEPTH) return [];
  const { icon } = value;
  const own = typeof icon === "string" ? [{ owner: value, name: icon }] : [];
  const inner = Array.isArray(value)
    ? value
    : [value["entry"], value["categories"], value["menu"], value["dropdown"], value["footer"], value["items"]];
  return [...own, ...inner.flatMap((one) => iconsIn(one, depth + 1))];
};

/** Collects every icon the catalog names, sorted and unique; reports and skips unknown ones. */
export const collectIcons = (
  byKind: SourcesByKind,
  known: readonly string[] | undefined,
  report: Report,
): readonly string[] => {
  const names = new Set<string>();
  const allowed = known && new Set(known);
  for (const { owner, name } of withIcons.flatMap((schema) =>
    byKind.all(schema).flatMap(({ input }) => iconsIn(input)),
  )) {
    if (!allowed || allowed.has(name)) names.add(name);
    else report("CW022", rangeOf(owner, "icon"), `There is no icon ${quoted(name)}.`, didYouMean(name, allowed));
  }
  return [...names].sort();
};
