import { useState } from "react";
import type { ReactNode } from "react";
import { stepsMessages } from "../../i18n/steps.ts";
import { classes } from "../primitives/classes.ts";
import { controlClasses } from "./control-classes.ts";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";

// Below this share of the limit a count only distracts.
const COUNT_FROM = 0.75;

/** Several lines of text; grows with its content. */
export function Textarea(props: InputProps): ReactNode {
  const { field, view, answers, locale } = props;
  const [length, setLength] = useState(() => String(answers.shownAt(view.path) ?? "").length);
  const limit = field.maxLength;
  const { onChange, ...registered } = answers.register(view.path);
  return (
    <>
      <textarea
        {...controlAttributes(props)}
        rows={3}
        autoComplete={field.autocomplete ?? "off"}
        className={controlClasses("field-sizing-content max-h-96 min-h-28 w-full py-2.5")}
        {...registered}
        onChange={(event) => {
          if (limit !== undefined) setLength(event.target.value.length);
          return onChange(event);
        }}
      />
      {limit !== undefined && length >= limit * COUNT_FROM && (
        <p className={classes("text-sm", length > limit ? "font-semibold text-danger" : "text-soft")}>
          {stepsMessages(locale).charactersLeft(limit - length)}
        </p>
      )}
    </>
  );
}
