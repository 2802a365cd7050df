import type { ReactNode } from "react";
import { classes } from "../../primitives/classes.ts";

type Props = {
  readonly children: ReactNode;
  /** Whether the page begins with its heading, as other pages of the site do, and not with the buttons of a form. */
  readonly startsWithHeading: boolean;
};

/** Questions by themselves, where there is no preview beside them. */
export function PlainLayout({ children, startsWithHeading }: Props): ReactNode {
  return (
    <div className={classes("px-4 py-4 sm:px-6 sm:py-6 md:px-10 print:p-0!", startsWithHeading && "md:pt-14")}>
      <div className="@container mx-auto max-w-page">{children}</div>
    </div>
  );
}
