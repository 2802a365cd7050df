import { LineCounter } from "yaml";
import type { Problem } from "../../model/problem.ts";
import { readCatalogPath } from "./catalog-path.ts";
import type { CatalogSource, JoinedText } from "./read-source.ts";
import { originOf, rememberOrigin } from "../position/yaml-file.ts";
import type { YamlValue, YamlMap, YamlSpan, YamlFile } from "../position/yaml-file.ts";

/** A parsed file as plain JSON. */
export type PackedSource = {
  readonly root: YamlMap;
  readonly hash: string;
  /** For each map and list, outermost first: its span, the spans of its keys (maps only), and the spans of its values. */
  readonly positions: readonly number[];
  /** Keys of each map in file order; positions refer to them. */
  readonly keys: readonly (readonly string[])[];
  readonly lineStarts: readonly number[];
  readonly fileProblems: readonly Problem[];
  readonly problems: readonly Problem[];
};

type Container = YamlMap | YamlValue[];

const collect = (value: YamlValue, into: Container[]): readonly Container[] => {
  if (typeof value !== "object" || value === null) return into;
  into.push(value);
  for (const inner of Object.values(value)) collect(inner, into);
  return into;
};

const NO_OFFSET = -1;

const write = (spans: readonly YamlSpan[], into: number[]): void => {
  for (const span of spans) into.push(span?.[0] ?? NO_OFFSET, span?.[1] ?? NO_OFFSET);
};

/** Packs a source without what its path and text already determine; null if the file could not be parsed. */
export const packSource = ({ file, input, problems }: CatalogSource): PackedSource | null => {
  const { root } = file;
  if (root === null || root !== input) return null;
  const positions: number[] = [];
  const keys: (readonly string[])[] = [];
  for (const container of collect(root, [])) {
    const origin = originOf(container);
    if (!origin) return null;
    write([origin.span], positions);
    if (origin.keys) {
      keys.push([...origin.keys.keys()]);
      write([...origin.keys.values()], positions);
    }
    positions.push(origin.values.length);
    write(origin.values, positions);
  }
  return {
    root,
    hash: file.hash,
    positions,
    keys,
    lineStarts: file.lines.lineStarts,
    fileProblems: file.problems,
    problems,
  };
};

/** Reads the numbers in sequence. */
const spansIn = (positions: readonly number[]) => {
  let at = 0;
  const number = (): number => positions[at++] ?? NO_OFFSET;
  const span = (): YamlSpan => {
    const [from, to] = [number(), number()];
    return from === NO_OFFSET ? null : [from, to];
  };
  return { number, span };
};

/** Restores a packed source with all positions. */
export const unpackSource = (path: string, { text, parts }: JoinedText, packed: PackedSource): CatalogSource => {
  const { root, hash, lineStarts, fileProblems, problems } = packed;
  const lines = Object.assign(new LineCounter(), { lineStarts });
  const file: YamlFile = { path, text, hash, lines, root, problems: fileProblems, parts };
  const { number, span } = spansIn(packed.positions);
  let map = 0;
  for (const container of collect(root, [])) {
    const own = span();
    const keys = Array.isArray(container)
      ? null
      : new Map((packed.keys[map++] ?? []).map((key) => [key, span()] as const));
    const values = Array.from({ length: number() }, span);
    rememberOrigin(container, { file, span: own, keys, values });
  }
  return { catalogPath: readCatalogPath(path), file, input: root, problems };
};
