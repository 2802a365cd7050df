import type { ReviewTools } from "../../engine/review/review-text.ts";
import { loadJson } from "../queries/calls.ts";

const ADDRESS = "/catalog/playbooks.json";

let loading: Promise<ReviewTools> | null = null;

/** The checklists of all kinds, fetched when the first document is handed in; a failure is tried again next time. */
export const reviewTools = (): Promise<ReviewTools> => {
  loading ??= loadJson(ADDRESS).then((tools) => tools as ReviewTools);
  loading.catch(() => {
    loading = null;
  });
  return loading;
};
