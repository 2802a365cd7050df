import type { ReactNode } from "react";
import { frameWords } from "../../i18n/frame.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import type { Loading } from "../queries/catalog.ts";
import { missingPage } from "../offline/missing-page.ts";
import { useOnline } from "../offline/use-online.ts";
import { usePathLanguage } from "./english.ts";
import { PageBody } from "./page-body.tsx";

/** What was loaded, the spinner until it is here, or what to do when it did not come. */
export const Loaded = <T,>({
  from,
  children,
}: {
  readonly from: Loading<T>;
  readonly children: (loaded: T) => ReactNode;
}) => {
  const { code } = usePathLanguage();
  const missing = missingPage(code, useOnline());
  if (from.data !== undefined) return children(from.data);
  if (!from.error) return <Spinner label={frameWords(code).loading} />;
  return (
    <PageBody title={missing.title} lead={missing.text}>
      <Button look="main" onClick={() => location.reload()}>
        {missing.tryAgain}
      </Button>
    </PageBody>
  );
};
