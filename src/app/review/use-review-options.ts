import { useEffect, useState } from "react";
import { reviewPlaybooks } from "./reading/review-playbooks.ts";

/** What a visitor may choose: kinds of document with a checklist, the general one first, and places with their law. */
export type ReviewOptions = {
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly places: readonly { readonly code: string; readonly name: string }[];
};

const NONE: ReviewOptions = { kinds: [], places: [] };

/** The choices of a review in a screen language; empty until the playbooks are loaded. */
export const useReviewOptions = (language: string): ReviewOptions => {
  const [options, setOptions] = useState(NONE);
  useEffect(() => {
    let isOpen = true;
    void reviewPlaybooks().then(
      ({ general, playbooks, places }) => {
        if (!isOpen) return;
        setOptions({
          kinds: [general, ...playbooks.filter(({ id }) => id !== general.id)].map(({ id, name }) => ({ id, name })),
          places: places.map(({ code, names }) => ({ code, name: names[language] ?? names["en"] ?? code })),
        });
      },
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [language]);
  return options;
};
