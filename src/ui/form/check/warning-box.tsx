import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { WarningView } from "../../../model/form-view.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { needsDecision } from "../context/decisions.ts";
import { LawFacts } from "./law-facts.tsx";

type Props = {
  readonly warning: WarningView;
  readonly isAccepted: boolean;
  readonly locale: string;
  readonly onChange: () => void;
  readonly onAccept: () => void;
  /** Splits the row the warning is about, where the page offers it. */
  readonly onSplit?: () => void;
};

/** One warning: the reason, its source, and the visitor's decision. */
export function WarningBox({ warning, isAccepted, locale, onChange, onAccept, onSplit }: Props): ReactNode {
  const messages = stepsMessages(locale);
  const { stop } = warning;
  const isFact = warning.fact === true && !stop;
  const isDecided = !needsDecision(warning) || isAccepted;
  return (
    <Notice
      tone={stop ? "danger" : "caution"}
      title={stop ? messages.stopTitle : isFact ? messages.factTitle : messages.warningTitle}
      id={`warning-${warning.id}`}
      tabIndex={-1}
    >
      <p>{warning.text}</p>
      {warning.cite && (
        <p className="text-sm text-soft">
          {messages.source}: {warning.href ? <a href={warning.href}>{warning.cite}</a> : warning.cite}
        </p>
      )}
      <LawFacts facts={warning.law ?? []} locale={locale} />
      {!isDecided && <p className="font-semibold">{isFact ? messages.decide.fact : messages.decide.change}</p>}
      <div className="flex flex-wrap items-center gap-3 pt-1 text-sm empty:hidden">
        {isAccepted && <span className="font-semibold">{isFact ? messages.noted : messages.youKept}</span>}
        {warning.split && onSplit && (
          <Button small onClick={onSplit}>
            {messages.splitInto(...warning.split)}
          </Button>
        )}
        {!isFact && (
          <Button small onClick={onChange}>
            {messages.change}
          </Button>
        )}
        {!isDecided && (
          <Button small onClick={onAccept}>
            {isFact ? messages.takeNote : messages.keepMine}
          </Button>
        )}
      </div>
    </Notice>
  );
}
