import type { ReactElement } from "react";
import type { PageDefinition } from "../../model/definition.ts";
import { lateCode } from "../../ui/form/late-code.ts";

const useExitCode = lateCode(() => import("./quick-exit.tsx"));

type Exit = {
  /** Null on pages that need none, undefined until it is here. */
  readonly exit: ReactElement | null | undefined;
  /** Fetches it again; null unless it could not be fetched. */
  readonly retryExit: (() => void) | null;
};

/** The way out of a page about family safety, which does not open without it. */
export const useExit = (definition: PageDefinition | undefined): Exit => {
  const isNeeded = definition?.sensitive ?? false;
  const { code, retry } = useExitCode(isNeeded);
  if (!definition || !isNeeded) return { exit: null, retryExit: null };
  return { exit: code ? <code.QuickExit definition={definition} /> : undefined, retryExit: retry };
};
