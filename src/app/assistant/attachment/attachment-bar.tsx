import { FileText, X } from "lucide-react";
import type { ReactNode } from "react";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { attachedFile, useAttachedFile } from "./attached-file.ts";

type Props = { readonly labels: ChatPageMessages };

const ACCEPT = ".pdf,.docx,.txt,.md,application/pdf,text/plain";

/** Chooses a contract; only its symbol is visible. */
export const AttachButton = ({ labels, onFile }: Props & { readonly onFile: (file: File) => void }) => (
  <div className="shrink-0 [&>button]:px-3" title={labels.attach}>
    <FilePicker
      label=""
      variant="bare"
      aria-label={labels.attach}
      aria-description={labels.attachHint}
      accept={ACCEPT}
      onFile={onFile}
    />
  </div>
);

/** The attached file, which can be removed. */
export const AttachedFileLine = ({ labels }: Props): ReactNode => {
  const file = useAttachedFile((state) => state.file);
  if (!file) return null;
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <FileText aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{labels.attached(file.attachment.name)}</span>
      <Button
        small
        variant="bare"
        aria-label={labels.detach}
        title={labels.detach}
        onClick={() => attachedFile.setState({ file: null })}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </p>
  );
};
