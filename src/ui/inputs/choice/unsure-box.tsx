import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import { markClasses } from "../control-classes.ts";

type Props = {
  readonly id: string;
  readonly isUnsure: boolean;
  readonly locale: string;
  /** The effect of "not sure", in words. */
  readonly note: string;
  readonly onChange: (isUnsure: boolean) => void;
};

/** "I am not sure yet": hides the control; clearing the checkbox restores what was typed. */
export function UnsureBox({ id, isUnsure, locale, note, onChange }: Props): ReactNode {
  return (
    <div className="mt-1">
      <label className="inline-flex min-h-11 items-start gap-3 py-2">
        <input
          type="checkbox"
          id={`${id}-unsure`}
          checked={isUnsure}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={isUnsure ? `${id}-unsure-note` : undefined}
          className={markClasses}
        />
        <span>{stepsMessages(locale).unsure}</span>
      </label>
      {isUnsure && (
        <p id={`${id}-unsure-note`} className="text-sm text-soft">
          {note}
        </p>
      )}
    </div>
  );
}
