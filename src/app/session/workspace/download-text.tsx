import { FileDown } from "lucide-react";
import { useState } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import type { DocumentSettings } from "../../../model/settings.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { downloadSessionFile } from "../file/download-session-file.ts";
import type { SessionFile } from "../file/use-session-file.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly state: SessionState;
  /** The uploaded file; type "none" in a session about a document. */
  readonly file: SessionFile;
  readonly settings: DocumentSettings;
};

/** The current text as a PDF, or the uploaded file. */
export const DownloadText = ({ messages, state, file, settings }: Props) => {
  const [hasFailed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    setFailed(false);
    if (state.file) {
      if (file.type === "ready") downloadSessionFile(state, file.bytes);
      setFailed(file.type !== "ready");
      return;
    }
    try {
      const { downloadText } = await import("../file/download-text-file.ts");
      await downloadText(state.document, settings);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <Button icon={<FileDown aria-hidden className="size-5" />} onClick={() => void download()}>
        {state.file ? messages.upload.download : messages.download}
      </Button>
      <p role="status" className="text-sm text-danger">
        {hasFailed && messages.downloadFailed}
      </p>
    </div>
  );
};
