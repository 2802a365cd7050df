import { useEffect, useState } from "react";
import type { ReviewRequests } from "../../model/review/playbook.ts";
import { reviewRequests } from "./reading/review-playbooks.ts";

const NONE: ReviewRequests = {};

/** What to ask the other side for; empty until it is loaded. */
export const useReviewRequests = (): ReviewRequests => {
  const [requests, setRequests] = useState(NONE);
  useEffect(() => {
    let isOpen = true;
    void reviewRequests().then(
      (loaded) => isOpen && setRequests(loaded),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return requests;
};
