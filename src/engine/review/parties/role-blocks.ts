import { termAt } from "./defined-parties.ts";
import type { NamedTogether } from "./defined-parties.ts";
import { isCertain } from "./name-list.ts";
import { isRoleLabel, roleInLabel } from "./party-roles.ts";
import { nameAt } from "./read-name.ts";
import type { FoundName } from "./read-name.ts";

type Cell = { readonly words: string; readonly at: number };
type Label = Cell & { readonly role: string | null };

const COLUMN_GAP = /\s{3,}/g;
const BILLED = /^(?:bill|billed|sold|invoice) to:?$/i;
const AFTER_NAME = /^[ ]*(?:[,(\n]|$)|^[ ]{3}/;

const cellsOf = (line: string, at: number): readonly Cell[] => {
  const cells: Cell[] = [];
  let from = line.length - line.trimStart().length;
  for (const { 0: gap, index } of line.matchAll(COLUMN_GAP)) {
    if (index > from) cells.push({ words: line.slice(from, index), at: at + from });
    from = Math.max(from, index + gap.length);
  }
  if (from < line.trimEnd().length) cells.push({ words: line.slice(from).trimEnd(), at: at + from });
  return cells;
};

// "Contractor:", "BUYER" or "Buyer    Seller"; alone, a role in small letters without a colon is a part of a sentence.
const labelOf = (cell: Cell, _: number, line: readonly Cell[]): Label | null => {
  if (BILLED.test(cell.words)) return { ...cell, role: null };
  const bare = cell.words.replace(/[:\s]+$/, "");
  const isLabel = line.length > 1 || bare !== cell.words || bare === bare.toUpperCase();
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
  let at = 0;
  for (const line of text.split("\n")) {
    const cells = cellsOf(line, at);
    const isUnderLabels = labels.length > 0 && cells.length >= labels.length;
    for (const [index, label] of isUnderLabels ? labels.entries() : []) {
      const name = label && cells[index] ? nameIn(text, cells[index]) : null;
      if (label && name)
        parties.push({ names: [name], terms: label.role === null ? [] : [termAt(label.role, label.at)] });
    }
    const found = cells.map(labelOf);
    labels = found.every((label) => label !== null) ? found : [];
    at += line.length + 1;
  }
  return parties;
};
