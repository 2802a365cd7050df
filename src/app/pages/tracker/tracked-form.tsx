import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { tracker as words } from "../../../i18n/en/tracker.ts";
import { vault as vaultWords } from "../../../i18n/en/vault.ts";
import type { TrackedItem, VaultDocument } from "../../../model/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { NativeSelect } from "../../../ui/primitives/native-select.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { nowIso } from "../../clock.ts";
import { useRefreshDevice } from "../../queries/device.ts";
import { keepRecord } from "../../storage/records.ts";
import { toasts } from "../../stores/first-stores.ts";
import { readTracked, trackedInput } from "./read-tracked.ts";
import type { TrackedInput } from "./read-tracked.ts";

type Props = {
  readonly item: TrackedItem | null;
  /** The vault document a new item is for. */
  readonly document: VaultDocument | null;
  readonly documents: readonly VaultDocument[];
  readonly onDone: () => void;
};

const NOT_IN_VAULT = "none";

const startOf = (item: TrackedItem | null, document: VaultDocument | null): TrackedInput => ({
  ...trackedInput(item),
  ...(document ? { name: document.name, document: document.id } : {}),
});

const Tick = ({
  label,
  checked,
  onChange,
  children,
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) => (
  <div>
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-accent"
      />
      {label}
    </label>
    {checked && <div className="ms-2 border-s-2 border-rule ps-6 pt-2">{children}</div>}
  </div>
);

/** The dates of one thing to watch. */
export const TrackedForm = ({ item, document, documents, onDone }: Props) => {
  const id = useId();
  const [input, setInput] = useState(() => startOf(item, document));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const refresh = useRefreshDevice();
  const set = (changes: Partial<TrackedInput>) => setInput({ ...input, ...changes });
  const field = (
    name: "name" | "effective" | "end" | "renewMonths" | "noticeMonths" | "noticeDays" | "remind" | "note",
  ) => ({
    value: input[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  });

  const save = async () => {
    const reading = readTracked(input);
    if (!reading.ok) {
      setFaults(reading.problems.map((problem) => words.problems[problem]));
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    const kept = { ...reading.item, id: item?.id ?? crypto.randomUUID(), seen: item?.seen ?? [], changed: nowIso() };
    const why = await keepRecord("tracked", kept);
    if (why !== null) {
      setFaults([why === "full" ? vaultWords.full : vaultWords.off]);
      return;
    }
    toasts.getState().add({ title: words.saved });
    await refresh();
    onDone();
  };

  const inVault = [
    { value: NOT_IN_VAULT, label: words.noDocument },
    ...documents.map(({ id: value, name }) => ({ value, label: name })),
  ];
  return (
    <form
      noValidate
      className="max-w-form space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {faults.length > 0 && (
        <Notice tone="danger" role="alert" ref={summary} tabIndex={-1}>
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </Notice>
      )}
      <TextField label={words.name} hint={words.nameHint} autoComplete="off" {...field("name")} />
      {documents.length > 0 && (
        <div>
          <label htmlFor={id} className="mb-1 block font-semibold">
            {words.document}
          </label>
          <NativeSelect
            id={id}
            value={input.document || NOT_IN_VAULT}
            options={inVault}
            onValueChange={(value) => set({ document: value === NOT_IN_VAULT ? "" : value })}
          />
        </div>
      )}
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField type="date" label={words.effective} {...field("effective")} />
        <TextField type="date" label={words.end} hint={words.endHint} {...field("end")} />
      </div>
      <Tick label={words.renews} checked={input.renews} onChange={(renews) => set({ renews })}>
        <TextField inputMode="numeric" label={words.renewMonths} className="max-w-56" {...field("renewMonths")} />
      </Tick>
      <Tick label={words.notice} checked={input.hasNotice} onChange={(hasNotice) => set({ hasNotice })}>
        <div className="grid max-w-72 grid-cols-2 gap-4">
          <TextField inputMode="numeric" label={words.noticeMonths} {...field("noticeMonths")} />
          <TextField inputMode="numeric" label={words.noticeDays} {...field("noticeDays")} />
        </div>
      </Tick>
      <TextField label={words.remind} hint={words.remindHint} inputMode="numeric" {...field("remind")} />
      <TextField label={words.note} {...field("note")} />
      <div className="flex flex-wrap gap-3">
        <Button look="main" type="submit">
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  );
};
