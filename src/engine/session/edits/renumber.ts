import type { AnyBlock, Clause, Inline, LegalDocument } from "../../../model/document.ts";
import { numberAt } from "../../../text/numbers/clause-number.ts";
import { innerBlocks, withInnerBlocks } from "../../../text/inner-blocks.ts";
import { mapInnerInlines } from "../../../text/templates/inner-inlines.ts";
import { mapLines } from "./clause-units.ts";

type Scheme = LegalDocument["numbering"];
type Cited = Map<string, string>;

const isOwn = (block: AnyBlock): boolean => block.type === "paragraph" || block.type === "list";

/** How many numbers the paragraph or the items of a clause take before its inner clauses continue the count. */
const numbersTaken = ({ level, blocks }: Clause, scheme: Scheme): number => {
  if (!blocks.some(isOwn)) return 0;
  if (scheme === "jo" && level === 1) return 1;
  if (level < 2) return 0;
  return blocks.reduce((sum, block) => sum + (block.type === "list" ? block.items.length : 0), 0);
};

/**
 * Whether a section has a single untitled clause. It then has no number of its own: there is no 5.1 without a 5.2.
 * After a list the clause keeps its number, so that its items are not mistaken for items of the list.
 */
const hasLoneParagraph = ({ level, blocks }: Clause, scheme: Scheme): boolean => {
  const [only, another] = blocks.filter((block) => block.type === "clause");
  if (level !== 1 || !only || another || only.title) return false;
  return scheme === "jo" ? blocks.length === 1 : !blocks.some(({ type }) => type === "list");
};

type Place = { readonly before: number; readonly parent: string; readonly isBare: boolean };

const numberIn = <B extends AnyBlock>(
  blocks: readonly B[],
  scheme: Scheme,
  cited: Cited,
  { before, parent, isBare }: Place,
): readonly B[] => {
  let index = before;
  return blocks.map((block): B => {
    if (block.type === "schedule") cited.set(block.id, block.number);
    if (block.type !== "clause") return withInnerBlocks(block, numberIn(innerBlocks(block), scheme, cited, TOP));
    index += 1;
    const own = numberAt(scheme, { level: block.level, index, parent });
    const name = isBare ? parent : own.cited;
    cited.set(block.id, name);
    const inside = { before: numbersTaken(block, scheme), parent: name, isBare: hasLoneParagraph(block, scheme) };
    return { ...block, number: isBare ? "" : own.number, blocks: numberIn(block.blocks, scheme, cited, inside) };
  });
};

const TOP: Place = { before: 0, parent: "", isBare: false };

const cite = (line: readonly Inline[], cited: Cited): readonly Inline[] =>
  line.map((inline): Inline => {
    if (inline.type !== "reference") return mapInnerInlines(inline, (inner) => cite(inner, cited));
    return { ...inline, number: cited.get(inline.target) ?? inline.number };
  });

const known = new WeakMap<LegalDocument, Cited>();

/** The number by which each clause and schedule is cited, by id. */
export const citedNumbers = (document: LegalDocument): ReadonlyMap<string, string> => {
  const found = known.get(document);
  if (found) return found;
  const cited: Cited = new Map();
  numberIn(document.blocks, document.numbering, cited, TOP);
  known.set(document, cited);
  return cited;
};

/**
 * The document with its clauses numbered again and its cross references brought up to date.
 *
 * Assembly numbers the same way; a test holds the two together.
 */
export const renumber = (document: LegalDocument): LegalDocument => {
  const cited: Cited = new Map();
  const blocks = numberIn(document.blocks, document.numbering, cited, TOP);
  const next = { ...document, blocks: blocks.map((block) => mapLines(block, (line) => cite(line, cited))) };
  known.set(next, cited);
  return next;
};
