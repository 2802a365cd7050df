import { Copy } from "lucide-react";
import { useState } from "react";
import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import { Button } from "../../primitives/button.tsx";
import { copyText } from "../../copy-text.ts";

/** Copies a text; its label says whether that worked. */
export const CopyButton = ({ messages, text }: { readonly messages: ReviewMessages; readonly text: string }) => {
  const [label, setLabel] = useState(messages.copy);
  const copy = (): void => {
    void copyText(text).then((isCopied) => setLabel(isCopied ? messages.copied : messages.notCopied));
  };
  return (
    <Button small variant="bare" className="-mx-3" icon={<Copy aria-hidden className="size-4" />} onClick={copy}>
      <span aria-live="polite">{label}</span>
    </Button>
  );
};
