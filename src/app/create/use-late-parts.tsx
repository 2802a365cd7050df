import { useMemo } from "react";
import type { RefObject } from "react";
import type { LateParts } from "../../ui/form/form-page.tsx";
import { lateCode } from "../../ui/form/late-code.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { MissingPart } from "../../ui/shell/missing-part.tsx";
import type * as Late from "./late-parts.tsx";

const useLoaded = lateCode(() => import("./late-parts.tsx"));

/** Preview, check page and finish page. */
export const useLateParts = ({
  form,
  moves,
  written,
  settings,
  draft,
  isUnsaved,
  retryLaw,
}: Late.LateProps): LateParts => {
  const { code: parts, retry } = useLoaded();
  return useMemo(() => {
    const late = { form, moves, written, settings, draft, isUnsaved, retryLaw };
    const missing = retry && <MissingPart language={form.locale} onRetry={retry} />;
    const waiting = missing ?? <Spinner label={form.words.loadingQuestions} />;
    return {
      preview: (questions: RefObject<HTMLElement | null>) =>
        parts ? <parts.Preview {...late} questions={questions} /> : missing,
      check: (takesFocus: boolean) => (parts ? <parts.Check {...late} takesFocus={takesFocus} /> : waiting),
      finish: (takesFocus: boolean) => (parts ? <parts.Finish {...late} takesFocus={takesFocus} /> : waiting),
    };
  }, [parts, retry, form, moves, written, settings, draft, isUnsaved, retryLaw]);
};
