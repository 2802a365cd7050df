import { FileDown } from "lucide-react";
import { useState } from "react";
import type { SessionWords } from "../../../i18n/en/session/session.ts";
import type { LegalDocument } from "../../../model/document.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { Button } from "../../../ui/primitives/button.tsx";

type Props = { readonly words: SessionWords; readonly document: LegalDocument; readonly settings: DocumentSettings };

/** The current text as a PDF. */
export const DownloadText = ({ words, document, settings }: Props) => {
  const [hasFailed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    setFailed(false);
    try {
      const { downloadText } = await import("./download-text-file.ts");
      await downloadText(document, settings);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <Button icon={<FileDown aria-hidden className="size-5" />} onClick={() => void download()}>
        {words.download}
      </Button>
      <p role="status" className="text-sm text-danger">
        {hasFailed && words.downloadFailed}
      </p>
    </div>
  );
};
