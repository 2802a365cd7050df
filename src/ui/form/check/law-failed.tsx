import type { ReactNode } from "react";
import { loadFailureWords } from "../../../i18n/load-failure.ts";
import { Button } from "../../primitives/button.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";

type Props = { readonly form: OpenForm; readonly takesFocus: boolean; readonly onRetry: () => void };

/** Shown when the law failed to load. Without it, the page would claim that the law is unknown. */
export function LawFailed({ form, takesFocus, onRetry }: Props): ReactNode {
  const words = loadFailureWords(form.locale);
  return (
    <div className="grid gap-4">
      <PageHeading page="check" takesFocus={takesFocus}>
        {words.lawFailedTitle}
      </PageHeading>
      <p className="max-w-prose">{words.lawFailed}</p>
      <div>
        <Button onClick={onRetry}>{form.words.tryAgain}</Button>
      </div>
    </div>
  );
}
