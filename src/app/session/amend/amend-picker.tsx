import { useState } from "react";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { FilePicker } from "../../../ui/primitives/file-picker.tsx";
import { DropZone } from "../../../ui/primitives/drop-zone.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import type { SignedOriginal } from "./read-signed-file.ts";

type Props = {
  readonly messages: SessionMessages;
  readonly original: SignedOriginal | null;
  readonly onChange: (original: SignedOriginal | null) => void;
};

/** Chooses the signed document that a new session amends, by its sealed file. */
export const AmendPicker = ({ messages: { amend }, original, onChange }: Props) => {
  const [status, setStatus] = useState<"idle" | "checking" | "refused" | "failed">("idle");
  const choose = async (file: File): Promise<void> => {
    setStatus("checking");
    // A checker that did not load says nothing about the file.
    const reader = await import("./read-signed-file.ts").catch(() => null);
    if (!reader) return setStatus("failed");
    const read = async (): Promise<SignedOriginal | null> =>
      reader.readSignedFile(globalThis.crypto, new Uint8Array(await file.arrayBuffer()));
    const found = await read().catch(() => null);
    setStatus(found ? "idle" : "refused");
    if (found) onChange(found);
  };
  if (original) {
    return (
      <div>
        <Notice title={amend.amends(original.amends.title)}>
          <p className="mb-3">{amend.named}</p>
          <Button small onClick={() => onChange(null)}>
            {amend.remove}
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <div>
      <Disclosure summary={amend.title}>
        <div className="grid gap-4 py-3">
          <p>{amend.text}</p>
          <DropZone onFile={(file) => void choose(file)}>
            <FilePicker
              label={amend.choose}
              aria-label={amend.choose}
              accept="application/pdf,.pdf"
              onFile={(file) => void choose(file)}
            />
          </DropZone>
          <div aria-live="polite">
            {status === "checking" && <Spinner label={amend.checking} />}
            {status === "failed" && <Notice tone="danger">{amend.notChecked}</Notice>}
            {status === "refused" && <Notice tone="danger">{amend.refused}</Notice>}
          </div>
        </div>
      </Disclosure>
    </div>
  );
};
