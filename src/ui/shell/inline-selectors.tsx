import { useId, useState } from "react";
import { Select } from "../primitives/select.tsx";
import { Tooltip, TooltipProvider } from "../primitives/tooltip.tsx";
import type { Selector } from "./selector.ts";

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

/** The selectors side by side, in the header of wide screens. */
export const InlineSelectors = ({ selectors }: { readonly selectors: readonly Selector[] }) => (
  <TooltipProvider>
    {selectors.map((selector) => (
      <InlineSelector key={selector.id} selector={selector} />
    ))}
  </TooltipProvider>
);
