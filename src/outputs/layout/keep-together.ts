import type { AnyBlock, BlockOf } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { inlineWords } from "./inline-words.ts";
import { PAPER } from "./layout.ts";

type Signing = BlockOf<"signature" | "notarial">;

/** Whether a block leads to what follows it, or follows a paragraph that introduces it. */
const KEPT: { readonly [T in AnyBlock["type"]]: "leads" | "follows" | "free" } = {
  title: "leads",
  heading: "leads",
  part: "leads",
  paragraph: "free",
  recital: "free",
  clause: "free",
  list: "follows",
  table: "follows",
  schedule: "free",
  signature: "follows",
  notarial: "follows",
  pageBreak: "free",
};

/** A part of a certificate with as much text as this may start a page by itself. Unit: characters. */
const OWN_TEXT = 300;

/** Height of a signature line with its spacing. Unit: multiples of the text size. */
const SIGNATURE_LINE_HEIGHT = 2.4;

/**
 * For each block, whether it is kept with the next: headings, paragraphs that introduce a list or table, and signatures,
 * which share one page if they fit, together with the end of the last clause.
 */
export function keepWithNext(blocks: readonly AnyBlock[], style: PageStyle): readonly boolean[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    if (next === undefined || next.type === "pageBreak") return false;
    if (KEPT[block.type] === "leads") return true;
    if (isSigning(block) && continuesRun(block, next))
      return runFits(blocks, index, style) || (!continuesRun(next, blocks[index + 2]) && !hasOwnText(next));
    if (block.type === "signature" && isAttested(blocks, index)) return bothFit(blocks, index, style);
    if (block.type === "clause") return leadsToSigning(blocks, index + 1);
    return block.type === "paragraph" && KEPT[next.type] === "follows";
  });
}

/** For each block, whether its end must share a page with the signatures that follow; `isLast` if they follow the list. */
export const endsBeforeSignatures = (
  blocks: readonly AnyBlock[],
  kept: readonly boolean[],
  isLast: boolean,
): readonly boolean[] =>
  blocks.map((block, index) => (block.type === "clause" && kept[index]!) || (isLast && index === blocks.length - 1));

/** Whether signatures follow, after at most their heading and introductory paragraphs. */
function leadsToSigning(blocks: readonly AnyBlock[], index: number): boolean {
  const next = blocks.slice(index).find(({ type }) => type !== "heading" && type !== "paragraph");
  return next !== undefined && isSigning(next);
}

const isSigning = (block: AnyBlock): block is Signing => block.type === "signature" || block.type === "notarial";

/** Whether two blocks belong to one run: signatures, or parts of one certificate, which starts with its venue line. */
const continuesRun = (block: AnyBlock | undefined, next: AnyBlock | undefined): boolean =>
  next !== undefined && next.type === block?.type && !(next.type === "notarial" && next.paragraphs.length === 0);

const hasOwnText = (block: AnyBlock): boolean =>
  block.type === "notarial" && block.paragraphs.some((paragraph) => inlineWords(paragraph).length >= OWN_TEXT);

/** Whether the witnesses' declaration and signatures follow a signature directly. */
function isAttested(blocks: readonly AnyBlock[], index: number): boolean {
  const [next, witness] = [blocks[index + 1], blocks[index + 2]];
  return next?.type === "paragraph" && witness?.type === "signature" && witness.role === "witness";
}

/** Whether the signers and the witnesses fit on one page, with some text of the document. */
function bothFit(blocks: readonly AnyBlock[], index: number, style: PageStyle): boolean {
  const lines = runLines(blocks, index) + runLines(blocks, index + 2);
  return lines * SIGNATURE_LINE_HEIGHT * style.body.size <= heightOf(style) * 0.8;
}

/** Whether the run of blocks around an index fits on one page. */
function runFits(blocks: readonly AnyBlock[], index: number, style: PageStyle): boolean {
  return runLines(blocks, index) * SIGNATURE_LINE_HEIGHT * style.body.size <= heightOf(style) * 0.8;
}

const heightOf = (style: PageStyle): number => PAPER[style.paper][1] - 2 * style.margin;

/** Number of lines in the run of blocks around an index. */
function runLines(blocks: readonly AnyBlock[], index: number): number {
  let start = index;
  while (continuesRun(blocks[start - 1], blocks[start])) start -= 1;
  let lines = linesOf(blocks[start]!);
  for (let at = start; continuesRun(blocks[at], blocks[at + 1]); at++) lines += linesOf(blocks[at + 1]!);
  return lines;
}

function linesOf(block: AnyBlock): number {
  if (block.type === "signature") return block.lines.length + 2;
  return block.type === "notarial" ? block.lines.length + 3 * block.paragraphs.length + (block.notice ? 4 : 1) : 0;
}

/** Whether a paragraph of a certificate is the last of its block, which then has no lines. */
export const endsWithWords = ({ paragraphs, lines }: BlockOf<"notarial">, index: number): boolean =>
  lines.length === 0 && index === paragraphs.length - 1;
