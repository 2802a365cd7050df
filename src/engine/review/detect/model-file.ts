import type { ClauseModel } from "../model/clause-model.ts";
import { FEATURE_COUNT } from "../model/features.ts";
import type { StatementModel } from "./classify-statements.ts";

/** A model in its file format: quantized weights as integer multiples of the category's step. */
export type ModelFile = {
  readonly categories: readonly string[];
  /** Features in ascending order; `counts[i]` entries of `owners` and `levels` belong to feature i. */
  readonly features: Uint32Array;
  readonly counts: Uint8Array;
  readonly owners: Uint8Array;
  readonly levels: Int8Array;
  readonly steps: Float32Array;
  readonly bias: Float32Array;
  /** Named weight rows (rerank, presence, contradiction, measured), one row per category. */
  readonly rows: { readonly [name: string]: readonly Float32Array[] };
};

const MARK = "CWM1";

type Head = {
  readonly categories: readonly string[];
  readonly features: number;
  readonly entries: number;
  readonly deltas: number;
  readonly rows: readonly { readonly name: string; readonly length: number }[];
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

/** Serializes a model; equal models give equal bytes. */
export const writeModel = (file: ModelFile): Uint8Array => {
  const deltas = deltasOf(file.features);
  const names = Object.keys(file.rows).toSorted();
  const head: Head = {
    categories: file.categories,
    features: file.features.length,
    entries: file.owners.length,
    deltas: deltas.length,
    rows: names.map((name) => ({ name, length: file.rows[name]?.[0]?.length ?? 0 })),
  };
  const text = asciiBytes(`${MARK}${JSON.stringify(head)}\n`);
  const rows = names.flatMap((name) => (file.rows[name] ?? []).map(bytesOf));
  const levels = new Uint8Array(file.levels.buffer, file.levels.byteOffset, file.levels.byteLength);
  const parts = [text, bytesOf(file.steps), bytesOf(file.bias), ...rows, deltas, file.counts, file.owners, levels];
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
  const { take, floats } = reader(bytes, line + 1);
  const count = head.categories.length;
  const steps = floats(count);
  const bias = floats(count);
  const rows: Record<string, Float32Array[]> = {};
  for (const { name, length } of head.rows) rows[name] = Array.from({ length: count }, () => floats(length));
  const deltas = take(head.deltas);
  const counts = take(head.features);
  const owners = take(head.entries);
  const levels = new Int8Array(take(head.entries).buffer);
  const rowOf = new Uint16Array(FEATURE_COUNT);
  const starts = new Uint32Array(head.features + 1);
  let feature = 0;
  let at = 0;
  for (let row = 0; row < head.features; row++) {
    let shift = 0;
    let byte = 128;
    while (byte & 128) {
      byte = deltas[at++] ?? 0;
      feature += (byte & 127) << shift;
      shift += 7;
    }
    rowOf[feature] = row + 1;
    starts[row + 1] = starts[row]! + counts[row]!;
  }
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
  const weights = Float32Array.from(levels, (level, entry) => level * steps[owners[entry]!]!);
  return {
    categories: head.categories,
    rowOf,
    starts,
    owners,
    weights,
    bias,
    rerankWeights: rows["looks"] ?? [],
    presenceWeights: rows["wholes"] ?? [],
    measured,
    rows,
  };
};

/** The model of statements in the bytes of a model file. Throws: as `readModel`. */
export const readStatementModel = (bytes: Uint8Array): StatementModel => {
  const model = readModel(bytes);
  return { ...model, contradictionWeights: model.rows["against"] ?? [] };
};
