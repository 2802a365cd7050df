import type { ReviewPlaybooks } from "../../../engine/review/report/begin-review.ts";
import type { Jurisdiction } from "../../../model/jurisdiction.ts";
import type { ReviewRequests } from "../../../model/review/playbook.ts";
import { loadJson } from "../../queries/json-requests.ts";

/** Loads a file once; after a failure the next call tries again. */
const loadOnce = <T>(address: string): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= loadJson(address).then((loaded) => loaded as T);
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
};

/** The playbooks of all kinds. */
export const reviewPlaybooks = loadOnce<ReviewPlaybooks>("/catalog/playbooks.json");

/** What a visitor may choose: the kinds of document with a checklist, the general one first, and places with their law. */
export type ReviewOptionsFile = {
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly places: readonly Jurisdiction[];
};

/** The choices of a review, without the checklists. */
export const reviewOptions = loadOnce<ReviewOptionsFile>("/catalog/review-options.json");

/** The requests of all playbooks, fetched when the first findings are shown. */
export const reviewRequests = loadOnce<ReviewRequests>("/catalog/review-requests.json");
