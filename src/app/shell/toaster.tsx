import { shellMessages } from "../../i18n/shell.ts";
import { ToastArea } from "../../ui/primitives/toast.tsx";
import { toasts, useToasts } from "../stores/shell-stores.ts";

/** The toasts of the site. */
export const Toaster = ({ locale }: { readonly locale: string }) => {
  const messages = shellMessages(locale);
  const shown = useToasts((state) => state.toasts);
  return (
    <ToastArea
      toasts={shown}
      onDismiss={(id) => toasts.getState().dismiss(id)}
      messages={{ area: messages.toastArea, close: messages.close, warning: messages.warning }}
    />
  );
};
