import type { ReactNode } from "react";
import { stepsWords } from "../../../i18n/steps.ts";
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
  const words = stepsWords(locale);
  const { stop } = warning;
  const isFact = warning.fact === true && !stop;
  const isDecided = !needsDecision(warning) || isAccepted;
  return (
    <Notice
      tone={stop ? "danger" : "caution"}
      title={stop ? words.stopTitle : isFact ? words.factTitle : words.warningTitle}
      id={`warning-${warning.id}`}
      tabIndex={-1}
    >
      <p>{warning.text}</p>
      {warning.cite && (
        <p className="text-sm text-soft">
          {words.source}: {warning.href ? <a href={warning.href}>{warning.cite}</a> : warning.cite}
        </p>
      )}
      <LawFacts facts={warning.law ?? []} locale={locale} />
      {!isDecided && <p className="font-semibold">{isFact ? words.decide.fact : words.decide.change}</p>}
      <div className="flex flex-wrap items-center gap-3 pt-1 text-sm empty:hidden">
        {isAccepted && <span className="font-semibold">{isFact ? words.noted : words.youKept}</span>}
        {warning.split && onSplit && (
          <Button small onClick={onSplit}>
            {words.splitInto(...warning.split)}
          </Button>
        )}
        {!isFact && (
          <Button small onClick={onChange}>
            {words.change}
          </Button>
        )}
        {!isDecided && (
          <Button small onClick={onAccept}>
            {isFact ? words.takeNote : words.keepMine}
          </Button>
        )}
      </div>
    </Notice>
  );
}
