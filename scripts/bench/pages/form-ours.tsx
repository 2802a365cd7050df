import { FormLayout } from "../../../src/ui/form/page/form-layout.tsx";
import { PreviewPane } from "../../../src/ui/form/preview/preview-pane.tsx";
import { AllQuestionsPage } from "../../../src/ui/form/step/all-questions-page.tsx";
import { mountPage } from "./mount-page.ts";
import { largeDefinition } from "./large-definition.ts";
import { firstAnswers } from "./large-form.ts";
import type { LargeSection } from "./large-form.ts";
import { noNavigation } from "./no-navigation.ts";
import { openForm } from "./open-form.ts";
import { previewSource } from "./preview-source.ts";

/** Our form with every question on one page, beside its document. */
export const start = (root: HTMLElement, sections: readonly LargeSection[]): void => {
  const form = openForm(largeDefinition(sections), firstAnswers(sections));
  const source = previewSource(form);
  mountPage(
    root,
    <FormLayout
      locale={form.locale}
      arrival="all"
      questions={<AllQuestionsPage form={form} navigation={noNavigation} takesFocus={false} onDone={() => {}} />}
      preview={(questions) => (
        <PreviewPane form={form} navigation={noNavigation} source={source} questions={questions} />
      )}
    />,
  );
};
