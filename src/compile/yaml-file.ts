import { isMap, isScalar, isSeq } from "yaml";
import type { LineCounter, Node, Pair, YAMLMap } from "yaml";
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

type Origin = { readonly file: YamlFile; readonly node: Node | null; readonly items?: readonly (Node | null)[] };

// Every object read from YAML remembers its node here, so a check needs only the object to say where a fault is.
const origins = new WeakMap<object, Origin>();

export const rememberOrigin = (value: object, origin: Origin): void => {
  origins.set(value, origin);
};

/** Takes entries out of a list that was read from YAML and keeps the positions of the rest right. */
export const dropItems = (list: Plain[], dropped: ReadonlySet<number>): void => {
  const origin = origins.get(list);
  const items = origin?.items ?? [];
  const kept = list.map((_, index) => index).filter((index) => !dropped.has(index));
  if (origin) origins.set(list, { ...origin, items: kept.map((index) => items[index] ?? null) });
  list.splice(0, list.length, ...kept.map((index) => list[index]!));
};

const pairOf = (map: YAMLMap, key: string): Pair | undefined =>
  map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);

/** The syntax node of `owner[key]`, or of `owner` itself; null for values that were not read from a file. */
export const nodeAt = (owner: object, key?: string | number): Node | null => {
  const origin = origins.get(owner);
  if (!origin) return null;
  if (key === undefined) return origin.node;
  if (isSeq(origin.node)) return origin.items?.[Number(key)] ?? null;
  if (!isMap(origin.node)) return null;
  return (pairOf(origin.node, String(key))?.value ?? null) as Node | null;
};

const rangeOf = (node: Node | null | undefined): readonly [number, number] | null =>
  node?.range ? [node.range[0], node.range[1]] : null;

const firstLine = (file: YamlFile, from: number, to: number): number => {
  const end = file.text.indexOf("\n", from);
  return end >= 0 && end < to ? end : to;
};

/** Where `owner[key]` stands (its value; its key when the value is missing); without a key, where `owner` begins. */
export const placeOf = (owner: object, key?: string | number): Place => {
  const origin = origins.get(owner);
  if (!origin) throw new Error("unknown origin: the value was not read from a file");
  const { file } = origin;
  const range = rangeOf(nodeAt(owner, key)) ?? keyRange(origin, key) ?? rangeOf(origin.node) ?? [0, 0];
  return { file, from: range[0], to: firstLine(file, range[0], range[1]) };
};

const keyRange = (origin: Origin, key?: string | number): readonly [number, number] | null =>
  key !== undefined && isMap(origin.node) ? rangeOf(pairOf(origin.node, String(key))?.key as Node | undefined) : null;

/** Where the name of a key stands. */
export const placeOfKey = (owner: object, key: string): Place => {
  const origin = origins.get(owner);
  const range = origin && keyRange(origin, key);
  return range ? { file: origin.file, from: range[0], to: range[1] } : placeOf(owner, key);
};

/** The file a value was read from. */
export const fileOf = (owner: object): YamlFile => placeOf(owner).file;
