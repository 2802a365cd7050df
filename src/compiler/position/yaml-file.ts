import type { LineCounter } from "yaml";
import type { Problem } from "../../model/problem.ts";

/** A YAML value as plain JSON. */
export type YamlValue = null | boolean | number | string | YamlValue[] | { [key: string]: YamlValue };
export type YamlMap = { [key: string]: YamlValue };

/** A parsed catalog file with its source positions. */
export type YamlFile = {
  readonly path: string;
  readonly text: string;
  readonly hash: string;
  readonly lines: LineCounter;
  /** Null if nothing in the file can be checked. */
  readonly root: YamlMap | null;
  readonly problems: readonly Problem[];
  /** The files whose texts make up `text`, in order; only the file itself where nothing was joined. */
  readonly parts: readonly FilePart[];
};

/** One file of a text that is joined from several, and the line of the joined text on which it starts. */
export type FilePart = { readonly path: string; readonly firstLine: number };

/** Line and column in the file that was written, counted from 1. */
export type FilePosition = { readonly path: string; readonly line: number; readonly column: number };

/** Where an offset of a text is in the file it was written in. */
export const filePosition = ({ file, from }: Pick<SourceRange, "file" | "from">): FilePosition => {
  const { line, col } = file.lines.linePos(from);
  const part = file.parts.findLast(({ firstLine }) => firstLine <= line) ?? { path: file.path, firstLine: 1 };
  return { path: part.path, line: Math.max(1, line - part.firstLine + 1), column: Math.max(1, col) };
};

/** A range of a file's source text, as offsets. */
export type SourceRange = { readonly file: YamlFile; readonly from: number; readonly to: number };

/** Start and end offsets; null for a value that is not written in the file. */
export type YamlSpan = readonly [from: number, to: number] | null;

/**
 * The source spans of an object or list and its entries.
 *
 * Only spans are kept: syntax nodes of a thousand files would number in the millions.
 */
type Origin = {
  readonly file: YamlFile;
  readonly span: YamlSpan;
  /** For a map: its keys with their spans. */
  readonly keys: ReadonlyMap<string, YamlSpan> | null;
  readonly values: readonly YamlSpan[];
  /** Entries that are written elsewhere: in another object, or as an object of their own. */
  readonly moved?: ReadonlyMap<string, WrittenAt>;
};

/** Where an entry is written: `owner[key]`, or `owner` itself. */
export type WrittenAt = { readonly owner: object; readonly key?: string };

// Source spans by object identity, so that a check needs only the object to report a location.
const origins = new WeakMap<object, Origin>();

export const rememberOrigin = (value: object, origin: Origin): void => {
  origins.set(value, origin);
};

/** Where an object or a list is, and its entries; undefined for one that was not read from a file. */
export const originOf = (value: object): Origin | undefined => origins.get(value);

/** An empty object that represents an unreadable file. */
export const emptyInput = (file: YamlFile): { id?: string } => {
  const nothing = {};
  rememberOrigin(nothing, { file, span: null, keys: null, values: [] });
  return nothing;
};

/** Removes entries from a list read from YAML and keeps the positions of the others correct. */
export const dropItems = (list: YamlValue[], dropped: ReadonlySet<number>): void => {
  const origin = origins.get(list);
  const kept = list.map((_, index) => index).filter((index) => !dropped.has(index));
  if (origin) origins.set(list, { ...origin, values: kept.map((index) => origin.values[index] ?? null) });
  list.splice(0, list.length, ...kept.map((index) => list[index]!));
};

const positionOf = ({ keys }: Origin, key: string | number): number =>
  keys ? [...keys.keys()].indexOf(String(key)) : Number(key);

/** Where `owner[key]` is written, if that is not in `owner`. */
export const movedFrom = (owner: object, key: string | number | undefined): WrittenAt | undefined =>
  key === undefined ? undefined : origins.get(owner)?.moved?.get(String(key));

/** Start and end offsets of `owner[key]`; null if it is not written in a file. */
export const spanOf = (owner: object, key: string | number): YamlSpan => {
  const origin = origins.get(owner);
  const moved = movedFrom(owner, key);
  if (moved) return moved.key === undefined ? null : spanOf(moved.owner, moved.key);
  return origin?.values[positionOf(origin, key)] ?? null;
};

const endOfLine = (file: YamlFile, from: number, to: number): number => {
  const end = file.text.indexOf("\n", from);
  return end >= 0 && end < to ? end : to;
};

/** The range of `owner[key]`: its value, or its key if the value is missing. Without a key, the start of `owner`. */
export const rangeOf = (owner: object, key?: string | number): SourceRange => {
  const origin = origins.get(owner);
  if (!origin) throw new Error("unknown origin: the value was not read from a file");
  const moved = movedFrom(owner, key);
  if (moved) return rangeOf(moved.owner, moved.key);
  const { file, span } = origin;
  const own = key === undefined ? span : (spanOf(owner, key) ?? origin.keys?.get(String(key)) ?? span);
  const [from, to] = own ?? [0, 0];
  return { file, from, to: endOfLine(file, from, to) };
};

/** The range of a key's name. */
export const rangeOfKey = (owner: object, key: string): SourceRange => {
  const origin = origins.get(owner);
  const span = origin?.keys?.get(key);
  return origin && span ? { file: origin.file, from: span[0], to: span[1] } : rangeOf(owner, key);
};

/** The file a value was read from. */
export const fileOf = (owner: object): YamlFile => rangeOf(owner).file;
