import type { FormulaPlace } from "../formulas.ts";
import { placeInText } from "../scalar-offsets.ts";
import { placeOf } from "../yaml-file.ts";
import type { Place } from "../yaml-file.ts";

type Marked =
  | { readonly type: "value"; readonly is: { readonly source: string } }
  | { readonly type: "reference"; readonly clause: string };

const sourceAt = ({ owner, key }: FormulaPlace): string => {
  const value: unknown = key === undefined ? undefined : (owner as { readonly [key: string | number]: unknown })[key];
  return typeof value === "string" ? value : "";
};

/** Where a mark of a text stands: the first `{{ … }}` that holds its formula or its reference. */
export const placeOfPart = (at: FormulaPlace, part: Marked): Place => {
  const source = sourceAt(at);
  const wanted = part.type === "value" ? part.is.source : part.clause;
  for (const mark of source.matchAll(/\{\{(.*?)\}\}/gs)) {
    const inside = mark[1] ?? "";
    const found = part.type === "value" ? inside.trim().startsWith(wanted) : inside.trim().endsWith(wanted);
    if (!found) continue;
    const from = mark.index + 2 + inside.indexOf(wanted);
    return placeInText(at.owner, at.key, from, from + wanted.length);
  }
  return placeOf(at.owner, at.key);
};
