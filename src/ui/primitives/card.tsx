import type { HTMLAttributes } from "react";
import { classes } from "./classes.ts";

/** A piece of paper on the desk. */
export const Card = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <section className={classes("rounded-lg border border-rule bg-paper p-5 shadow-paper sm:p-6", className)} {...rest} />
);
