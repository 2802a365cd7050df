import { Copy } from "lucide-react";
import { useState } from "react";
import type { ReviewWords } from "../../../i18n/en/review.ts";
import { Button } from "../../primitives/button.tsx";

/** Copies a text and confirms it in its label. */
export const CopyButton = ({ words, text }: { readonly words: ReviewWords; readonly text: string }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button small variant="bare" className="-mx-3" icon={<Copy aria-hidden className="size-4" />} onClick={copy}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </Button>
  );
};
