import { useEffect } from "react";
import type { PageDefinition } from "../../../model/definition.ts";
import { ExitButton } from "../../../ui/form/start/exit-button.tsx";
import { isoDate } from "../../../values/date.ts";
import { today } from "../../shared/clock.ts";
import { neutralTitle } from "../../shared/download.ts";
import { useQuickExit } from "./use-quick-exit.ts";

/** Use a neutral title while printing, because the browser names a PDF after the title. */
const useNeutralPrintTitle = (): void => {
  useEffect(() => {
    let title: string | null = null;
    const before = (): void => {
      title ??= document.title;
      document.title = neutralTitle(isoDate(today()));
    };
    const after = (): void => {
      if (title !== null) document.title = title;
      title = null;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
};

/** The exit button of family-safety pages; a neutral title replaces theirs in print. */
export const QuickExit = ({ definition }: { readonly definition: PageDefinition }) => {
  useNeutralPrintTitle();
  const onExit = useQuickExit(definition);
  return <ExitButton locale={definition.language} onExit={onExit} />;
};
