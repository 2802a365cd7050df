import type { ReactNode } from "react";
import { prepareDocument } from "../../../src/engine/document/prepare-document.ts";
import type { LegalDocument } from "../../../src/model/document.ts";
import { pageStyle } from "../../../src/outputs/page-style.ts";
import { useFormSteps } from "../../../src/ui/form-state/hooks.ts";
import { FormLayout } from "../../../src/ui/form/form-layout.tsx";
import type { OpenForm } from "../../../src/ui/form/open-form.ts";
import { PreviewPane } from "../../../src/ui/form/preview-pane.tsx";
import type { PreviewSource } from "../../../src/ui/form/preview-pane.tsx";
import { StepPage } from "../../../src/ui/form/step-page.tsx";
import { context } from "../../../tests/forms/hand-made.ts";
import { draw, PREVIEW } from "./draw.ts";
import { longAnswers, longDocument } from "./long-document.ts";
import { noMoves } from "./no-moves.ts";
import { openForm } from "./open-form.ts";

const sourceOf = ({ session }: OpenForm): PreviewSource => {
  const prepared = prepareDocument(longDocument);
  let before: LegalDocument | undefined;
  return {
    style: pageStyle(context.settings, "en"),
    assemble: (view) => (before = prepared.assemble(view, session.context(), before)),
    why: () => [],
  };
};

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
        <div id={PREVIEW}>
          <PreviewPane form={form} moves={noMoves} source={source} questions={questions} />
        </div>
      )}
    />
  );
}

/** A step of six questions beside their document of twenty pages, as the product shows them. */
export const start = (root: HTMLElement): void =>
  draw(root, () => {
    const form = openForm(longDocument, longAnswers);
    return <Page form={form} source={sourceOf(form)} />;
  });
