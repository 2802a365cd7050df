import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { CONSTANTS } from "../constants.ts";
import { classes } from "./classes.ts";

/** A small confirmation; never an error, never the only copy of anything. */
export type Toast = {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly variant: "default" | "destructive";
  readonly open: boolean;
};

type Props = {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly messages: { readonly area: string; readonly close: string; readonly warning: string };
};

const looks = {
  default: "border-success bg-paper",
  destructive: "border-danger bg-danger-tint",
} as const;

/** The corner in which toasts appear; F8 leads there. */
export const ToastArea = ({ toasts, onDismiss, messages }: Props) => (
  <Radix.Provider
    duration={CONSTANTS.toast.duration}
    swipeThreshold={CONSTANTS.toast.swipe}
    swipeDirection="right"
    label={messages.area}
  >
    {toasts.map((toast) => (
      <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} messages={messages} />
    ))}
    <Radix.Viewport
      hotkey={[CONSTANTS.toast.hotkey]}
      label={`${messages.area} ({hotkey})`}
      style={{ maxWidth: CONSTANTS.toast.maxWidth }}
      data-shell
      className="fixed end-0 bottom-(--footer-bar) z-60 m-0 flex w-full list-none flex-col gap-2 p-4 outline-none"
    />
  </Radix.Provider>
);

const ToastCard = ({ toast, onDismiss, messages }: Omit<Props, "toasts"> & { readonly toast: Toast }) => {
  const destructive = toast.variant === "destructive";
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && onDismiss(toast.id)}
      className={classes(
        "relative flex items-start gap-3 rounded-md border border-s-4 py-3 ps-4 pe-12 shadow-lift",
        "data-[state=open]:animate-rise data-[state=closed]:animate-toast-out",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:animate-toast-back",
        looks[toast.variant],
      )}
    >
      <Icon aria-hidden className={classes("mt-1 size-5 shrink-0", destructive ? "text-danger" : "text-success")} />
      <div className="min-w-0 grow">
        {toast.title && (
          <Radix.Title className="font-semibold">
            {destructive && <span className="sr-only">{messages.warning} </span>}
            {toast.title}
          </Radix.Title>
        )}
        {toast.description && <Radix.Description className="text-sm text-soft">{toast.description}</Radix.Description>}
        {toast.action && (
          <Radix.Action asChild altText={toast.action.label}>
            <button
              type="button"
              onClick={toast.action.run}
              className="mt-1 min-h-9 rounded-sm font-semibold text-accent underline underline-offset-4"
            >
              {toast.action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={messages.close}
        className="absolute end-1 top-1 inline-grid size-10 place-content-center rounded-md text-soft hover:bg-well hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Radix.Close>
    </Radix.Root>
  );
};
