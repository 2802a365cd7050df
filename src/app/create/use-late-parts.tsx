import { useEffect, useMemo, useState } from "react";
import type { RefObject } from "react";
import type { LateParts } from "../../ui/form/form-page.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import type * as Late from "./late-parts.tsx";

type Loaded = typeof Late;

// Kept for the next page: what was fetched once is there at once.
let loaded: Loaded | null = null;

/**
 * The code of the late parts, fetched once the questions stand; null until then.
 *
 * Kept as state and not as a lazy component: React would hold the preview back for a third of a second.
 * Throws (while rendering): when the code could not be fetched, so that the page says so.
 */
const useLoaded = (): Loaded | null => {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: () => Loaded): void => {
      if (isCurrent) setParts(next);
    };
    import("./late-parts.tsx").then(
      (all) => {
        loaded = all;
        show(() => all);
      },
      (error: unknown) =>
        show(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return parts;
};

/** Preview, check page and finish page. */
export const useLateParts = ({ form, moves, written, settings, draft, retryLaw }: Late.LateProps): LateParts => {
  const parts = useLoaded();
  return useMemo(() => {
    const late = { form, moves, written, settings, draft, retryLaw };
    const waiting = <Spinner label={form.words.loadingQuestions} />;
    return {
      preview: (questions: RefObject<HTMLElement | null>) => parts && <parts.Preview {...late} questions={questions} />,
      check: (takesFocus: boolean) => (parts ? <parts.Check {...late} takesFocus={takesFocus} /> : waiting),
      finish: (takesFocus: boolean) => (parts ? <parts.Finish {...late} takesFocus={takesFocus} /> : waiting),
    };
  }, [parts, form, moves, written, settings, draft, retryLaw]);
};
