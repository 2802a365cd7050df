import { startTransition, useCallback, useEffect, useState } from "react";
import type { ReviewRequests } from "../../model/review/playbook.ts";
import { reviewRequests } from "./reading/review-playbooks.ts";

const NONE: ReviewRequests = {};

/** What to ask the other side for; empty until it is loaded, and when it could not be loaded. */
export const useReviewRequests = () => {
  const [requests, setRequests] = useState(NONE);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOpen = true;
    void reviewRequests().then(
      // Every card changes: as a transition, the visitor's clicks come first.
      (loaded) => isOpen && startTransition(() => setRequests(loaded)),
      () => isOpen && setFailed(true),
    );
    return () => {
      isOpen = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { requests, hasFailed, retry };
};
