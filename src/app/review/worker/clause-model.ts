import address from "../../../engine/review/model/clauses.bin?url";
import { readModel } from "../../../engine/review/detect/model-file.ts";
import type { ClauseModel } from "../../../engine/review/model/clause-model.ts";

const load = async (): Promise<ClauseModel> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return readModel(new Uint8Array(await response.arrayBuffer()));
};

let loading: Promise<ClauseModel | null> | null = null;

/** The trained weights, fetched once; null when they cannot be loaded, and then the next call tries again. */
export const clauseModel = (): Promise<ClauseModel | null> => {
  loading ??= load().catch(() => {
    loading = null;
    return null;
  });
  return loading;
};
