import { classes } from "./classes.ts";

/**
 * `main`: the primary action of the page; `quiet`: secondary; `bare`: inside other components; `danger`: destructive.
 */
export type ButtonVariant = "main" | "quiet" | "bare" | "danger";

const base =
  "inline-flex items-center justify-center gap-2 rounded-md font-semibold no-underline text-center transition-[background-color,border-color,color,box-shadow,transform] active:translate-y-px disabled:opacity-55 disabled:active:translate-y-0 [&>svg]:shrink-0";

const classesByVariant: { readonly [Variant in ButtonVariant]: string } = {
  main: "border border-accent bg-accent text-on-accent shadow-paper hover:bg-accent-strong hover:border-accent-strong",
  quiet: "border border-edge bg-paper text-ink hover:border-accent hover:text-accent-strong",
  bare: "border border-transparent bg-transparent text-accent hover:bg-accent-tint hover:text-accent-strong",
  danger: "border border-danger-fill bg-danger-fill text-on-danger shadow-paper hover:brightness-90",
};

/** Classes of a button, also for links that look like one. */
export const buttonClasses = (variant: ButtonVariant, small = false, extra?: string): string =>
  classes(base, classesByVariant[variant], small ? "min-h-9 px-3 py-1 text-sm" : "min-h-11 px-5 py-2 text-base", extra);
