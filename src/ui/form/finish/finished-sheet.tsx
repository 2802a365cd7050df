import { useRef } from "react";
import type { ReactNode } from "react";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import { PreviewPane } from "../preview/preview-pane.tsx";
import type { PreviewSource } from "../preview/preview-pane.tsx";

type Props = { readonly form: OpenForm; readonly navigation: FormNavigation; readonly source: PreviewSource };

/**
 * The document as its first page; the rest scrolls inside it. It follows no question: none is beside it.
 *
 * Beside the buttons it begins as high as the Back link, so that the whole page is in view.
 */
export function FinishedSheet(props: Props): ReactNode {
  const nowhere = useRef<HTMLElement>(null);
  return (
    <div className="doc-whole self-start print:mt-0! @4xl:sticky @4xl:-mt-17 @4xl:top-[calc(var(--sticky-top)+1rem)] @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
      <PreviewPane {...props} questions={nowhere} />
    </div>
  );
}
