import { startTransition, useEffect, useState } from "react";
import { reviewOptions } from "./reading/review-playbooks.ts";

/** What a visitor may choose: kinds of document with a checklist, the general one first, and places with their law. */
export type ReviewOptions = {
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly places: readonly { readonly code: string; readonly name: string }[];
};

const NONE: ReviewOptions = { kinds: [], places: [] };

/** The choices of a review in a screen language; empty until they are loaded. */
export const useReviewOptions = (language: string): ReviewOptions => {
  const [options, setOptions] = useState(NONE);
  useEffect(() => {
    let isOpen = true;
    void reviewOptions().then(
      ({ kinds, places }) => {
        if (!isOpen) return;
        const shown = places.map(({ code, names }) => ({ code, name: names[language] ?? names["en"] ?? code }));
        startTransition(() => setOptions({ kinds, places: shown }));
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [language]);
  return options;
};
