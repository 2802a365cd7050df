import { Languages } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Dialog } from "../primitives/dialog.tsx";
import { NativeSelect } from "../primitives/native-select.tsx";
import type { Selector } from "./selector.ts";

const InlineSelectors = lazy(async () => ({ default: (await import("./inline-selectors.tsx")).InlineSelectors }));

type Props = {
  readonly selectors: readonly Selector[];
  /** Narrow screens have only the sheet, and do not fetch the lists of the header. */
  readonly narrow: boolean;
  readonly messages: { readonly block: string; readonly open: string; readonly close: string };
  /** Shown below the selectors in the sheet. */
  readonly more: { readonly label: string; readonly href: string };
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
export const SettingsBlock = ({ selectors, messages, more, narrow }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div
        role="group"
        aria-label={messages.block}
        className="hidden shrink-0 grid-cols-[1fr_1fr_1.5fr_0.85fr] gap-2 md:grid md:w-[29rem] lg:w-[34rem] xl:w-[40rem]"
      >
        {!narrow && (
          <Suspense>
            <InlineSelectors selectors={selectors} />
          </Suspense>
        )}
      </div>
      <button
        type="button"
        aria-label={messages.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-grid size-11 shrink-0 place-content-center rounded-md border border-edge text-ink hover:border-accent md:hidden"
      >
        <Languages aria-hidden className="size-5" />
      </button>
      <Dialog
        open={open}
        from="bottom"
        title={messages.block}
        closeLabel={messages.close}
        onClose={() => setOpen(false)}
      >
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
