import { parseArgs } from "node:util";

/** One command of the catalog command line. */
export type Verb = {
  readonly usage: string;
  readonly says: string;
  /** The exit code: 0 fine, 1 problems found. Throws `WrongCall` for exit code 2. */
  readonly run: (args: readonly string[]) => Promise<number>;
};

/** The command was called the wrong way: the message says how, the exit code is 2. */
export class WrongCall extends Error {}

type Flags = { readonly [name: string]: { readonly type: "string" | "boolean" } };
type Given<F extends Flags> = { readonly [N in keyof F]?: F[N]["type"] extends "boolean" ? boolean : string };

/**
 * The words and flags of a call.
 *
 * Throws: `WrongCall` on an unknown flag, a flag without its value, or another number of words than asked for.
 */
export const readCall = <F extends Flags>(
  args: readonly string[],
  words: number,
  flags: F,
): { readonly words: readonly string[]; readonly flags: Given<F> } => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
    if (positionals.length !== words) throw new WrongCall(`This takes ${words} word(s), ${positionals.length} given.`);
    return { words: positionals, flags: values as Given<F> };
  } catch (error) {
    throw error instanceof WrongCall ? error : new WrongCall(error instanceof Error ? error.message : String(error));
  }
};

/** The `--format` of a call: one of the names offered, the first when none is given. */
export const readFormat = <N extends string>(given: string | undefined, offered: readonly [N, ...N[]]): N => {
  const format = offered.find((name) => name === (given ?? offered[0]));
  if (!format) throw new WrongCall(`There is no format "${given}": use ${offered.join(", ")}.`);
  return format;
};
