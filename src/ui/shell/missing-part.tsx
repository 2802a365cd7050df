import type { ReactNode } from "react";
import { toolWords } from "../../i18n/tool.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";

type Props = { readonly language: string; readonly onRetry: () => void };

/** In place of a part of a page that did not come: the page around it has its own heading and still works. */
export const MissingPart = ({ language, onRetry }: Props): ReactNode => {
  const { failedPart, failedText, tryAgain } = toolWords(language);
  return (
    <Notice tone="danger" role="alert" title={failedPart} className="mt-6 max-w-prose">
      <p>{failedText}</p>
      <Button small className="mt-2" onClick={onRetry}>
        {tryAgain}
      </Button>
    </Notice>
  );
};
