import { ChevronRight } from "lucide-react";
import type { DetailsHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.ts";

type Props = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "summary"> & { readonly summary: ReactNode };

/** A disclosure: a button that shows or hides content. */
export const Disclosure = ({ summary, className, children, ...rest }: Props) => (
  <details className={classes("group/disclosure", className)} {...rest}>
    <summary className="inline-flex min-h-8 list-none items-center gap-1 rounded-sm font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong hover:decoration-2 [&::-webkit-details-marker]:hidden">
      <ChevronRight aria-hidden className="size-4 shrink-0 transition-transform group-open/disclosure:rotate-90" />
      {summary}
    </summary>
    <div className="mt-2 border-s-2 border-rule ps-4">{children}</div>
  </details>
);
