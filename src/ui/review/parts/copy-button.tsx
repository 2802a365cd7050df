import { Copy } from "lucide-react";
import { useState } from "react";
import type { ReviewMessages } from "../../../i18n/en/review.ts";
import { Button } from "../../primitives/button.tsx";

/** Copies a text and confirms it in its label. */
export const CopyButton = ({ messages, text }: { readonly messages: ReviewMessages; readonly text: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button small variant="bare" className="-mx-3" icon={<Copy aria-hidden className="size-4" />} onClick={copy}>
      <span aria-live="polite">{isCopied ? messages.copied : messages.copy}</span>
    </Button>
  );
};
