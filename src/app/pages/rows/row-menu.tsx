import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import { classes } from "../../../ui/primitives/classes.ts";
import { DotsIcon } from "./row-icons.tsx";

/** One entry of a menu: what it does here, or the page it leads to. */
export type RowMenuItem = {
  readonly name: string;
  /** Set off from the items above, for what takes something away. */
  readonly isApart?: boolean;
} & ({ readonly onSelect: () => void } | { readonly href: string });

type Props = { readonly label: string; readonly items: readonly RowMenuItem[] };

/** The item that gets the focus, and whether the menu is above its button. */
type Opened = { readonly focus: "first" | "last"; readonly isAbove: boolean } | null;

const ITEM_HEIGHT = 44;
const MENU_EDGE = 24;

/** Whether a menu fits above a button but not below it. */
const opensAbove = (button: HTMLElement | null, count: number): boolean => {
  const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  const height = count * ITEM_HEIGHT + MENU_EDGE;
  return bottom + height > innerHeight && top > height;
};

const itemsIn = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
];

/** The item that a key leads to, or null if the key means nothing in a menu. */
const itemFor = (key: string, items: readonly HTMLElement[]): HTMLElement | null => {
  const index = items.indexOf(document.activeElement as HTMLElement);
  if (key === "Home") return items[0] ?? null;
  if (key === "End") return items.at(-1) ?? null;
  if (key === "ArrowDown") return items[(index + 1) % items.length] ?? null;
  if (key === "ArrowUp") return items.at(index - 1) ?? null;
  if (key.length !== 1 || key === " ") return null;
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return following.find(({ textContent }) => textContent.toLowerCase().startsWith(key.toLowerCase())) ?? null;
};

const itemClasses = (isApart: boolean | undefined): string =>
  classes(
    "flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm hover:bg-accent-tint",
    isApart ? "text-danger" : "text-ink",
  );

const Items = ({ items, onClose }: Pick<Props, "items"> & { readonly onClose: () => void }) =>
  items.map((item) => (
    <li key={item.name} role="none" className={item.isApart ? "border-t border-rule" : undefined}>
      {"href" in item ? (
        <a role="menuitem" tabIndex={-1} href={item.href} onClick={onClose} className={itemClasses(false)}>
          {item.name}
        </a>
      ) : (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={itemClasses(item.isApart)}
          onClick={() => {
            onClose();
            item.onSelect();
          }}
        >
          {item.name}
        </button>
      )}
    </li>
  ));

const useFocusOnOpen = (menu: RefObject<HTMLElement | null>, opened: Opened): void =>
  useEffect(() => {
    if (opened !== null)
      itemsIn(menu.current)
        .at(opened.focus === "first" ? 0 : -1)
        ?.focus();
  }, [menu, opened]);

/** The button at the end of a row and the menu it opens. */
export const RowMenu = ({ label, items }: Props) => {
  const [opened, setOpened] = useState<Opened>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const id = useId();
  useFocusOnOpen(menu, opened);
  const open = (focus: "first" | "last") => setOpened({ focus, isAbove: opensAbove(button.current, items.length) });
  const close = () => {
    setOpened(null);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (opened === null) {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      open(event.key === "ArrowDown" ? "first" : "last");
    } else if (event.key === "Escape") close();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else {
      const item = itemFor(event.key, itemsIn(menu.current));
      if (!item) return;
      item.focus();
    }
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpened(null);
  };
  return (
    <div className="row-menu relative" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened === null ? undefined : id}
        // Safari focuses a clicked button only if it has one.
        tabIndex={0}
        onClick={() => (opened === null ? open("first") : close())}
        className="inline-grid size-11 place-content-center rounded-full text-ink hover:bg-accent-tint"
      >
        <DotsIcon />
      </button>
      {opened !== null && (
        <ul
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          className={classes(
            "absolute end-0 z-40 w-64 rounded-lg border border-rule bg-paper p-2 shadow-lift",
            opened.isAbove ? "bottom-full" : "top-full",
          )}
        >
          <Items items={items} onClose={close} />
        </ul>
      )}
    </div>
  );
};
