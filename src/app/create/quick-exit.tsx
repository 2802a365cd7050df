import type { PageDefinition } from "../../model/definition.ts";
import { ExitButton } from "../../ui/form/exit-button.tsx";
import { useQuickExit } from "./use-quick-exit.ts";

/** The way out of a page about family safety. */
export const QuickExit = ({ definition }: { readonly definition: PageDefinition }) => (
  <ExitButton locale={definition.language} onExit={useQuickExit(definition)} />
);
