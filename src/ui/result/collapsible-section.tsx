import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { classes } from "../primitives/classes.ts";

type Props = {
  readonly title: string;
  /** What it contains, in a few words. */
  readonly summary?: string;
  /** Style of the section when it is printed. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** A section that starts closed. Its content stays mounted, and is printed even while it is closed. */
export function CollapsibleSection({ title, summary, className, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes("border-b border-rule print:border-0", className)}>
      <h2 className="text-lg print:text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-8 w-full items-center gap-2 py-0.5 text-start hover:text-accent"
        >
          <ChevronRight
            aria-hidden
            className={classes("size-5 shrink-0 transition-transform print:hidden", isOpen && "rotate-90")}
          />
          <span>{title}</span>
          {summary !== undefined && (
            <span className="ms-auto font-sans text-sm font-normal text-soft print:hidden">{summary}</span>
          )}
        </button>
      </h2>
      <div id={id} className={classes("pb-6 print:block print:pb-1", !isOpen && "hidden")}>
        {children}
      </div>
    </section>
  );
}
