import { useMemo } from "react";
import type { RefObject } from "react";
import type { OutputPanels } from "../../ui/form/page/form-page.tsx";
import { lazyModule } from "../../ui/form/lazy-module.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { LoadFailedPart } from "../../ui/shell/load-failed-part.tsx";
import type { OutputProps } from "./output-panels.tsx";

const usePanels = lazyModule(() => import("./output-panels.tsx"));

/** Preview, check page and finish page. */
export const useOutputPanels = (given: OutputProps): OutputPanels => {
  const { form, navigation, written, settings, draft, isUnsaved, retryLaw } = given;
  const { module: panels, retry } = usePanels();
  return useMemo(() => {
    const props = { form, navigation, written, settings, draft, isUnsaved, retryLaw };
    const missing = retry && <LoadFailedPart language={form.locale} onRetry={retry} />;
    const waiting = missing ?? <Spinner label={form.messages.loadingQuestions} />;
    return {
      cover: panels ? <panels.CoverPanel {...props} /> : <></>,
      preview: (questions: RefObject<HTMLElement | null>) =>
        panels ? <panels.PreviewPanel {...props} questions={questions} /> : missing,
      check: (takesFocus: boolean) => (panels ? <panels.CheckPanel {...props} takesFocus={takesFocus} /> : waiting),
      finish: (takesFocus: boolean) => (panels ? <panels.FinishPanel {...props} takesFocus={takesFocus} /> : waiting),
    };
  }, [panels, retry, form, navigation, written, settings, draft, isUnsaved, retryLaw]);
};
