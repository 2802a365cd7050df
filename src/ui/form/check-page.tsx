import type { ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import type { StepsWords } from "../../i18n/en/steps.ts";
import { useFormSteps, useKept, useWarnings } from "../form-state/hooks.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { CheckSection } from "./check-section.tsx";
import { LawNotice } from "./law-notice.tsx";
import type { Moves } from "./moves.ts";
import type { OpenForm } from "./open-form.ts";
import { BlankNotice, QuestionLinks } from "./blank-notice.tsx";
import { PageHeading } from "./page-heading.tsx";
import { usePathLabels } from "./path-labels.ts";
import { useDocument } from "./preview-pane.tsx";
import type { PreviewSource } from "./preview-pane.tsx";
import { WarningBox } from "./warning-box.tsx";

type Props = {
  readonly form: OpenForm;
  readonly moves: Moves;
  readonly takesFocus: boolean;
  readonly source: PreviewSource;
  readonly onCreate: () => void;
};

/** All answers once more, with the open ends on top, before the document is made. */
export function CheckPage({ form, moves, takesFocus, source, onCreate }: Props): ReactNode {
  const { name, session, locale } = form;
  const words = stepsWords(locale);
  const steps = useFormSteps(session);
  const shown = steps.filter((step) => step.visible);
  return (
    <div className="grid gap-8">
      <PageHeading place="check" takesFocus={takesFocus}>
        {words.checkTitle(name)}
      </PageHeading>
      <OpenEnds form={form} moves={moves} source={source} />
      <LawNotice form={form} />
      <KeptWarnings form={form} moves={moves} words={words} />
      {shown.map((step) => (
        <CheckSection key={step.id} form={form} step={step} moves={moves} />
      ))}
      <div>
        <Button look="main" className="w-full sm:w-auto" onClick={onCreate}>
          {words.create(name)}
        </Button>
      </div>
    </div>
  );
}

/** Questions still needed, and blanks the document will show. */
function OpenEnds({ form, moves, source }: Pick<Props, "form" | "moves" | "source">): ReactNode {
  const words = stepsWords(form.locale);
  const labels = usePathLabels(form, useDocument(form, source));
  return (
    <>
      {labels.needed.length > 0 && (
        <Notice tone="danger" title={words.notReadyTitle}>
          <p>{words.incomplete}</p>
          <QuestionLinks lines={labels.needed} moves={moves} />
        </Notice>
      )}
      <BlankNotice lines={labels.blanks} moves={moves} words={words} />
    </>
  );
}

function KeptWarnings({
  form,
  moves,
  words,
}: Pick<Props, "form" | "moves"> & { readonly words: StepsWords }): ReactNode {
  const { session } = form;
  const warnings = useWarnings(session);
  const kept = useKept(session);
  return warnings.map((warning) => (
    <WarningBox
      key={warning.id}
      warning={warning}
      isKept={kept.includes(warning.id)}
      words={words}
      onChange={() => {
        session.setKept(warning.id, false);
        moves.toQuestion(warning.at, true);
      }}
      onKeep={() => session.setKept(warning.id, true)}
    />
  ));
}
