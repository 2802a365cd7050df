import type { ReactNode } from "react";
import { classes } from "../../ui/primitives/classes.ts";

const WIDTHS = { prose: "max-w-[47rem]", page: "max-w-page", full: "max-w-none" } as const;

type Props = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** `prose` keeps lines readable; `page` gives lists and tables room; `full` takes all there is. */
  readonly width?: keyof typeof WIDTHS;
  /** Stands above the title: a small line that says what sort of page this is. */
  readonly kicker?: ReactNode;
  readonly children?: ReactNode;
};

/** Heading, lead and content of a page. */
export const PageBody = ({ title, lead, kicker, width = "prose", children }: Props) => (
  <div className={classes("mx-auto w-full px-5 pt-10 pb-20 md:px-10 md:pt-14", WIDTHS[width])}>
    <div className="margin-line max-w-prose">
      {kicker && <p className="mb-1 text-sm font-semibold text-soft">{kicker}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="mt-3 text-lg text-soft">{lead}</p>}
    </div>
    <div className="mt-10">{children}</div>
  </div>
);
