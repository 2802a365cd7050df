import { Suspense, lazy, useEffect, useMemo } from "react";
import type { RefObject } from "react";
import type { LateParts } from "../../ui/form/form-page.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import type { LateProps } from "./late-parts.tsx";

const load = () => import("./late-parts.tsx");
const Preview = lazy(async () => ({ default: (await load()).Preview }));
const Check = lazy(async () => ({ default: (await load()).Check }));
const Finish = lazy(async () => ({ default: (await load()).Finish }));

/** Preview, check page and finish page, fetched once the questions stand. */
export const useLateParts = ({ form, moves, written, settings }: LateProps): LateParts => {
  useEffect(() => void load(), []);
  return useMemo(() => {
    const late = { form, moves, written, settings };
    const waiting = <Spinner label={form.words.loadingQuestions} />;
    return {
      preview: (questions: RefObject<HTMLElement | null>) => (
        <Suspense fallback={null}>
          <Preview {...late} questions={questions} />
        </Suspense>
      ),
      check: (takesFocus: boolean) => (
        <Suspense fallback={waiting}>
          <Check {...late} takesFocus={takesFocus} />
        </Suspense>
      ),
      finish: (takesFocus: boolean) => (
        <Suspense fallback={waiting}>
          <Finish {...late} takesFocus={takesFocus} />
        </Suspense>
      ),
    };
  }, [form, moves, written, settings]);
};
