import { useMemo } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { LateParts } from "../../ui/form/form-page.tsx";
import { lateCode } from "../../ui/form/late-code.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { MissingPart } from "../../ui/shell/missing-part.tsx";
import type { FoundProps } from "./found.tsx";

// Nobody needs the rules engine to give the first answer.
const useFound = lateCode(() => import("./found.tsx"));

/** What follows the questions of a tool: its result, in place of check page and finish page. */
export const useLateParts = (given: Omit<FoundProps, "takesFocus">): LateParts => {
  const { form, moves, tool, loaded, memory } = given;
  const { code, retry } = useFound();
  return useMemo(() => {
    const missing = retry && <MissingPart language={form.locale} onRetry={retry} />;
    const found = (takesFocus: boolean) =>
      code ? (
        <code.Found {...{ form, moves, tool, loaded, memory, takesFocus }} />
      ) : (
        (missing ?? <Spinner label={words.working} />)
      );
    return { preview: null, check: found, finish: found };
  }, [code, retry, form, moves, tool, loaded, memory]);
};
