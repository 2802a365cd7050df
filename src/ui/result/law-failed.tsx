import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { OpenForm } from "../form/open-form.ts";
import { PageHeading } from "../form/page-heading.tsx";
import { Button } from "../primitives/button.tsx";

type Props = { readonly form: OpenForm; readonly takesFocus: boolean; readonly onRetry: () => void };

/** In place of a result: the law did not come. Without it the tool would say that nobody knows it. */
export function LawFailed({ form, takesFocus, onRetry }: Props): ReactNode {
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
