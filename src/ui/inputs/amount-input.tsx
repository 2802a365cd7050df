import type { ReactNode } from "react";
import { stepsMessages } from "../../i18n/steps.ts";
import type { RawAnswer } from "../../model/answers.ts";
import { controlClasses } from "./control-classes.ts";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";

/** Whether an echo would repeat the text in the box, with or without the unit after it. */
const repeats = (echo: string | null, shown: RawAnswer): boolean => {
  if (echo === null || typeof shown !== "string" || !echo.startsWith(shown)) return false;
  return /^([ \p{Lo}].*)?$/u.test(echo.slice(shown.length));
};

/**
 * A number with a unit, as text: accepts spaces, symbols and full-width digits, and shows how it was read.
 *
 * Not a number input, whose value changes with the mouse wheel.
 */
export function AmountInput(props: InputProps): ReactNode {
  const { field, view, answers, locale } = props;
  const echo = repeats(props.echo, answers.shownAt(view.path)) ? null : props.echo;
  const echoId = `${props.id}-echo`;
  const describedBy = [props.describedBy, echo === null ? undefined : echoId].filter(Boolean).join(" ") || undefined;
  return (
    <>
      <input
        {...controlAttributes({ ...props, describedBy })}
        type="text"
        inputMode="decimal"
        autoComplete={field.autocomplete ?? "off"}
        spellCheck={false}
        className={controlClasses("me-4 h-12 w-56 tabular-nums")}
        {...answers.register(view.path)}
      />
      {echo !== null && (
        <span id={echoId} className="inline-block py-1 text-sm text-soft tabular-nums">
          {stepsMessages(locale).weReadThis(echo)}
        </span>
      )}
    </>
  );
}
