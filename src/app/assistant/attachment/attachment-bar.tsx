import { FileText } from "lucide-react";
import type { ChatWords } from "../../../i18n/en/chat.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { attachedFile, useAttachedFile } from "./attached-file.ts";

type Props = { readonly words: ChatWords; readonly onFile: (file: File) => void };

const ACCEPT = ".pdf,.docx,.txt,.md,application/pdf,text/plain";

/** The attached file, and the button that chooses one. */
export const AttachmentBar = ({ words, onFile }: Props) => {
  const file = useAttachedFile((state) => state.file);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <FilePicker label={words.attach} aria-label={words.attach} accept={ACCEPT} onFile={onFile} />
      {file ? (
        <>
          <p className="flex min-w-0 items-center gap-2 break-all">
            <FileText aria-hidden className="size-4 shrink-0" />
            {words.attached(file.attachment.name)}
          </p>
          <Button small onClick={() => attachedFile.setState({ file: null })}>
            {words.detach}
          </Button>
        </>
      ) : (
        <p className="text-soft">{words.attachHint}</p>
      )}
    </div>
  );
};
