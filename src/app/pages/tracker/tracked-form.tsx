import { useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { tracker as words } from "../../../i18n/english-only/tracker.ts";
import type { TrackedItem, VaultDocument } from "../../../model/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { NativeSelect } from "../../../ui/primitives/native-select.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { nowIso } from "../../shared/clock.ts";
import { useRefreshDevice } from "../../queries/device.ts";
import { saveRecord } from "../../storage/records.ts";
import { toasts } from "../../stores/shell-stores.ts";
import { failureMessage } from "../vault/status-message.ts";
import type { SuggestedDates } from "./suggested-dates.ts";
import { readTrackedForm, trackedInput } from "./read-tracked-form.ts";
import type { TrackedInput, TrackedProblem } from "./read-tracked-form.ts";
import { mergeTrackedItem } from "./merge-tracked-item.ts";

type Props = {
  readonly item: TrackedItem | null;
  /** The vault document a new item is for. */
  readonly document: VaultDocument | null;
  readonly documents: readonly VaultDocument[];
  /** Dates that another page suggests. */
  readonly asked?: SuggestedDates | undefined;
  readonly onDone: () => void;
};

const NOT_IN_VAULT = "none";

const startOf = ({ item, document, asked }: Pick<Props, "item" | "document" | "asked">): TrackedInput => ({
  ...trackedInput(item),
  ...(document ? { name: document.name, document: document.id } : {}),
  ...asked,
  ...(asked?.renewMonths === undefined ? {} : { renews: true }),
  ...(asked?.noticeMonths === undefined && asked?.noticeDays === undefined ? {} : { hasNotice: true }),
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

/** The dates of one tracked item. */
export const TrackedForm = ({ item, document, documents, asked, onDone }: Props) => {
  const id = useId();
  const [input, setInput] = useState(() => startOf({ item, document, asked }));
  const [faults, setFaults] = useState<readonly TrackedProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const refresh = useRefreshDevice();
  const set = (changes: Partial<TrackedInput>) => setInput({ ...input, ...changes });
  const field = (
    name: "name" | "effective" | "end" | "renewMonths" | "noticeMonths" | "noticeDays" | "remind" | "note",
  ) => ({
    value: input[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  });

  const fault = (problem: TrackedProblem) => (faults.includes(problem) ? words.problems[problem] : undefined);

  const save = async () => {
    const reading = readTrackedForm(input);
    if (!reading.ok) {
      setFaults(reading.problems);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    const tracked = { ...reading.item, id: item?.id ?? crypto.randomUUID(), seen: item?.seen ?? [], changed: nowIso() };
    const why = await saveRecord("tracked", tracked, (before) => mergeTrackedItem(before, item ?? before, tracked));
    if (why !== null) {
      setFailure(failureMessage(why).text);
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
      <h2>{item ? item.name : words.add}</h2>
      {(faults.length > 0 || failure) && (
        <Notice tone="danger" role="alert" ref={summary} tabIndex={-1}>
          {failure && <p>{failure}</p>}
          {faults.map((fault) => (
            <p key={fault}>{words.problems[fault]}</p>
          ))}
        </Notice>
      )}
      <TextField label={words.name} hint={words.nameHint} error={fault("name")} autoComplete="off" {...field("name")} />
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
      <div className="grid items-end gap-6 @lg:grid-cols-2">
        <TextField type="date" label={words.effective} {...field("effective")} />
        <TextField type="date" label={words.end} hint={words.endHint} error={fault("order")} {...field("end")} />
      </div>
      <Tick label={words.renews} checked={input.renews} onChange={(renews) => set({ renews })}>
        <TextField
          inputMode="numeric"
          label={words.renewMonths}
          error={fault("renewMonths")}
          className="max-w-56"
          {...field("renewMonths")}
        />
      </Tick>
      <Tick label={words.notice} checked={input.hasNotice} onChange={(hasNotice) => set({ hasNotice })}>
        <div className="grid max-w-72 grid-cols-2 gap-4">
          <TextField
            inputMode="numeric"
            label={words.noticeMonths}
            error={fault("notice")}
            {...field("noticeMonths")}
          />
          <TextField inputMode="numeric" label={words.noticeDays} {...field("noticeDays")} />
        </div>
      </Tick>
      <TextField
        label={words.remind}
        hint={words.remindHint}
        error={fault("remind")}
        inputMode="numeric"
        {...field("remind")}
      />
      <TextField label={words.note} {...field("note")} />
      <div className="flex flex-wrap gap-3">
        <Button variant="main" type="submit">
          {words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  );
};
