import { classes } from "../primitives/classes.ts";

/** Classes of a text box. */
export const controlClasses = (extra?: string): string =>
  classes(
    "rounded-md border border-edge bg-paper px-3.5 text-base text-ink hover:border-accent",
    "aria-invalid:border-2 aria-invalid:border-danger",
    extra,
  );

/** Classes of one row of radios or checkboxes: the entire row is the target and shows the focus ring. */
export const optionClasses =
  "relative flex min-h-11 items-start gap-3 rounded-md border border-rule bg-paper px-4 py-2.5 hover:border-edge has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&_input:focus-visible]:outline-none forced:has-checked:outline-2";

/** Classes of the radio or checkbox mark itself. */
export const markClasses = "mt-1 size-5 shrink-0 accent-accent";
