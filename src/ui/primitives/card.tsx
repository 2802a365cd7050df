import type { HTMLAttributes } from "react";
import { classes } from "./classes.ts";

/** A bordered, raised section for content that belongs together. */
export const Card = ({ className, ...rest }: HTMLAttributes<HTMLElement>) => (
  <section className={classes("rounded-lg border border-rule bg-paper p-5 shadow-paper sm:p-6", className)} {...rest} />
);
