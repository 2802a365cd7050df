import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { SavedReview } from "../../model/review/saved-review.ts";
import { loadRecord } from "../storage/records.ts";

const NAME = "review";

/** The saved review an address names ("?review=<id>"). */
export type SavedReviewState =
  | { readonly type: "none" }
  | { readonly type: "loading" }
  | { readonly type: "found"; readonly review: SavedReview }
  | { readonly type: "gone" | "unreadable" | "failed" };

export type SavedReviewLink = {
  readonly id: string | null;
  readonly saved: SavedReviewState;
  /** Makes the address name a saved review, or none. */
  readonly point: (id: string | null) => void;
};

/** The saved review named in the URL, read once when the page opens. */
export const useSavedReview = (): SavedReviewLink => {
  const [search, setSearch] = useSearchParams();
  const id = search.get(NAME);
  const [opened] = useState(id);
  const [saved, setSaved] = useState<SavedReviewState>({ type: opened === null ? "none" : "loading" });
  useEffect(() => {
    if (opened === null) return;
    void loadRecord("reviews", opened).then((reading) => {
      if (reading.type === "found") setSaved({ type: "found", review: reading.record });
      else setSaved({ type: reading.type === "absent" ? "gone" : reading.type });
    });
  }, [opened]);
  const point = useCallback(
    (next: string | null) => setSearch(next === null ? {} : { [NAME]: next }, { replace: true }),
    [setSearch],
  );
  return { id, saved, point };
};
