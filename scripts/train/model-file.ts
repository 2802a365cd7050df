import type { ModelFile } from "../../src/engine/review/detect/model-file.ts";
import type { FirstPass } from "./train-first-pass.ts";

/** The trained weights, in the format of a model file. */
export const modelFile = (first: FirstPass, rows: ModelFile["rows"], categories: readonly string[]): ModelFile => {
  const features: number[] = [];
  const counts: number[] = [];
  for (let feature = 0; feature < first.rowOf.length; feature++) {
    const row = first.rowOf[feature]!;
    if (row === 0) continue;
    features.push(feature);
    counts.push(first.starts[row]! - first.starts[row - 1]!);
  }
  const { owners, levels, steps, bias } = first;
  return {
    categories,
    features: Uint32Array.from(features),
    counts: Uint8Array.from(counts),
    owners,
    levels,
    steps,
    bias,
    rows,
  };
};
