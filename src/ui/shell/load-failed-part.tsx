import type { ReactNode } from "react";
import { toolMessages } from "../../i18n/tool.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";

type Props = { readonly language: string; readonly onRetry: () => void };

/** Shown in place of a part that failed to load, on a page whose heading is already there. */
export const LoadFailedPart = ({ language, onRetry }: Props): ReactNode => {
  const { failedPart, failedText, tryAgain } = toolMessages(language);
  return (
    <Notice tone="danger" role="alert" title={failedPart} className="mt-6 max-w-prose">
      <p>{failedText}</p>
      <Button small className="mt-2" onClick={onRetry}>
        {tryAgain}
      </Button>
    </Notice>
  );
};
