import type { ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import { controlClasses } from "./control-classes.ts";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";

/**
 * A number with a unit, as text: spaces, signs and full-width digits are welcome, and what was read is echoed.
 *
 * It is no number input: turning the wheel over it changes nothing.
 */
export function AmountInput(props: InputProps): ReactNode {
  const { field, view, answers, locale } = props;
  // What reads the same as what stands in the box needs no echo.
  const echo = props.echo === answers.shownAt(view.path) ? null : props.echo;
  const echoId = `${props.id}-echo`;
  const describedBy = [props.describedBy, echo === null ? undefined : echoId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input
        {...controlAttributes({ ...props, describedBy })}
        type="text"
        inputMode="decimal"
        autoComplete={field.autocomplete ?? "off"}
        spellCheck={false}
        className={controlClasses("h-12 w-56 tabular-nums")}
        {...answers.register(view.path)}
      />
      <p id={echoId} className="text-sm text-soft tabular-nums">
        {echo !== null && stepsWords(locale).weReadThis(echo)}
      </p>
    </div>
  );
}
