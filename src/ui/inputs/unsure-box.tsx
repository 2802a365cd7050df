import type { ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import { markClasses } from "./control-classes.ts";

type Props = {
  readonly id: string;
  readonly isUnsure: boolean;
  readonly locale: string;
  /** What happens where somebody is not sure. */
  readonly note: string;
  readonly onChange: (isUnsure: boolean) => void;
};

/** "I am not sure yet": the control steps aside, what was typed comes back when the mark is taken off. */
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
        <span>{stepsWords(locale).unsure}</span>
      </label>
      {isUnsure && (
        <p id={`${id}-unsure-note`} className="text-sm text-soft">
          {note}
        </p>
      )}
    </div>
  );
}
