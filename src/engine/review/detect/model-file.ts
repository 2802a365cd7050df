import type { ClauseModel } from "../model/clause-model.ts";
import type { SparseWeights } from "../model/best-sentences.ts";
import { FEATURE_COUNT } from "../model/features.ts";
import type { StatementModel } from "./classify-statements.ts";

/** Sparse weights in the file format: integer multiples of the category's step. */
export type WeightTable = {
  /** Features in ascending order; `counts[i]` entries of `owners` and `levels` belong to feature i. */
  readonly features: Uint32Array;
  readonly counts: Uint8Array;
  readonly owners: Uint8Array;
  readonly levels: Int8Array;
  readonly steps: Float32Array;
};

/** A model in its file format: the weights of the first pass, and other weights by name. */
export type ModelFile = WeightTable & {
  readonly categories: readonly string[];
  readonly bias: Float32Array;
  /** Named weight rows (rerank, presence, contradiction, measured), one row per category. */
  readonly rows: { readonly [name: string]: readonly Float32Array[] };
  /** Weights of the words of a category's best sentences. */
  readonly words?: WeightTable;
};

// The second version of the format, with one or two tables.
const MARK = "CWM2";

type TableHead = { readonly features: number; readonly entries: number; readonly deltas: number };
type Head = {
  readonly categories: readonly string[];
  readonly rows: readonly { readonly name: string; readonly length: number }[];
  readonly tables: readonly TableHead[];
};

const deltasOf = (features: Uint32Array): Uint8Array => {
  const bytes: number[] = [];
  let last = 0;
  for (const feature of features) {
    let delta = feature - last;
    last = feature;
    for (; delta > 127; delta >>>= 7) bytes.push((delta & 127) | 128);
    bytes.push(delta);
  }
  return Uint8Array.from(bytes);
};

// Category names are ASCII.
const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

const bytesOf = (values: Float32Array): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

const tableParts = ({ features, counts, owners, levels, steps }: WeightTable) => {
  const deltas = deltasOf(features);
  const levelBytes = new Uint8Array(levels.buffer, levels.byteOffset, levels.byteLength);
  const head: TableHead = { features: features.length, entries: owners.length, deltas: deltas.length };
  return { head, parts: [bytesOf(steps), deltas, counts, owners, levelBytes] };
};

/** Serializes a model; equal models give equal bytes. */
export const writeModel = (file: ModelFile): Uint8Array => {
  const names = Object.keys(file.rows).toSorted();
  const tables = [file, ...(file.words ? [file.words] : [])].map(tableParts);
  const head: Head = {
    categories: file.categories,
    rows: names.map((name) => ({ name, length: file.rows[name]?.[0]?.length ?? 0 })),
    tables: tables.map((table) => table.head),
  };
  const text = asciiBytes(`${MARK}${JSON.stringify(head)}\n`);
  const rows = names.flatMap((name) => (file.rows[name] ?? []).map(bytesOf));
  const parts = [text, bytesOf(file.bias), ...rows, ...tables.flatMap((table) => table.parts)];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const reader = (bytes: Uint8Array, start: number) => {
  let at = start;
  // A copy, because typed arrays must be aligned.
  const take = (length: number): Uint8Array<ArrayBuffer> => new Uint8Array(bytes.subarray(at, (at += length)));
  const floats = (count: number): Float32Array => new Float32Array(take(count * 4).buffer, 0, count);
  return { take, floats };
};

/** The weights of a table, ready for use. */
export const sparseWeights = ({ features, counts, owners, levels, steps }: WeightTable): SparseWeights => {
  const rowOf = new Uint16Array(FEATURE_COUNT);
  const starts = new Uint32Array(features.length + 1);
  for (const [row, feature] of features.entries()) {
    rowOf[feature] = row + 1;
    starts[row + 1] = starts[row]! + counts[row]!;
  }
  return {
    rowOf,
    starts,
    owners,
    weights: Float32Array.from(levels, (level, entry) => level * steps[owners[entry]!]!),
  };
};

const featuresIn = (deltas: Uint8Array, count: number): Uint32Array => {
  const features = new Uint32Array(count);
  let feature = 0;
  let at = 0;
  for (let row = 0; row < count; row++) {
    let shift = 0;
    let byte = 128;
    while (byte & 128) {
      byte = deltas[at++] ?? 0;
      feature += (byte & 127) << shift;
      shift += 7;
    }
    features[row] = feature;
  }
  return features;
};

const readTable = ({ take, floats }: ReturnType<typeof reader>, head: TableHead, categories: number): SparseWeights => {
  const steps = floats(categories);
  const features = featuresIn(take(head.deltas), head.features);
  const counts = take(head.features);
  const owners = take(head.entries);
  return sparseWeights({ features, counts, owners, levels: new Int8Array(take(head.entries).buffer), steps });
};

/**
 * The model in the bytes of a model file.
 *
 * Throws: on bytes that are not a model file, which only a faulty build can contain.
 */
export const readModel = (bytes: Uint8Array): ClauseModel & { readonly rows: ModelFile["rows"] } => {
  const line = bytes.indexOf(10);
  const text = Array.from(bytes.subarray(0, line), (byte) => String.fromCharCode(byte)).join("");
  if (!text.startsWith(MARK)) throw new Error("invalid model file");
  const head = JSON.parse(text.slice(MARK.length)) as Head;
  const source = reader(bytes, line + 1);
  const count = head.categories.length;
  const bias = source.floats(count);
  const rows: Record<string, Float32Array[]> = {};
  for (const { name, length } of head.rows) rows[name] = Array.from({ length: count }, () => source.floats(length));
  const [first, words = null] = head.tables.map((table) => readTable(source, table, count));
  const measured = Object.fromEntries(
    head.categories.flatMap((category, index) => {
      const [presentPrecision = 0, present = 0, missingPrecision = 0, missing = 0] = rows["measured"]?.[index] ?? [];
      const figures = {
        present: { precision: presentPrecision, of: present },
        missing: { precision: missingPrecision, of: missing },
      };
      return rows["measured"] ? [[category, figures] as const] : [];
    }),
  );
  return {
    ...first!,
    categories: head.categories,
    bias,
    rerankWeights: rows["looks"] ?? [],
    presenceWeights: rows["wholes"] ?? [],
    wordWeights: words,
    measured,
    rows,
  };
};

/** The model of statements in the bytes of a model file. Throws: as `readModel`. */
export const readStatementModel = (bytes: Uint8Array): StatementModel => {
  const model = readModel(bytes);
  return { ...model, contradictionWeights: model.rows["against"] ?? [] };
};
