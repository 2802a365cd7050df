import type { ReactNode } from "react";
import type { StepsWords } from "../../i18n/en/steps.ts";
import type { WarningView } from "../../model/form-view.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";

type Props = {
  readonly warning: WarningView;
  readonly isKept: boolean;
  readonly words: StepsWords;
  readonly onChange: () => void;
  readonly onKeep: () => void;
};

/** A point worth a second look: the reason, its source, and the visitor's own decision. */
export function WarningBox({ warning, isKept, words, onChange, onKeep }: Props): ReactNode {
  const { stop } = warning;
  const isFact = warning.fact === true && !stop;
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
      <div className="flex flex-wrap items-center gap-3 pt-1 text-sm">
        {isKept && <span className="font-semibold">{isFact ? words.noted : words.youKept}</span>}
        {!isFact && (
          <Button small onClick={onChange}>
            {words.change}
          </Button>
        )}
        {!stop && !isKept && (
          <Button small onClick={onKeep}>
            {isFact ? words.takeNote : words.keepMine}
          </Button>
        )}
      </div>
    </Notice>
  );
}
