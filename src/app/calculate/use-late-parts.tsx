import { Suspense, lazy, useMemo } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { LateParts } from "../../ui/form/form-page.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import type { FoundProps } from "./found.tsx";

// Nobody needs the rules engine to give the first answer.
const Found = lazy(async () => ({ default: (await import("./found.tsx")).Found }));

/** What follows the questions of a tool: its result, in place of check page and finish page. */
export const useLateParts = ({ form, moves, tool, loaded }: Omit<FoundProps, "takesFocus">): LateParts =>
  useMemo(() => {
    const found = (takesFocus: boolean) => (
      <Suspense fallback={<Spinner label={words.working} />}>
        <Found form={form} moves={moves} tool={tool} loaded={loaded} takesFocus={takesFocus} />
      </Suspense>
    );
    return { preview: null, check: found, finish: found };
  }, [form, moves, tool, loaded]);
