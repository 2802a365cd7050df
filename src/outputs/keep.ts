import type { PageStyle } from "../model/settings.ts";
import { PAPER } from "./layout.ts";
import type { AnyBlock, BlockOf } from "./writers.ts";

type Signing = BlockOf<"signature" | "notarial">;

const CARRIED = new Set<AnyBlock["type"]>(["list", "table", "signature", "notarial"]);

/** Height of a line to sign on, space included. Unit: parts of the text size. */
const SIGNING_LINE = 2.4;

/**
 * For each block, whether it must share the page with the start of the next: headings, words that lead into what
 * follows, and signatures, which belong on one page as far as they fit and never stand there alone: the end of the last
 * clause goes with them.
 */
export function keptWithNext(blocks: readonly AnyBlock[], style: PageStyle): readonly boolean[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    if (next === undefined || next.type === "pageBreak") return false;
    if (block.type === "heading" || block.type === "part" || block.type === "title") return true;
    if (isSigning(block) && goesOn(block, next))
      return runFits(blocks, index, style) || !goesOn(next, blocks[index + 2]);
    if (block.type === "signature" && isAttested(blocks, index)) return bothFit(blocks, index, style);
    if (block.type === "clause") return leadsToSigning(blocks, index + 1);
    return block.type === "paragraph" && CARRIED.has(next.type);
  });
}

/** For each block, whether signatures come next, which its end must share a page with; `isLast` where they follow the whole run. */
export const metBySigning = (
  blocks: readonly AnyBlock[],
  kept: readonly boolean[],
  isLast: boolean,
): readonly boolean[] =>
  blocks.map((block, index) => (block.type === "clause" && kept[index]!) || (isLast && index === blocks.length - 1));

/** Whether signatures come next, with no more than their heading and a few words before them. */
function leadsToSigning(blocks: readonly AnyBlock[], index: number): boolean {
  const next = blocks.slice(index).find(({ type }) => type !== "heading" && type !== "paragraph");
  return next !== undefined && isSigning(next);
}

const isSigning = (block: AnyBlock): block is Signing => block.type === "signature" || block.type === "notarial";

/** Whether two blocks stand in one run: signatures, or the parts of one certificate, which begins with its venue alone. */
const goesOn = (block: AnyBlock | undefined, next: AnyBlock | undefined): boolean =>
  next !== undefined && next.type === block?.type && !(next.type === "notarial" && next.paragraphs.length === 0);

/** Whether what witnesses declare, and their signatures, follow a signature directly. */
function isAttested(blocks: readonly AnyBlock[], index: number): boolean {
  const [next, witness] = [blocks[index + 1], blocks[index + 2]];
  return next?.type === "paragraph" && witness?.type === "signature" && witness.role === "witness";
}

/** Whether a signer's page has room for the witnesses, too: their signatures and a few words of the document. */
function bothFit(blocks: readonly AnyBlock[], index: number, style: PageStyle): boolean {
  const lines = runLines(blocks, index) + runLines(blocks, index + 2);
  return lines * SIGNING_LINE * style.body.size <= heightOf(style) * 0.8;
}

/** Whether all the blocks of one kind that stand together here fit on one page. */
function runFits(blocks: readonly AnyBlock[], index: number, style: PageStyle): boolean {
  return runLines(blocks, index) * SIGNING_LINE * style.body.size <= heightOf(style) * 0.8;
}

const heightOf = (style: PageStyle): number => PAPER[style.paper][1] - 2 * style.margin;

/** Lines of all the blocks of one kind that stand together around here. */
function runLines(blocks: readonly AnyBlock[], index: number): number {
  let start = index;
  while (goesOn(blocks[start - 1], blocks[start])) start -= 1;
  let lines = linesOf(blocks[start]!);
  for (let at = start; goesOn(blocks[at], blocks[at + 1]); at++) lines += linesOf(blocks[at + 1]!);
  return lines;
}

function linesOf(block: AnyBlock): number {
  if (block.type === "signature") return block.lines.length + 2;
  return block.type === "notarial" ? block.lines.length + 3 * block.paragraphs.length + (block.notice ? 4 : 1) : 0;
}
