import { useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { tracker as messages } from "../../../i18n/english-only/tracker.ts";
import type { TrackedItem, VaultDocument } from "../../../model/storage/vault.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { LabeledSelect } from "../../../ui/primitives/native-select.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { TextField } from "../../../ui/primitives/text-field.tsx";
import { nowIso } from "../../shared/clock.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
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
  readonly suggested?: SuggestedDates | undefined;
  readonly onDone: () => void;
};

const NOT_IN_VAULT = "none";

const startOf = ({ item, document, suggested }: Pick<Props, "item" | "document" | "suggested">): TrackedInput => ({
  ...trackedInput(item),
  ...(document ? { name: document.name, document: document.id } : {}),
  ...suggested,
  ...(suggested?.renewMonths === undefined ? {} : { renews: true }),
  ...(suggested?.noticeMonths === undefined && suggested?.noticeDays === undefined ? {} : { hasNotice: true }),
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

type TextFieldName = "name" | "effective" | "end" | "renewMonths" | "noticeMonths" | "noticeDays" | "remind" | "note";

const fieldsOf = (input: TrackedInput, set: (changes: Partial<TrackedInput>) => void) => (name: TextFieldName) => ({
  value: input[name],
  onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
});

/** What was typed, its problems, and saving it. */
const useTrackedInput = ({ item, document, suggested, onDone }: Omit<Props, "documents">) => {
  const [input, setInput] = useState(() => startOf({ item, document, suggested }));
  const [problems, setProblems] = useState<readonly TrackedProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefreshDevice();
  /** Saves the item; false if what was typed has problems. */
  const save = async (): Promise<boolean> => {
    const result = readTrackedForm(input);
    if (!result.ok) {
      setProblems(result.problems);
      return false;
    }
    const tracked = { ...result.item, id: item?.id ?? crypto.randomUUID(), seen: item?.seen ?? [], changed: nowIso() };
    const why = await saveRecord("tracked", tracked, (before) => mergeTrackedItem(before, item ?? before, tracked));
    if (why !== null) {
      setFailure(failureMessage(why).text);
      return true;
    }
    toasts.getState().add({ title: messages.saved });
    await refresh();
    onDone();
    return true;
  };
  const set = (changes: Partial<TrackedInput>): void => setInput({ ...input, ...changes });
  return { input, set, problems, failure, save };
};

type SelectProps = {
  readonly documents: Props["documents"];
  readonly value: string;
  readonly onChange: (document: string) => void;
};

const DocumentSelect = ({ documents, value, onChange }: SelectProps) => {
  const options = [
    { value: NOT_IN_VAULT, label: messages.noDocument },
    ...documents.map((document) => ({ value: document.id, label: document.name })),
  ];
  return (
    <LabeledSelect
      label={messages.document}
      value={value || NOT_IN_VAULT}
      options={options}
      onValueChange={(next) => onChange(next === NOT_IN_VAULT ? "" : next)}
    />
  );
};

type SummaryProps = {
  readonly failure: string | null;
  readonly problems: readonly TrackedProblem[];
  readonly summary: RefObject<HTMLDivElement | null>;
};

/** Why the item was not saved. */
const ProblemSummary = ({ failure, problems, summary }: SummaryProps) =>
  problems.length === 0 && !failure ? null : (
    <Notice tone="danger" role="alert" ref={summary} tabIndex={-1}>
      {failure && <p>{failure}</p>}
      {problems.map((problem) => (
        <p key={problem}>{messages.problems[problem]}</p>
      ))}
    </Notice>
  );

type TermProps = {
  readonly input: TrackedInput;
  readonly set: (changes: Partial<TrackedInput>) => void;
  readonly field: ReturnType<typeof fieldsOf>;
  readonly error: (problem: TrackedProblem) => string | undefined;
};

/** Whether and how the term renews, and the notice that ends it. */
const TermFields = ({ input, set, field, error }: TermProps) => (
  <>
    <Tick label={messages.renews} checked={input.renews} onChange={(renews) => set({ renews })}>
      <TextField
        inputMode="numeric"
        label={messages.renewMonths}
        error={error("renewMonths")}
        className="max-w-56"
        {...field("renewMonths")}
      />
    </Tick>
    <Tick label={messages.notice} checked={input.hasNotice} onChange={(hasNotice) => set({ hasNotice })}>
      <div className="grid max-w-72 grid-cols-2 gap-4">
        <TextField
          inputMode="numeric"
          label={messages.noticeMonths}
          error={error("notice")}
          {...field("noticeMonths")}
        />
        <TextField inputMode="numeric" label={messages.noticeDays} {...field("noticeDays")} />
      </div>
    </Tick>
  </>
);

/** The dates of one tracked item. */
export const TrackedForm = ({ documents, ...props }: Props) => {
  const { input, set, problems, failure, save } = useTrackedInput(props);
  const summary = useRef<HTMLDivElement>(null);
  const field = fieldsOf(input, set);
  const error = (problem: TrackedProblem) => (problems.includes(problem) ? messages.problems[problem] : undefined);
  return (
    <form
      noValidate
      className="max-w-form space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save().then((isRead) => isRead || requestAnimationFrame(() => summary.current?.focus()));
      }}
    >
      <h2>{props.item ? props.item.name : messages.add}</h2>
      <ProblemSummary failure={failure} problems={problems} summary={summary} />
      <TextField
        label={messages.name}
        hint={messages.nameHint}
        error={error("name")}
        autoComplete="off"
        {...field("name")}
      />
      {documents.length > 0 && (
        <DocumentSelect documents={documents} value={input.document} onChange={(document) => set({ document })} />
      )}
      <div className="grid items-end gap-6 @lg:grid-cols-2">
        <TextField type="date" label={messages.effective} {...field("effective")} />
        <TextField type="date" label={messages.end} hint={messages.endHint} error={error("order")} {...field("end")} />
      </div>
      <TermFields input={input} set={set} field={field} error={error} />
      <TextField
        label={messages.remind}
        hint={messages.remindHint}
        error={error("remind")}
        inputMode="numeric"
        {...field("remind")}
      />
      <TextField label={messages.note} {...field("note")} />
      <div className="flex flex-wrap gap-3">
        <Button variant="main" type="submit">
          {messages.save}
        </Button>
        <Button onClick={props.onDone}>{messages.cancel}</Button>
      </div>
    </form>
  );
};
