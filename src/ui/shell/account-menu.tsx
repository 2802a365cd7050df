import { CircleUserRound } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from "react";

export type AccountItem = { readonly name: string; readonly href: string; readonly icon: ReactNode };

type Props = {
  readonly label: string;
  readonly items: readonly AccountItem[];
  /** Initials of the signed-in visitor, rendered locally. */
  readonly initials?: string | undefined;
};

/** Calls `onPress` when something outside an element is pressed while a menu is open. */
const usePressOutside = (element: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void): void =>
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) onPress();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [element, isOpen, onPress]);

const AccountLinks = ({ items, onOpen }: Pick<Props, "items"> & { readonly onOpen: () => void }) => (
  <ul>
    {items.map((item) => (
      <li key={item.name}>
        <a
          href={item.href}
          onClick={onOpen}
          className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm text-ink hover:bg-accent-tint"
        >
          <span className="text-faint [&>svg]:size-[1.125rem]">{item.icon}</span>
          {item.name}
        </a>
      </li>
    ))}
  </ul>
);

/** The button at the right with the pages about help and oneself. */
export const AccountMenu = ({ label, items, initials }: Props) => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback(() => setOpen(false), []);
  usePressOutside(box, open, close);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div ref={box} className="relative shrink-0" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-grid size-11 place-content-center rounded-full border border-edge bg-paper text-ink hover:border-accent hover:text-accent"
      >
        {initials ? (
          <span className="text-sm font-bold">{initials}</span>
        ) : (
          <CircleUserRound aria-hidden className="size-5" />
        )}
      </button>
      <nav
        id={id}
        aria-label={label}
        hidden={!open}
        className="absolute end-0 top-full z-40 mt-2 max-h-[calc(100dvh-7rem)] w-64 overflow-y-auto rounded-lg border border-rule bg-paper p-2 shadow-lift"
      >
        <AccountLinks items={items} onOpen={close} />
      </nav>
    </div>
  );
};
