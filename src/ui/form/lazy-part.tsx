import type { ComponentType, ReactNode } from "react";
import { Spinner } from "../primitives/spinner.tsx";
import { LoadFailedPart } from "../shell/load-failed-part.tsx";
import type { OpenForm } from "./context/open-form.ts";
import { lazyModule } from "./lazy-module.ts";

/** A part of a form page that few visitors see: its code loads when it is shown. */
export const lazyPart = <Module, Props>(
  load: () => Promise<Module>,
  partOf: (module: Module) => ComponentType<Props & { readonly form: OpenForm }>,
): ((props: Props & { readonly form: OpenForm }) => ReactNode) => {
  const useModule = lazyModule(load);
  return function LazyPart(props) {
    const { module, retry } = useModule();
    const { locale, messages } = props.form;
    if (module) {
      const Part = partOf(module);
      return <Part {...props} />;
    }
    return retry ? <LoadFailedPart language={locale} onRetry={retry} /> : <Spinner label={messages.loadingQuestions} />;
  };
};
