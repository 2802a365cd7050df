import { useState } from "react";
import type { FormEvent } from "react";
import { vault as words } from "../../../i18n/en/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import type { Named } from "../../storage/restore-plan.ts";
import type { RestoreState, useRestore } from "./use-restore.ts";

type Restore = ReturnType<typeof useRestore>;
type DoneState = Extract<RestoreState, { readonly type: "done" }>;

const KINDS = Object.keys(words.kinds) as readonly (keyof typeof words.kinds)[];

const countsOf = (added: readonly Named[]): readonly string[] =>
  KINDS.flatMap((kind) => {
    const count = added.filter(({ store }) => store === kind).length;
    return count === 0 ? [] : [words.kinds[kind](count)];
  });

const NamedList = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <>
      <p>{title}</p>
      <ul className="list-disc space-y-1 ps-5 break-words">
        {lines.map((line, place) => (
          <li key={`${place} ${line}`}>{line}</li>
        ))}
      </ul>
    </>
  );

/** Exactly what a restore did, with the way to take it back. */
const Result = ({ state: { done, settings }, restore }: { readonly state: DoneState; readonly restore: Restore }) => {
  const { added, same, both, refused, writes } = done;
  const settingsText = {
    added: words.settingsBack,
    different: words.settingsDiffer,
    used: words.settingsUsed,
  };
  const isUndoable = writes.length > 0 || settings === "added" || settings === "used";
  return (
    <Notice tone={refused.length > 0 || both.length > 0 ? "caution" : "good"}>
      <p className="font-semibold">{words.restored(added.length, same.length)}</p>
      {added.length > 0 && (
        <p>
          {words.restoredKinds}: {countsOf(added).join(", ")}.
        </p>
      )}
      <NamedList title={words.keptBoth(both.length)} lines={both.map(({ name }) => name)} />
      <NamedList
        title={words.refused(refused.length)}
        lines={refused.map(({ name, reason }) => `${name || words.unnamed}: ${words.refusal[reason]}`)}
      />
      {settings !== null && <p>{settingsText[settings]}</p>}
      {isUndoable && <p className="text-sm text-soft">{words.undoNote}</p>}
      <div className="flex flex-wrap gap-2">
        {settings === "different" && (
          <Button small onClick={() => restore.applySettings(done)}>
            {words.settingsUse}
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
        <Button small look="main" type="submit">
          {words.unlock}
        </Button>
        <Button small onClick={restore.close}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
};

/** What is being done with the chosen backup, and what came of it. */
export const RestoreResult = ({ restore }: { readonly restore: Restore }) => {
  const { state } = restore;
  return (
    <>
      {state.type === "locked" && <Unlock file={state.file} wrong={state.wrong} restore={restore} />}
      <div role="status">
        {state.type === "working" && <p className="text-sm text-soft">{words.restoring}</p>}
        {state.type === "news" && <Notice tone={state.news.tone}>{state.news.text}</Notice>}
        {state.type === "done" && <Result state={state} restore={restore} />}
      </div>
    </>
  );
};
