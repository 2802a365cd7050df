import type { ReactNode } from "react";
import { useFormSteps } from "../../../src/ui/form-state/use-form-state.ts";
import { FormLayout } from "../../../src/ui/form/page/form-layout.tsx";
import type { OpenForm } from "../../../src/ui/form/context/open-form.ts";
import { PreviewPane } from "../../../src/ui/form/preview/preview-pane.tsx";
import type { PreviewSource } from "../../../src/ui/form/preview/preview-pane.tsx";
import { StepPage } from "../../../src/ui/form/step/step-page.tsx";
import { mountPage } from "./mount-page.ts";
import { longAnswers, longDocument } from "./long-document.ts";
import { noNavigation } from "./no-navigation.ts";
import { openForm } from "./open-form.ts";
import { previewSource } from "./preview-source.ts";

const [step] = longDocument.steps;

function Page({ form, source }: { readonly form: OpenForm; readonly source: PreviewSource }): ReactNode {
  const [view] = useFormSteps(form.session);
  if (!step || !view) throw new Error("the document asks nothing");
  return (
    <FormLayout
      locale={form.locale}
      arrival={step.id}
      questions={
        <StepPage form={form} plan={step} view={view} continueLabel="Continue" takesFocus={false} onDone={() => {}} />
      }
      preview={(questions) => (
        <PreviewPane form={form} navigation={noNavigation} source={source} questions={questions} />
      )}
    />
  );
}

/** A step of six questions beside their document of twenty pages, as the product shows them. */
export const start = (root: HTMLElement): void => {
  const form = openForm(longDocument, longAnswers);
  mountPage(root, <Page form={form} source={previewSource(form)} />);
};
