import type { LineCounter } from "yaml";
import type { Problem } from "../model/problem.ts";

/** What a YAML value becomes: plain JSON. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type PlainMap = { [key: string]: Plain };

/** A file of the catalog, read once: its plain value, and where everything in it stands. */
export type YamlFile = {
  readonly path: string;
  readonly text: string;
  readonly hash: string;
  readonly lines: LineCounter;
  /** Null when there is nothing that could be checked further. */
  readonly root: PlainMap | null;
  readonly problems: readonly Problem[];
};

/** A stretch of a file's source text, as offsets. */
export type Place = { readonly file: YamlFile; readonly from: number; readonly to: number };

/** From where to where something stands; null for what is not written out. */
export type Span = readonly [from: number, to: number] | null;

/**
 * Where an object or a list stands, and its entries in order.
 *
 * Spans are kept instead of syntax nodes: a catalog of a thousand files would hold millions of those.
 */
type Origin = {
  readonly file: YamlFile;
  readonly span: Span;
  /** Of a map: its keys with where they stand. */
  readonly keys: ReadonlyMap<string, Span> | null;
  readonly values: readonly Span[];
};

// Every object read from YAML is remembered here, so a check needs only the object to say where a fault is.
const origins = new WeakMap<object, Origin>();

export const rememberOrigin = (value: object, origin: Origin): void => {
  origins.set(value, origin);
};

/** An object that stands for a file in which nothing could be read. */
export const nothingIn = (file: YamlFile): { id?: string } => {
  const nothing = {};
  rememberOrigin(nothing, { file, span: null, keys: null, values: [] });
  return nothing;
};

/** Takes entries out of a list that was read from YAML and keeps the positions of the rest right. */
export const dropItems = (list: Plain[], dropped: ReadonlySet<number>): void => {
  const origin = origins.get(list);
  const kept = list.map((_, index) => index).filter((index) => !dropped.has(index));
  if (origin) origins.set(list, { ...origin, values: kept.map((index) => origin.values[index] ?? null) });
  list.splice(0, list.length, ...kept.map((index) => list[index]!));
};

const positionOf = ({ keys }: Origin, key: string | number): number =>
  keys ? [...keys.keys()].indexOf(String(key)) : Number(key);

/** From where to where `owner[key]` is written, as offsets; null for what is not written out or was not read from a file. */
export const spanOf = (owner: object, key: string | number): Span => {
  const origin = origins.get(owner);
  return origin?.values[positionOf(origin, key)] ?? null;
};

const endOfLine = (file: YamlFile, from: number, to: number): number => {
  const end = file.text.indexOf("\n", from);
  return end >= 0 && end < to ? end : to;
};

/** Where `owner[key]` stands (its value; its key when the value is missing); without a key, where `owner` begins. */
export const placeOf = (owner: object, key?: string | number): Place => {
  const origin = origins.get(owner);
  if (!origin) throw new Error("unknown origin: the value was not read from a file");
  const { file, span } = origin;
  const own = key === undefined ? span : (spanOf(owner, key) ?? origin.keys?.get(String(key)) ?? span);
  const [from, to] = own ?? [0, 0];
  return { file, from, to: endOfLine(file, from, to) };
};

/** Where the name of a key stands. */
export const placeOfKey = (owner: object, key: string): Place => {
  const origin = origins.get(owner);
  const span = origin?.keys?.get(key);
  return origin && span ? { file: origin.file, from: span[0], to: span[1] } : placeOf(owner, key);
};

/** The file a value was read from. */
export const fileOf = (owner: object): YamlFile => placeOf(owner).file;
