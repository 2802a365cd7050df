import type { ReactNode } from "react";
import { troubleWords } from "../../i18n/trouble.ts";
import { Button } from "../primitives/button.tsx";
import type { OpenForm } from "./open-form.ts";
import { PageHeading } from "./page-heading.tsx";

type Props = { readonly form: OpenForm; readonly takesFocus: boolean; readonly onRetry: () => void };

/** In place of what follows the questions: the law did not come. Without it the page would say that nobody knows it. */
export function LawFailed({ form, takesFocus, onRetry }: Props): ReactNode {
  const words = troubleWords(form.locale);
  return (
    <div className="grid gap-4">
      <PageHeading place="check" takesFocus={takesFocus}>
        {words.lawFailedTitle}
      </PageHeading>
      <p className="max-w-prose">{words.lawFailed}</p>
      <div>
        <Button onClick={onRetry}>{form.words.tryAgain}</Button>
      </div>
    </div>
  );
}
