import { link } from "../../feel/evaluate/link.ts";
import type { Linked } from "../../feel/evaluate/link.ts";
import type { Figure } from "../../model/definition.ts";
import { formatValue } from "../../text/format-value.ts";
import type { FillScope } from "../../text/text-settings.ts";
import { readsOf } from "./reads.ts";
import type { Read } from "./reads.ts";

/** What a named figure is now, and from what it was worked out. */
export type FigureReason = {
  readonly id: string;
  readonly value: string;
  readonly formula: string;
  readonly values: { readonly [name: string]: string };
};

type FigureScope = Pick<FillScope, "get" | "currency">;

/** What each name holds, in words an author can check against the answers. */
export const spoken = (reads: readonly Read[], scope: FigureScope): { readonly [name: string]: string } =>
  Object.fromEntries(reads.map(({ name, value }) => [name, sayValue(value, scope)]));

const sayValue = (value: Linked, { get, currency }: FigureScope): string => {
  const text = formatValue(value(get), undefined, { language: "en", currency });
  return text === "" ? "not answered" : text;
};

/** Every named figure with its value, formula and what that formula reads, in the order of the file. */
export const explainFigures = (figures: readonly Figure[], scope: FigureScope): readonly FigureReason[] =>
  figures.map(({ id, is }) => ({
    id,
    value: sayValue(link(["get", id]), scope),
    formula: is.source,
    values: spoken(readsOf(is, [], new Map()), scope),
  }));
