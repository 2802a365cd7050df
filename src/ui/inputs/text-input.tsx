import type { ReactNode } from "react";
import { classes } from "../primitives/classes.ts";
import { controlClasses } from "./control-classes.ts";
import { controlAttributes } from "./input-props.ts";
import type { InputProps } from "./input-props.ts";

/** One line of text. Uncontrolled: React does not render on a keystroke. */
export function TextInput(props: InputProps): ReactNode {
  const { field, view, answers, keyboard } = props;
  const isShort = field.maxLength !== undefined && field.maxLength <= 20;
  return (
    <input
      {...controlAttributes(props)}
      type="text"
      inputMode={keyboard}
      autoComplete={field.autocomplete ?? "off"}
      // Do not mark names and addresses as spelling mistakes.
      spellCheck={field.autocomplete === undefined && keyboard === undefined}
      autoCapitalize={keyboard === undefined ? undefined : "none"}
      className={controlClasses(classes("h-12 w-full", isShort && "max-w-56"))}
      {...answers.register(view.path)}
    />
  );
}
