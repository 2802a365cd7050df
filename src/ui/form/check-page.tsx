import type { ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import { useFormSteps, useKept, useWarnings } from "../form-state/hooks.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { focusWarning, undecidedWarnings } from "./decisions.ts";
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
  const create = (): void => {
    const [open] = undecidedWarnings(session);
    if (open) focusWarning(open.id);
    else onCreate();
  };
  return (
    <div className="grid gap-8">
      <PageHeading place="check" takesFocus={takesFocus}>
        {words.checkTitle(name)}
      </PageHeading>
      <OpenEnds form={form} moves={moves} source={source} />
      <LawNotice form={form} />
      <Undecided form={form} />
      <Warnings form={form} moves={moves} />
      {shown.map((step) => (
        <CheckSection key={step.id} form={form} step={step} moves={moves} />
      ))}
      <div>
        <Button look="main" className="w-full sm:w-auto" onClick={create}>
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

/** The points that need a decision before the document is made, each leading to its box. */
function Undecided({ form }: Pick<Props, "form">): ReactNode {
  const { session, locale } = form;
  useWarnings(session);
  useKept(session);
  const open = undecidedWarnings(session);
  if (open.length === 0) return null;
  return (
    <Notice tone="danger" title={stepsWords(locale).undecided(open.length)}>
      <ul className="list-disc ps-5">
        {open.map(({ id, text }) => (
          <li key={id} className="py-0.5">
            <a
              href={`#warning-${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusWarning(id);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Warnings({ form, moves }: Pick<Props, "form" | "moves">): ReactNode {
  const { session } = form;
  const warnings = useWarnings(session);
  const kept = useKept(session);
  return warnings.map((warning) => (
    <WarningBox
      key={warning.id}
      warning={warning}
      isKept={kept.includes(warning.decision)}
      locale={form.locale}
      onChange={() => {
        session.setKept(warning.decision, false);
        moves.toQuestion(warning.at, true);
      }}
      onKeep={() => session.setKept(warning.decision, true)}
    />
  ));
}
