import { shellWords } from "../../i18n/shell.ts";
import { ToastArea } from "../../ui/primitives/toast.tsx";
import { toasts, useToasts } from "../stores/shell-stores.ts";

/** The toasts of the site. */
export const Toaster = ({ locale }: { readonly locale: string }) => {
  const words = shellWords(locale);
  const shown = useToasts((state) => state.toasts);
  return (
    <ToastArea
      toasts={shown}
      onDismiss={(id) => toasts.getState().dismiss(id)}
      words={{ area: words.toastArea, close: words.close, warning: words.warning }}
    />
  );
};
