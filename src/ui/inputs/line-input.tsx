import type { ReactNode } from "react";
import { classes } from "../primitives/classes.ts";
import { controlClasses } from "./control-classes.ts";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";

/** One line of text. The browser keeps the text; React does not render on a keystroke. */
export function LineInput(props: InputProps): ReactNode {
  const { field, view, answers } = props;
  const isShort = field.maxLength !== undefined && field.maxLength <= 20;
  return (
    <input
      {...controlAttributes(props)}
      type="text"
      autoComplete={field.autocomplete ?? "off"}
      spellCheck={field.autocomplete === undefined}
      autoCapitalize={field.autocomplete === undefined ? undefined : "none"}
      className={controlClasses(classes("h-12 w-full", isShort && "max-w-56"))}
      {...answers.register(view.path)}
    />
  );
}
