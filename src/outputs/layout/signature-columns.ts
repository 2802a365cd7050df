import type { SignatureLine } from "../../model/document.ts";
import type { PageStyle } from "../../model/settings.ts";
import { PAPER } from "./layout.ts";

/** Start of the values and end of the rules of a signature block, from the left margin. Unit: points. */
export type SignatureColumns = { readonly value: number; readonly end: number };

/** Space above a line of a signature block: room to write above a rule, room for a stamp. Unit: multiples of the text size. */
export const SPACE_ABOVE: { readonly [type in SignatureLine["type"]]: number } = { rule: 1.3, text: 0.6, seal: 6 };

/** Room for the longest label, and a rule long enough to write a name on. */
export function signatureColumns(lines: readonly SignatureLine[], style: PageStyle): SignatureColumns {
  const { size } = style.body;
  const page = PAPER[style.paper][0] - 2 * style.margin;
  const longest = Math.max(0, ...lines.map((line) => widthOf(line.label ?? "")));
  const value = Math.min(page * 0.45, Math.max(size * MIN_LABEL_WIDTH, longest * size + size * 1.2));
  return { value, end: Math.min(page, value + size * 21) };
}

/** Blocks with short labels line up. Unit: ems. */
const MIN_LABEL_WIDTH = 8;

/** Approximate width in ems: East Asian characters are square, others about half as wide. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > "\u2E7F" ? 1 : 0.55), 0);
