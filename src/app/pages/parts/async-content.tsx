import type { ReactNode } from "react";
import { frameMessages } from "../../../i18n/frame.ts";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import type { CatalogState } from "../../queries/use-catalog.ts";
import { usePathLanguage } from "./use-path-language.ts";
import { LoadFailedPart } from "../../../ui/shell/load-failed-part.tsx";
import { UnnamedLoadFailedPage } from "./load-failed-page.tsx";

type Props<T> = {
  readonly from: CatalogState<T>;
  /** For use inside a page that already has its heading. */
  readonly part?: boolean;
  readonly children: (loaded: T) => ReactNode;
};

const reload = (): void => location.reload();

/** Loaded content, a spinner while loading, or what to do when loading failed. */
export const AsyncContent = <T,>({ from, part, children }: Props<T>) => {
  const { code } = usePathLanguage();
  if (from.data !== undefined) return children(from.data);
  if (!from.error) return <Spinner label={frameMessages(code).loading} />;
  const Missing = part ? LoadFailedPart : UnnamedLoadFailedPage;
  return <Missing language={code} onRetry={reload} />;
};
