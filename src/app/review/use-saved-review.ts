import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { SavedReview } from "../../model/saved-review.ts";
import { loadRecord } from "../storage/records.ts";
import { readSavedReview } from "../storage/review-shape.ts";

const NAME = "review";

/** The saved review an address names ("?review=<id>"). */
export type Saved =
  | { readonly type: "none" }
  | { readonly type: "loading" }
  | { readonly type: "found"; readonly review: SavedReview }
  | { readonly type: "gone" };

export type SavedReviewPlace = {
  readonly id: string | null;
  readonly saved: Saved;
  /** Makes the address name a saved review, or none. */
  readonly point: (id: string | null) => void;
};

/** What the address says about a saved review, read once when the page opens. */
export const useSavedReview = (): SavedReviewPlace => {
  const [search, setSearch] = useSearchParams();
  const id = search.get(NAME);
  const [opened] = useState(id);
  const [saved, setSaved] = useState<Saved>({ type: opened === null ? "none" : "loading" });
  useEffect(() => {
    if (opened === null) return;
    void loadRecord("reviews", opened, readSavedReview).then((review) =>
      setSaved(review ? { type: "found", review } : { type: "gone" }),
    );
  }, [opened]);
  const point = useCallback(
    (next: string | null) => setSearch(next === null ? {} : { [NAME]: next }, { replace: true }),
    [setSearch],
  );
  return { id, saved, point };
};
