import { useState } from "react";
import { studio } from "../../../i18n/english-only/studio.ts";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import type { SourceTexts } from "../compiler/compiler-messages.ts";
import { importTexts } from "./import-texts.ts";

type Props = { readonly open: string; readonly onImport: (texts: SourceTexts) => void };

/** Takes catalog files from a ZIP archive, or the open file from a YAML file. */
export const ImportButton = ({ open, onImport }: Props) => {
  const [status, setStatus] = useState<{ readonly tone: "text-danger" | "text-soft"; readonly text: string } | null>(
    null,
  );
  const read = async (file: File): Promise<void> => {
    const result = importTexts(file.name, new Uint8Array(await file.arrayBuffer()), open);
    if (!result.ok) return setStatus({ tone: "text-danger", text: studio.importProblems[result.problem] });
    setStatus({ tone: "text-soft", text: studio.imported(Object.keys(result.texts).length) });
    onImport(result.texts);
  };
  return (
    <div>
      <FilePicker
        label={studio.importFile}
        aria-label={studio.importFile}
        accept=".zip,.yaml,.yml"
        onFile={(file) => void read(file)}
      />
      <p role="status" className={`mt-1 text-sm ${status?.tone ?? ""}`}>
        {status?.text}
      </p>
    </div>
  );
};
