import type { ReviewPlaybooks } from "../../../engine/review/report/begin-review.ts";
import { loadJson } from "../../queries/calls.ts";

const ADDRESS = "/catalog/playbooks.json";

let loading: Promise<ReviewPlaybooks> | null = null;

/** The playbooks of all kinds, fetched when the first document is opened; after a failure the next call tries again. */
export const reviewPlaybooks = (): Promise<ReviewPlaybooks> => {
  loading ??= loadJson(ADDRESS).then((tools) => tools as ReviewPlaybooks);
  loading.catch(() => {
    loading = null;
  });
  return loading;
};
