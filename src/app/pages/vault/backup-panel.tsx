import { Download } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { nowIso } from "../../shared/clock.ts";
import { download } from "../../shared/download.ts";
import { writeBackup } from "../../storage/backup/backup.ts";
import { MIN_PASSPHRASE_LENGTH } from "../../storage/backup/backup-encryption.ts";
import { failureOf } from "../../storage/storage-failure.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { settingsOf } from "../../storage/backup/settings-backup.ts";
import { STORAGE_KEYS } from "../../stores/storage-keys.ts";
import { browserStorage } from "../../stores/stored.ts";
import { failureMessage } from "./status-message.ts";
import type { StatusMessage } from "./status-message.ts";

const DAY_LENGTH = 10;

const exportAll = async (passphrase: string | null): Promise<StatusMessage | null> => {
  try {
    const now = nowIso();
    const { content, left } = await writeBackup(now, settingsOf(browserStorage(), STORAGE_KEYS), passphrase);
    const isSealed = passphrase !== null;
    const mime = isSealed ? "application/octet-stream" : "application/json";
    download(messages.backupName(now.slice(0, DAY_LENGTH), isSealed), content, mime);
    toasts.getState().add({ title: messages.exported });
    if (left.length === 0) return null;
    const names = left.map(({ name }) => name || messages.unnamed).join(", ");
    return { tone: "caution", text: messages.exportedWithout(names, left.length) };
  } catch (error) {
    return failureMessage(failureOf(error));
  }
};

type PassphraseEntry = { readonly first: string; readonly again: string };
type PassphraseProblem = { readonly [Field in keyof PassphraseEntry]?: string };

const passphraseProblem = ({ first, again }: PassphraseEntry): PassphraseProblem => {
  if (first.length < MIN_PASSPHRASE_LENGTH) return { first: messages.passphraseShort(MIN_PASSPHRASE_LENGTH) };
  return first === again ? {} : { again: messages.passphraseDiffers };
};

const NOTHING: PassphraseEntry = { first: "", again: "" };

type PassphraseProps = {
  readonly typed: PassphraseEntry;
  readonly wrong: PassphraseProblem;
  readonly onChange: (typed: PassphraseEntry) => void;
};

const PassphraseFields = ({ typed, wrong, onChange }: PassphraseProps) => (
  <>
    <TextField
      type="password"
      name="passphrase"
      autoComplete="new-password"
      label={messages.passphrase}
      hint={messages.passphraseHint(MIN_PASSPHRASE_LENGTH)}
      error={wrong.first}
      value={typed.first}
      onChange={(event) => onChange({ ...typed, first: event.target.value })}
    />
    <TextField
      type="password"
      name="passphrase-again"
      autoComplete="new-password"
      label={messages.passphraseAgain}
      error={wrong.again}
      value={typed.again}
      onChange={(event) => onChange({ ...typed, again: event.target.value })}
    />
    <p className="text-sm font-semibold">{messages.passphraseWarning}</p>
  </>
);

type OptionsProps = {
  readonly onSave: (passphrase: string | null) => void;
  readonly onCancel: () => void;
};

const BackupOptions = ({ onSave, onCancel }: OptionsProps) => {
  const [isProtected, setProtected] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const [wrong, setWrong] = useState<PassphraseProblem>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = isProtected ? passphraseProblem(typed) : {};
    setWrong(found);
    if (found.first === undefined && found.again === undefined) onSave(isProtected ? typed.first : null);
    else document.getElementsByName(found.first === undefined ? "passphrase-again" : "passphrase")[0]?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="w-full space-y-4 rounded-md border border-rule bg-paper p-4">
      <p className="text-sm text-soft">{messages.exportLead}</p>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          autoFocus
          checked={isProtected}
          onChange={(event) => setProtected(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-accent"
        />
        <span className="font-semibold">{messages.protect}</span>
      </label>
      {isProtected ? (
        <PassphraseFields typed={typed} wrong={wrong} onChange={setTyped} />
      ) : (
        <p className="text-sm">{messages.unprotected}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button small variant="main" type="submit">
          {messages.makeFile}
        </Button>
        <Button small onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
};

/** Saves everything on this device as one file, under a passphrase or not. */
export const BackupPanel = ({ onStatus }: { readonly onStatus: (status: Promise<StatusMessage | null>) => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Download aria-hidden className="size-5" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.exportAll}
      </Button>
      {isOpen && (
        <BackupOptions
          onCancel={() => setOpen(false)}
          onSave={(passphrase) => {
            setOpen(false);
            onStatus(exportAll(passphrase));
          }}
        />
      )}
    </>
  );
};
