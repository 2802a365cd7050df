import type { MouseEvent, ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import { useAcceptedWarnings, useFormSteps, useWarnings } from "../../form-state/use-form-state.ts";
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
  const labels = usePathLabels(form, useDocument(form, source));
  return (
    <div className="grid gap-8 [&_:is(a,button,summary)]:scroll-mb-28">
      <div className="grid gap-2">
        <PageHeading page="check" takesFocus={takesFocus}>
          {messages.checkTitle}
        </PageHeading>
        <p className="max-w-prose text-soft">{messages.checkLead(name)}</p>
      </div>
      <OpenQuestionsNotice labels={labels} navigation={navigation} messages={messages} />
      <LawNotice form={form} />
      <UndecidedWarnings form={form} />
      <WarningBoxes form={form} navigation={navigation} />
      {shown.map((step) => (
        <CheckSection key={step.id} form={form} step={step} navigation={navigation} />
      ))}
      <Foot>
        <Button variant="main" className="w-full sm:w-auto" onClick={create}>
          {messages.create(name)}
        </Button>
        <OpenCount form={form} labels={labels} navigation={navigation} />
      </Foot>
    </div>
  );
}

type Labels = ReturnType<typeof usePathLabels>;

/** Sticky, because the answers are many screens long; not on a screen so low that it would cover most of the page. */
function Foot({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="sticky bottom-(--footer-bar) z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule bg-desk px-4 py-3 sm:-mx-1 sm:px-1 print:hidden [@media(height<480px)]:static">
      {children}
    </div>
  );
}

type CountProps = Pick<Props, "form" | "navigation"> & { readonly labels: Labels };

/** What is still open, as a link to the first: what must be answered, then what must be decided, then the blanks. */
function OpenCount({ form, labels, navigation }: CountProps): ReactNode {
  const messages = outputMessages(form.locale);
  const warnings = useWarnings(form.session).filter(({ stop }) => !stop);
  useAcceptedWarnings(form.session);
  const undecided = undecidedWarnings(form.session);
  const [warning] = undecided;
  const [needed] = labels.needed;
  const [blank] = labels.blanks;
  if (!needed && warning) {
    const text = stepsMessages(form.locale).undecided(undecided.length);
    const open = (event: MouseEvent): void => {
      event.preventDefault();
      focusWarning(warning.id);
    };
    return <FirstOpen text={text} href={`#warning-${warning.id}`} onClick={open} />;
  }
  const first = needed ?? blank;
  if (!first) {
    const [toReview] = warnings;
    if (!toReview) return <p className="py-2 text-sm text-soft">{messages.nothingOpen}</p>;
    const open = (event: MouseEvent): void => {
      event.preventDefault();
      focusWarning(toReview.id);
    };
    return <FirstOpen text={messages.openPoints(warnings.length)} href={`#warning-${toReview.id}`} onClick={open} />;
  }
  return (
    <FirstOpen
      text={needed ? messages.notReadyTitle : messages.blanksTitle(labels.blanks.length)}
      href={navigation.question(first.path, true)}
      onClick={(event) => navigation.onLinkClick(event, first.path, true)}
    />
  );
}

type FirstOpenProps = { readonly text: string; readonly href: string; readonly onClick: (event: MouseEvent) => void };

function FirstOpen({ text, href, onClick }: FirstOpenProps): ReactNode {
  return (
    <a href={href} className="py-2 text-sm text-accent underline underline-offset-4" onClick={onClick}>
      {text}
    </a>
  );
}

type NoticeProps = Pick<Props, "navigation"> & { readonly labels: Labels; readonly messages: OutputMessages };

/** Questions still needed, and blanks the document will show. */
function OpenQuestionsNotice({ labels, navigation, messages }: NoticeProps): ReactNode {
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
