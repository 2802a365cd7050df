import type { ReactNode } from "react";
import { frameWords } from "../../i18n/frame.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import type { Loading } from "../queries/catalog.ts";
import { usePathLanguage } from "./english.ts";
import { MissingPart } from "../../ui/shell/missing-part.tsx";
import { MissingUnknown } from "./missing.tsx";

type Props<T> = {
  readonly from: Loading<T>;
  /** Stands inside a page that has its heading already. */
  readonly part?: boolean;
  readonly children: (loaded: T) => ReactNode;
};

const reload = (): void => location.reload();

/** What was loaded, the spinner until it is here, or what to do when it did not come. */
export const Loaded = <T,>({ from, part, children }: Props<T>) => {
  const { code } = usePathLanguage();
  if (from.data !== undefined) return children(from.data);
  if (!from.error) return <Spinner label={frameWords(code).loading} />;
  const Missing = part ? MissingPart : MissingUnknown;
  return <Missing language={code} onRetry={reload} />;
};
