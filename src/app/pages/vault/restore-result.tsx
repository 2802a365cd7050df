import { useState } from "react";
import type { FormEvent } from "react";
import { vault as words } from "../../../i18n/english-only/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import type { RecordLabel } from "../../storage/backup/restore-plan.ts";
import type { RestoreState, useRestore } from "./use-restore.ts";

type Restore = ReturnType<typeof useRestore>;
type DoneState = Extract<RestoreState, { readonly type: "done" }>;

const KINDS = Object.keys(words.kinds) as readonly (keyof typeof words.kinds)[];

const countsOf = (added: readonly RecordLabel[]): readonly string[] =>
  KINDS.flatMap((kind) => {
    const count = added.filter(({ store }) => store === kind).length;
    return count === 0 ? [] : [words.kinds[kind](count)];
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
    added: words.settingsBack,
    different: words.settingsDiffer,
    used: words.settingsUsed,
    refused: words.settingsRefused,
  };
  const isUndoable = writes.length > 0 || settings === "added" || settings === "used";
  return (
    <Notice tone={needsALook(state) ? "caution" : "good"}>
      <p className="font-semibold">{words.restored(added.length, same.length)}</p>
      {added.length > 0 && (
        <p>
          {words.restoredKinds}: {countsOf(added).join(", ")}.
        </p>
      )}
      <NamedList title={words.inTrash(trashed.length)} lines={trashed.map(({ name }) => name || words.unnamed)} />
      {takenOut && <p>{takenOut.text}</p>}
      <NamedList title={words.keptBoth(both.length)} lines={both.map(({ name }) => name)} />
      <NamedList
        title={words.refused(refused.length)}
        lines={refused.map(({ name, reason }) => `${name || words.unnamed}: ${words.refusal[reason]}`)}
      />
      {settings !== null && <p>{settingsText[settings]}</p>}
      {isUndoable && <p className="text-sm text-soft">{words.undoNote}</p>}
      <div className="flex flex-wrap gap-2">
        {trashed.length > 0 && (
          <Button small onClick={() => void restore.takeOut(done)}>
            {words.takeOut(trashed.length)}
          </Button>
        )}
        {(settings === "different" || settings === "refused") && (
          <Button small onClick={() => restore.applySettings(done)}>
            {settings === "different" ? words.settingsUse : words.tryAgain}
          </Button>
        )}
        {isUndoable && (
          <Button small onClick={() => void restore.undo(done)}>
            {words.undoRestore}
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
      <p>{words.locked}</p>
      <TextField
        autoFocus
        type="password"
        autoComplete="off"
        label={words.passphrase}
        error={wrong ? words.wrongPassphrase : undefined}
        value={passphrase}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button small variant="main" type="submit">
          {words.unlock}
        </Button>
        <Button small onClick={restore.close}>
          {words.cancel}
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
        {state.type === "working" && <p className="text-sm text-soft">{words.restoring}</p>}
        {state.type === "status" && (
          <Notice tone={state.status.tone}>
            <p>{state.status.text}</p>
            {state.retry && (
              <Button small onClick={() => void state.retry?.()}>
                {words.tryAgain}
              </Button>
            )}
          </Notice>
        )}
        {state.type === "done" && <Result state={state} restore={restore} />}
      </div>
    </>
  );
};
