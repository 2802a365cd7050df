import { parseArgs } from "node:util";

/** One command of the catalog command line. */
export type CliVerb = {
  readonly usage: string;
  readonly summary: string;
  /** The exit code: 0 fine, 1 problems found. Throws `UsageError` for exit code 2. */
  readonly run: (args: readonly string[]) => Promise<number>;
};

/** The command was used incorrectly: the message explains how, and the exit code is 2. */
export class UsageError extends Error {}

type Flags = { readonly [name: string]: { readonly type: "string" | "boolean" } };
type ParsedFlags<F extends Flags> = { readonly [N in keyof F]?: F[N]["type"] extends "boolean" ? boolean : string };

/**
 * Parses positional arguments and flags.
 *
 * Throws: `UsageError` on an unknown flag, a flag without its value, or a wrong number of arguments.
 */
export const parseArguments = <F extends Flags>(
  args: readonly string[],
  words: number | "any",
  flags: F,
): { readonly words: readonly string[]; readonly flags: ParsedFlags<F> } => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: flags, allowPositionals: true });
    if (words !== "any" && positionals.length !== words)
      throw new UsageError(`This takes ${words} word(s), ${positionals.length} given.`);
    return { words: positionals, flags: values as ParsedFlags<F> };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(error instanceof Error ? error.message : String(error));
  }
};

/** The `--format` of a call: one of the names offered, the first when none is given. */
export const readFormat = <N extends string>(given: string | undefined, offered: readonly [N, ...N[]]): N => {
  const format = offered.find((name) => name === (given ?? offered[0]));
  if (!format) throw new UsageError(`There is no format "${given}": use ${offered.join(", ")}.`);
  return format;
};
