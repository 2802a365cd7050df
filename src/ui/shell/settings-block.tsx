import { Languages } from "lucide-react";
import { useId, useState } from "react";
import { Dialog } from "../primitives/dialog.tsx";
import { NativeSelect } from "../primitives/native-select.tsx";
import { Select } from "../primitives/select.tsx";
import type { SelectOption } from "../primitives/select.tsx";
import { Tooltip, TooltipProvider } from "../primitives/tooltip.tsx";

/** One selector. A fixed one shows its value and why it cannot be changed here. */
export type Selector = {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly fixed?: string | undefined;
};

type Props = {
  readonly selectors: readonly Selector[];
  readonly words: { readonly block: string; readonly open: string; readonly close: string };
  /** Stands below the selectors in the sheet. */
  readonly more: { readonly label: string; readonly href: string };
};

const InlineSelector = ({ selector }: { readonly selector: Selector }) => {
  const id = useId();
  const [listOpen, setListOpen] = useState(false);
  const { label, hint, value, options, onChange, fixed } = selector;
  const select = (
    <Select
      small
      aria-labelledby={`${id}-label ${id}`}
      id={id}
      value={value}
      options={options}
      onValueChange={onChange}
      onOpenChange={setListOpen}
      // A fixed selector stays reachable, so that its reason can be read.
      aria-disabled={fixed !== undefined || undefined}
      className={fixed === undefined ? undefined : "border-dashed bg-well"}
    />
  );
  const text = fixed ?? hint;
  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className="mb-0.5 block truncate text-xs leading-4 text-soft">
        {label}
      </span>
      {text ? (
        <Tooltip text={text} closed={listOpen}>
          {select}
        </Tooltip>
      ) : (
        select
      )}
    </div>
  );
};

const SheetSelector = ({ selector }: { readonly selector: Selector }) => {
  const id = useId();
  const { label, hint, value, options, onChange, fixed } = selector;
  const note = fixed ?? hint;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {note && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-soft">
          {note}
        </p>
      )}
      <NativeSelect
        id={id}
        aria-describedby={note ? `${id}-hint` : undefined}
        value={value}
        options={options}
        disabled={fixed !== undefined}
        onValueChange={onChange}
      />
    </div>
  );
};

/** Site language, document language, jurisdiction and currency: in the header, or as a sheet below 768 px. */
export const SettingsBlock = ({ selectors, words, more }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div
        role="group"
        aria-label={words.block}
        className="hidden shrink-0 grid-cols-[1fr_1fr_1.5fr_0.85fr] gap-2 md:grid md:w-[29rem] lg:w-[34rem] xl:w-[40rem]"
      >
        <TooltipProvider>
          {selectors.map((selector) => (
            <InlineSelector key={selector.id} selector={selector} />
          ))}
        </TooltipProvider>
      </div>
      <button
        type="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-grid size-11 shrink-0 place-content-center rounded-md border border-edge text-ink hover:border-accent md:hidden"
      >
        <Languages aria-hidden className="size-5" />
      </button>
      <Dialog open={open} from="bottom" title={words.block} closeLabel={words.close} onClose={() => setOpen(false)}>
        <div className="space-y-6 p-5 pb-8">
          {selectors.map((selector) => (
            <SheetSelector key={selector.id} selector={selector} />
          ))}
          <a
            href={more.href}
            onClick={() => setOpen(false)}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {more.label}
          </a>
        </div>
      </Dialog>
    </>
  );
};
