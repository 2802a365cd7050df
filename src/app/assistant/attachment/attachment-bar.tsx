import { FileText } from "lucide-react";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { attachedFile, useAttachedFile } from "./attached-file.ts";

type Props = { readonly labels: ChatPageMessages; readonly onFile: (file: File) => void };

const ACCEPT = ".pdf,.docx,.txt,.md,application/pdf,text/plain";

/** The attached file, and the button that chooses one. */
export const AttachmentBar = ({ labels, onFile }: Props) => {
  const file = useAttachedFile((state) => state.file);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <FilePicker label={labels.attach} aria-label={labels.attach} accept={ACCEPT} onFile={onFile} />
      {file ? (
        <>
          <p className="flex min-w-0 items-center gap-2 break-all">
            <FileText aria-hidden className="size-4 shrink-0" />
            {labels.attached(file.attachment.name)}
          </p>
          <Button small onClick={() => attachedFile.setState({ file: null })}>
            {labels.detach}
          </Button>
        </>
      ) : (
        <p className="text-soft">{labels.attachHint}</p>
      )}
    </div>
  );
};
