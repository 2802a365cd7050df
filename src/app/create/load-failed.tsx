import type { FormWords } from "../../i18n/en/form.ts";
import { Button } from "../../ui/primitives/button.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";

type Props = { readonly words: FormWords; readonly onRetry: () => void };

/** The questions could not be loaded: what to do. */
export const LoadFailed = ({ words, onRetry }: Props) => (
  <div className="p-6">
    <Notice tone="danger" role="alert" title={words.loadFailedTitle}>
      <p>{words.loadFailedText}</p>
      <Button className="mt-3" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </Notice>
  </div>
);
