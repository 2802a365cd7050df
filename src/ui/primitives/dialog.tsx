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
  center: "m-auto w-[min(34rem,calc(100vw-2rem))] max-h-[85dvh] rounded-lg animate-rise",
  start: "m-0 h-dvh max-h-dvh w-[min(21rem,86vw)] animate-slide-in",
  bottom: "mt-auto mb-0 mx-0 w-screen max-w-none max-h-[85dvh] rounded-t-lg animate-rise",
} as const;

/**
 * A window over the page: the rest is out of reach, Escape and a click outside close it, focus returns where it was.
 *
 * The browser's own `dialog` element does the trapping.
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
    dialog.showModal();
    return () => dialog.close();
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
      // The element itself is hit only outside the card inside it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classes(
        "border border-rule bg-paper p-0 text-ink shadow-lift backdrop:bg-backdrop overscroll-contain",
        places[from],
      )}
    >
      <div className="flex h-full flex-col">
        <header
          className={classes("flex items-center gap-3 ps-5 pe-2", quietTitle ? "pt-2" : "border-b border-rule py-2")}
        >
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
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
      </div>
    </dialog>
  );
};
