import type { FormulaLocation } from "./compile-formula.ts";
import { rangeInText } from "../position/scalar-offsets.ts";
import { rangeOf } from "../position/yaml-file.ts";
import type { SourceRange } from "../position/yaml-file.ts";

type Interpolation =
  | { readonly type: "value"; readonly formula: { readonly source: string } }
  | { readonly type: "reference"; readonly clause: string };

const sourceAt = ({ owner, key }: FormulaLocation): string => {
  const value: unknown = key === undefined ? undefined : (owner as { readonly [key: string | number]: unknown })[key];
  return typeof value === "string" ? value : "";
};

/** The range of a mark: the first `{{ … }}` that contains its formula or reference. */
export const rangeOfInterpolation = (at: FormulaLocation, part: Interpolation): SourceRange => {
  const source = sourceAt(at);
  const wanted = part.type === "value" ? part.formula.source : part.clause;
  for (const mark of source.matchAll(/\{\{(.*?)\}\}/gs)) {
    const content = mark[1] ?? "";
    const found = part.type === "value" ? content.trim().startsWith(wanted) : content.trim().endsWith(wanted);
    if (!found) continue;
    const from = mark.index + 2 + content.indexOf(wanted);
    return rangeInText(at.owner, at.key, from, from + wanted.length);
  }
  return rangeOf(at.owner, at.key);
};
