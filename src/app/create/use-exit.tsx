import type { ReactElement } from "react";
import type { PageDefinition } from "../../model/definition.ts";
import { lateCode } from "../../ui/form/late-code.ts";

const useExitCode = lateCode(() => import("./quick-exit.tsx"));

/** The way out of a page about family safety, which does not open without it; null for all others, undefined until it is here. */
export const useExit = (definition: PageDefinition | undefined): ReactElement | null | undefined => {
  const isNeeded = definition?.sensitive ?? false;
  const code = useExitCode(isNeeded);
  if (!definition || !isNeeded) return null;
  return code ? <code.QuickExit definition={definition} /> : undefined;
};
