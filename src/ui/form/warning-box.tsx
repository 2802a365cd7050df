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
  return (
    <Notice
      tone={warning.stop ? "danger" : "caution"}
      title={warning.stop ? words.stopTitle : words.warningTitle}
      id={`warning-${warning.id}`}
      tabIndex={-1}
    >
      <p>{warning.text}</p>
      {warning.cite && (
        <p className="text-sm text-soft">
          {words.source}: {warning.href ? <a href={warning.href}>{warning.cite}</a> : warning.cite}
        </p>
      )}
      {isKept ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="font-semibold">{words.youKept}</span>
          <Button small onClick={onChange}>
            {words.change}
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2 pt-1">
          <Button small onClick={onChange}>
            {words.change}
          </Button>
          {!warning.stop && (
            <Button small onClick={onKeep}>
              {words.keepMine}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
