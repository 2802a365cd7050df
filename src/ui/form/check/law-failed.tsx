import type { ReactNode } from "react";
import { loadFailureMessages } from "../../../i18n/load-failure.ts";
import { Button } from "../../primitives/button.tsx";
import type { OpenForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";

type Props = { readonly form: OpenForm; readonly takesFocus: boolean; readonly onRetry: () => void };

/** Shown when the law failed to load. Without it, the page would claim that the law is unknown. */
export function LawFailed({ form, takesFocus, onRetry }: Props): ReactNode {
  const messages = loadFailureMessages(form.locale);
  return (
    <div className="grid gap-4">
      <PageHeading page="check" takesFocus={takesFocus}>
        {messages.lawFailedTitle}
      </PageHeading>
      <p className="max-w-prose">{messages.lawFailed}</p>
      <div>
        <Button onClick={onRetry}>{form.messages.tryAgain}</Button>
      </div>
    </div>
  );
}
