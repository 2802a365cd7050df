import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { classes } from "../../primitives/classes.ts";
import type { Combobox } from "./use-combobox.ts";

type Props = { readonly id: string; readonly box: Combobox; readonly labelledBy: string; readonly none: string };

/** The options below a combobox; the focus stays in the box, the active option is pointed at. */
export function ComboboxList({ id, box, labelledBy, none }: Props): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const option = box.active === null ? null : list.current?.children[box.active];
    option?.scrollIntoView({ block: "nearest" });
  }, [box.active]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      hidden={!box.isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border border-edge bg-paper p-1 shadow-lift"
    >
      {box.isOpen &&
        box.matches.map((option, index) => (
          <li
            key={`${option.value} ${option.via}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === box.chosen}
            // Pressing must not take the focus out of the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => box.choose(option)}
            className={classes(
              "flex min-h-11 cursor-default items-center gap-3 rounded-sm px-3 py-2",
              index === box.active ? "bg-accent text-on-accent forced:outline-2" : "hover:bg-accent-tint",
              option.value === box.chosen && "font-semibold",
            )}
          >
            <span className="grow">
              {option.label}
              {option.via && <span className="ps-2 text-sm opacity-75">{option.via}</span>}
            </span>
            {option.code && <span className="text-sm opacity-75">{option.code}</span>}
          </li>
        ))}
      {box.isOpen && box.matches.length === 0 && (
        <li role="presentation" className="px-3 py-2 text-soft">
          {none}
        </li>
      )}
    </ul>
  );
}
