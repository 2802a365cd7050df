import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import { useFormSteps } from "../../form-state/hooks.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { focusWarning, undecidedWarnings } from "../context/decisions.ts";
import { CheckSection } from "./check-section.tsx";
import { LawNotice } from "./law-notice.tsx";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import { BlankNotice, QuestionLinks } from "./blank-notice.tsx";
import { PageHeading } from "../context/page-heading.tsx";
import { usePathLabels } from "../question/path-labels.ts";
import { useDocument } from "../preview/preview-pane.tsx";
import type { PreviewSource } from "../preview/preview-pane.tsx";
import { UndecidedWarnings, WarningBoxes } from "./open-decisions.tsx";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly takesFocus: boolean;
  readonly source: PreviewSource;
  readonly onCreate: () => void;
};

/** "Check your answers": all answers, preceded by what is missing or undecided. */
export function CheckPage({ form, navigation, takesFocus, source, onCreate }: Props): ReactNode {
  const { name, session, locale } = form;
  const messages = outputMessages(locale);
  const steps = useFormSteps(session);
  const shown = steps.filter((step) => step.visible);
  const create = (): void => {
    const [open] = undecidedWarnings(session);
    if (open) focusWarning(open.id);
    else onCreate();
  };
  return (
    <div className="grid gap-8">
      <PageHeading page="check" takesFocus={takesFocus}>
        {messages.checkTitle(name)}
      </PageHeading>
      <OpenQuestionsNotice form={form} navigation={navigation} source={source} />
      <LawNotice form={form} />
      <UndecidedWarnings form={form} />
      <WarningBoxes form={form} navigation={navigation} />
      {shown.map((step) => (
        <CheckSection key={step.id} form={form} step={step} navigation={navigation} />
      ))}
      <div>
        <Button variant="main" className="w-full sm:w-auto" onClick={create}>
          {messages.create(name)}
        </Button>
      </div>
    </div>
  );
}

/** Questions still needed, and blanks the document will show. */
function OpenQuestionsNotice({ form, navigation, source }: Pick<Props, "form" | "navigation" | "source">): ReactNode {
  const messages = outputMessages(form.locale);
  const labels = usePathLabels(form, useDocument(form, source));
  return (
    <>
      {labels.needed.length > 0 && (
        <Notice tone="danger" title={messages.notReadyTitle}>
          <p>{messages.incomplete}</p>
          <QuestionLinks lines={labels.needed} navigation={navigation} />
        </Notice>
      )}
      <BlankNotice lines={labels.blanks} navigation={navigation} messages={messages} />
    </>
  );
}
