import type { BlockFileInput } from "./block-input.ts";
import { movedFrom } from "../position/yaml-file.ts";

/** The value of a parameter that is fixed when the document is compiled: an option, several of them, or a flag. */
export type FixedValue = string | boolean | readonly string[];

/** An argument of a block: its value, and where the document wrote it (`owner[key]`). */
export type BlockArgument = { readonly value: unknown; readonly owner: object; readonly key: string };

/** One use of a block in a document. */
export type BlockUse = {
  readonly block: string;
  /** The name its questions and clauses begin with; empty where the block is verified by itself. */
  readonly name: string;
  readonly input: BlockFileInput;
  /** The use of the block that uses this one; null where the document does. */
  readonly outer: BlockUse | null;
  /** Where the document uses it first, for problems. */
  readonly site: object;
  readonly args: ReadonlyMap<string, BlockArgument>;
  readonly fixed: ReadonlyMap<string, FixedValue>;
  /** Its role parameters, each with a role of the document. */
  readonly roles: ReadonlyMap<string, string>;
  /** Its questions and figures, by their own ids, with their ids in the document; null for one that is left out. */
  readonly names: ReadonlyMap<string, string | null>;
  /** Its clauses and attachments, by their own ids, with their ids in the document. */
  readonly targets: ReadonlyMap<string, string>;
};

/** A value copied from a block: its use, and the value in the block. */
export type BlockCopy = {
  readonly use: BlockUse;
  readonly source: object;
  /** For a list from which entries were dropped: the index of each kept entry in the block. */
  readonly keptIndexes: readonly number[] | null;
};

const copies = new WeakMap<object, BlockCopy>();

export const rememberCopy = (value: object, copy: BlockCopy): void => {
  copies.set(value, copy);
};

/** What an object of an expanded document was copied from; undefined for one of the document itself. */
export const copyOf = (value: object): BlockCopy | undefined => copies.get(value);

/** The use of a block that `owner[key]` comes from; undefined if the document wrote it. */
export const blockAt = (owner: object, key?: string | number): BlockUse | undefined =>
  copies.get(movedFrom(owner, key)?.owner ?? owner)?.use;

const usesByInput = new WeakMap<object, readonly BlockUse[]>();

export const rememberUses = (input: object, uses: readonly BlockUse[]): void => {
  usesByInput.set(input, uses);
};

/** Every use of a block in an expanded document, blocks within blocks included. */
export const usesIn = (input: object): readonly BlockUse[] => usesByInput.get(input) ?? [];

/** Where `owner[key]` is in the block it was copied from; null for what a document wrote. */
export const writtenInBlock = (
  { source, keptIndexes }: Pick<BlockCopy, "source" | "keptIndexes">,
  owner: object,
  key: string | number,
): { readonly owner: object; readonly key: string | number } | null => {
  if (movedFrom(owner, key)) return null;
  return { owner: source, key: keptIndexes ? (keptIndexes[Number(key)] ?? key) : key };
};
