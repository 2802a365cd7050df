import { useState } from "react";
import type { FormEvent } from "react";
import { vault as messages } from "../../../i18n/english-only/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import type { RecordLabel } from "../../storage/backup/restore-plan.ts";
import type { RestoreState, useRestore } from "./use-restore.ts";

type Restore = ReturnType<typeof useRestore>;
type DoneState = Extract<RestoreState, { readonly type: "done" }>;

const KINDS = Object.keys(messages.kinds) as readonly (keyof typeof messages.kinds)[];

const countsOf = (added: readonly RecordLabel[]): readonly string[] =>
  KINDS.flatMap((kind) => {
    const count = added.filter(({ store }) => store === kind).length;
    return count === 0 ? [] : [messages.kinds[kind](count)];
  });

const NamedList = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <>
      <p>{title}</p>
      <ul className="list-disc space-y-1 ps-5 break-words">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`}>{line}</li>
        ))}
      </ul>
    </>
  );

const needsALook = ({ done: { refused, both, trashed }, settings, takenOut }: DoneState): boolean =>
  refused.length + both.length + trashed.length > 0 || settings === "refused" || takenOut?.tone === "danger";

/** Lists exactly what a restore did, with an Undo button. */
const Result = ({ state, restore }: { readonly state: DoneState; readonly restore: Restore }) => {
  const { done, settings, takenOut } = state;
  const { added, same, trashed, both, refused, writes } = done;
  const settingsText = {
    added: messages.settingsBack,
    different: messages.settingsDiffer,
    used: messages.settingsUsed,
    refused: messages.settingsRefused,
  };
  const isUndoable = writes.length > 0 || settings === "added" || settings === "used";
  return (
    <Notice tone={needsALook(state) ? "caution" : "good"}>
      <p className="font-semibold">{messages.restored(added.length, same.length)}</p>
      {added.length > 0 && (
        <p>
          {messages.restoredKinds}: {countsOf(added).join(", ")}.
        </p>
      )}
      <NamedList title={messages.inTrash(trashed.length)} lines={trashed.map(({ name }) => name || messages.unnamed)} />
      {takenOut && <p>{takenOut.text}</p>}
      <NamedList title={messages.keptBoth(both.length)} lines={both.map(({ name }) => name)} />
      <NamedList
        title={messages.refused(refused.length)}
        lines={refused.map(({ name, reason }) => `${name || messages.unnamed}: ${messages.refusal[reason]}`)}
      />
      {settings !== null && <p>{settingsText[settings]}</p>}
      {isUndoable && <p className="text-sm text-soft">{messages.undoNote}</p>}
      <div className="flex flex-wrap gap-2">
        {trashed.length > 0 && (
          <Button small onClick={() => void restore.takeOut(done)}>
            {messages.takeOut(trashed.length)}
          </Button>
        )}
        {(settings === "different" || settings === "refused") && (
          <Button small onClick={() => restore.applySettings(done)}>
            {settings === "different" ? messages.settingsUse : messages.tryAgain}
          </Button>
        )}
        {isUndoable && (
          <Button small onClick={() => void restore.undo(done)}>
            {messages.undoRestore}
          </Button>
        )}
      </div>
    </Notice>
  );
};

const Unlock = ({
  file,
  wrong,
  restore,
}: {
  readonly file: Uint8Array;
  readonly wrong: boolean;
  readonly restore: Restore;
}) => {
  const [passphrase, setPassphrase] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void restore.restore(file, passphrase);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4 rounded-md border border-rule bg-paper p-4">
      <p>{messages.locked}</p>
      <TextField
        autoFocus
        type="password"
        autoComplete="off"
        label={messages.passphrase}
        error={wrong ? messages.wrongPassphrase : undefined}
        value={passphrase}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button small variant="main" type="submit">
          {messages.unlock}
        </Button>
        <Button small onClick={restore.close}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
};

/** Progress and outcome of restoring the chosen backup. */
export const RestoreResult = ({ restore }: { readonly restore: Restore }) => {
  const { state } = restore;
  return (
    <>
      {state.type === "locked" && <Unlock file={state.file} wrong={state.wrong} restore={restore} />}
      <div role="status">
        {state.type === "working" && <p className="text-sm text-soft">{messages.restoring}</p>}
        {state.type === "status" && (
          <Notice tone={state.status.tone}>
            <p>{state.status.text}</p>
            {state.retry && (
              <Button small onClick={() => void state.retry?.()}>
                {messages.tryAgain}
              </Button>
            )}
          </Notice>
        )}
        {state.type === "done" && <Result state={state} restore={restore} />}
      </div>
    </>
  );
};
