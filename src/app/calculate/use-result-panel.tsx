import { useMemo } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { OutputPanels } from "../../ui/form/page/form-page.tsx";
import { lazyModule } from "../../ui/form/lazy-module.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { LoadFailedPart } from "../../ui/shell/load-failed-part.tsx";
import type { ResultPanelProps } from "./result-panel.tsx";

const useFound = lazyModule(() => import("./result-panel.tsx"));

/** Renders a tool's result where a document has its check and finish pages. */
export const useResultPanel = (given: Omit<ResultPanelProps, "takesFocus">): OutputPanels => {
  const { form, navigation, tool, loaded, memory } = given;
  const { module, retry } = useFound();
  return useMemo(() => {
    const missing = retry && <LoadFailedPart language={form.locale} onRetry={retry} />;
    const found = (takesFocus: boolean) =>
      module ? (
        <module.ResultPanel {...{ form, navigation, tool, loaded, memory, takesFocus }} />
      ) : (
        (missing ?? <Spinner label={messages.working} />)
      );
    return { preview: null, cover: null, check: found, finish: found };
  }, [module, retry, form, navigation, tool, loaded, memory]);
};
