import type { Ast } from "../../feel/evaluate/ast.ts";
import type { Value } from "../../values/value.ts";
import type { Look } from "./look.ts";
import type { Named } from "./names.ts";
import type { ReadPath } from "./reads.ts";
import { showValue } from "./show-value.ts";
import type { Showing } from "./show-value.ts";

/** How a formula is said: with the names of its figures, or with the figures themselves. */
export type Saying = {
  readonly as: "words" | "figures";
  readonly look: Look;
  readonly named: (path: ReadPath) => Named;
  readonly how: Showing;
};

/** A piece of a formula, and how tightly it holds together. */
export type Said = { readonly text: string; readonly tight: number };

/** Saying, from inside a formula. */
export type Speaker = Saying & {
  /** Says a piece; `isFactor` is set where a sum takes a percentage for a plain number. */
  readonly say: (ast: Ast, isFactor?: boolean) => Said;
  /** What a path names; an entry of a list is named by what is asked of it there. */
  readonly entryNamed: (path: ReadPath) => Named;
  /** The same speaker where a name stands for the entries of a list: "item" inside a filter. */
  readonly within: (name: string, list: ReadPath | null) => Speaker;
};

/** What is asked of each entry of a list: a column of the law by its name alone, as the list is named beside it. */
export const memberOf = (list: ReadPath, rest: ReadPath, { named }: Saying): Named => {
  const name = named([...list, ...rest]);
  if (rest.length === 0) return { ...name, label: "it" };
  if (list[0] !== "law") return name;
  return { ...name, label: rest.map((one) => one.replaceAll("_", " ")).join(", ") };
};

// How tightly: a chain of "and" less than a comparison, a sum less than a product.
export const LOOSE = 0;
export const CHAIN = 2;
export const COMPARED = 3;
export const SUM = 4;
export const PRODUCT = 5;
export const POWER = 6;
const ATOM = 9;

export const atom = (text: string): Said => ({ text, tight: ATOM });

/** In brackets, where it holds less tightly than what stands around it. */
export const wrapped = ({ text, tight }: Said, least = ATOM): string => (tight < least ? `(${text})` : text);

export const NO_NAME: Named = { label: "", unit: null, says: null };

export const valueText = (value: Value, name: Named, { how }: Saying): string => showValue(value, name, how);

/** A piece that is best said by what comes out of it. */
export const sayValue = (ast: Ast, speaker: Speaker, name: Named = NO_NAME): Said =>
  atom(valueText(speaker.look(ast), name, speaker));
