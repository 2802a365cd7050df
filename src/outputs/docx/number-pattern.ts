import { formatOrdinal, ORDINALS } from "./ordinals.ts";
import type { Ordinal } from "./ordinals.ts";

/** One level of a list: `text` shows the counters of the levels as %1, %2 … */
export type Level = { readonly format: Ordinal; readonly text: string; readonly start: number };

/** A printed number and its counter: "Schedule A" and "A". */
export type Label = { readonly label: string; readonly core: string };

/**
 * The number a word processor prints on the next paragraph of `level` (from 1) after `counters`, and the new counters;
 * null if the list has no such level or a level above has no count.
 */
export function countedLabel(
  levels: readonly Level[],
  counters: readonly number[],
  level: number,
): { readonly label: string; readonly counters: readonly number[] } | null {
  const own = levels[level - 1];
  if (!own || counters.length < level - 1) return null;
  const count = counters[level - 1] === undefined ? own.start : counters[level - 1]! + 1;
  const next = [...counters.slice(0, level - 1), count];
  const label = own.text.replace(/%(\d)/g, (_, shown: string) => {
    const index = Number(shown) - 1;
    return formatOrdinal(levels[index]!.format, next[index]!);
  });
  return { label, counters: next };
}

/** A list number with its counter: "(a)" and "a". */
export const itemLabel = (number: string): Label => ({
  label: number,
  core: /[\p{L}\p{N}]+/u.exec(number)?.[0] ?? number,
});

/**
 * The list that starts with a number; if no numbering starts with it, a list that prints it verbatim.
 *
 * Example: listFrom(itemLabel("(a)")) is { format: "lowerLetter", text: "(%1)", start: 1 }.
 */
export function listFrom({ label, core }: Label): Level {
  const format = ORDINALS.find((ordinal) => formatOrdinal(ordinal, 1) === core);
  const offset = label.lastIndexOf(core);
  if (!format || label.includes("%")) return { format: "decimal", text: label.replaceAll("%", "％"), start: 1 };
  return { format, text: `${label.slice(0, offset)}%1${label.slice(offset + core.length)}`, start: 1 };
}
