import { termAt } from "./defined-parties.ts";
import type { NamedTogether } from "./defined-parties.ts";
import { isCertain } from "./name-list.ts";
import { isRoleLabel, roleInLabel } from "./party-roles.ts";
import { nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

type Cell = { readonly words: string; readonly at: number };
type Label = Cell & { readonly role: string | null };

const COLUMN_GAP = /\s{3,}/g;
// Under two labels or more, a long name comes close to the next column.
const NARROW_GAP = /\s{2,}/g;
const BILLED = /^(?:bill|billed|sold|invoice) to:?$/i;
const AFTER_NAME = /^[ ]*(?:[,(\n]|$)|^[ ]{2}/;

const cellsOf = (line: string, at: number, columnGap: RegExp): readonly Cell[] => {
  const cells: Cell[] = [];
  let from = line.length - line.trimStart().length;
  for (const { 0: gap, index } of line.matchAll(columnGap)) {
    if (index > from) cells.push({ words: line.slice(from, index), at: at + from });
    from = Math.max(from, index + gap.length);
  }
  if (from < line.trimEnd().length) cells.push({ words: line.slice(from).trimEnd(), at: at + from });
  return cells;
};

// "Contractor:", "BUYER" or "Buyer    Seller"; alone, "Buyer" under another line is a part of a sentence or of a signature.
const labelOf = (cell: Cell, isApart: boolean): Label | null => {
  if (BILLED.test(cell.words)) return { ...cell, role: null };
  const bare = cell.words.replace(/^#{1,4}\s/, "").replace(/[:\s]+$/, "");
  const isLabel = isApart || bare !== cell.words || bare === bare.toUpperCase();
  return isLabel && isRoleLabel(bare) ? { ...cell, role: roleInLabel(bare) } : null;
};

const nameIn = (text: string, { words, at }: Cell): FoundName | null => {
  const name = nameAt(text.slice(0, at + words.length), at);
  return name && isCertain(name) && AFTER_NAME.test(text.slice(name.end, name.end + 3)) ? name : null;
};

/** Parties of a plain text on the line under the label of their role, also in columns: "BUYER          SELLER". */
export const roleBlocks = (text: string): readonly NamedTogether[] => {
  const parties: NamedTogether[] = [];
  let labels: readonly (Label | null)[] = [];
  let isAfterBlank = true;
  let at = 0;
  for (const line of text.split("\n")) {
    const cells = cellsOf(line, at, labels.length > 1 ? NARROW_GAP : COLUMN_GAP);
    const isUnderLabels = labels.length > 0 && cells.length >= labels.length;
    for (const [index, label] of isUnderLabels ? labels.entries() : []) {
      const name = label && cells[index] ? nameIn(text, cells[index]) : null;
      if (label && name)
        parties.push({ names: [name], terms: label.role === null ? [] : [termAt(label.role, label.at)] });
    }
    const titles = cellsOf(line, at, COLUMN_GAP);
    const found = titles.map((cell) => labelOf(cell, titles.length > 1 || isAfterBlank));
    isAfterBlank = titles.length === 0;
    labels = found.every((label) => label !== null) ? found : [];
    at += line.length + 1;
  }
  return parties;
};
