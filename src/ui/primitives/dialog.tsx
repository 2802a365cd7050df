import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly closeLabel?: string;
  /** `center`: a card in the middle; `start`: a pane from the left; `bottom`: a sheet from below. */
  readonly from?: "center" | "start" | "bottom";
  /** Hide the title from sight (it is still read out). */
  readonly quietTitle?: boolean;
  readonly id?: string;
};

const places = {
  center: { page: "items-center justify-center p-4", sheet: "w-full max-w-[34rem] max-h-full rounded-lg animate-rise" },
  start: { page: "items-stretch justify-start", sheet: "w-[min(21rem,86vw)] animate-slide-in" },
  bottom: { page: "items-end justify-center", sheet: "w-full max-h-[85dvh] rounded-t-lg animate-rise" },
} as const;

type HeaderProps = Pick<Props, "title" | "onClose" | "closeLabel" | "quietTitle"> & { readonly titleId: string };

const DialogHeader = ({ titleId, title, closeLabel, quietTitle, onClose }: HeaderProps) => (
  <header className={classes("flex items-center gap-3 ps-5 pe-2", quietTitle ? "pt-2" : "border-b border-rule py-2")}>
    <h2 id={titleId} className={quietTitle ? "sr-only" : "text-xl"}>
      {title}
    </h2>
    <button
      type="button"
      onClick={onClose}
      className="ms-auto inline-grid size-11 place-content-center rounded-md text-soft hover:bg-well hover:text-ink"
    >
      <X aria-hidden className="size-5" />
      <span className="sr-only">{closeLabel}</span>
    </button>
  </header>
);

/**
 * A window over the page: the rest is out of reach, Escape and a click outside close it, focus returns where it was.
 *
 * The native `dialog` element traps focus.
 */
export const Dialog = ({
  open,
  title,
  onClose,
  children,
  closeLabel = "Close",
  from = "center",
  quietTitle,
  id,
}: Props) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      // Restore the focus on close, unless another element has taken it.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The element itself fills the window: it is hit only outside the sheet inside it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classes(
        "m-0 flex size-full max-h-none max-w-none overflow-hidden bg-backdrop p-0 text-ink backdrop:bg-transparent",
        places[from].page,
      )}
    >
      <div className={classes("flex min-h-0 flex-col border border-rule bg-paper shadow-lift", places[from].sheet)}>
        <DialogHeader {...{ titleId, title, closeLabel, quietTitle, onClose }} />
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
      </div>
    </dialog>
  );
};
