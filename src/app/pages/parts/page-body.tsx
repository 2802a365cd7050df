import type { ReactNode } from "react";
import { classes } from "../../../ui/primitives/classes.ts";

const WIDTHS = { prose: "max-w-prose", page: "", full: "" } as const;

type Props = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** `prose` limits line length; `page` is wider, for lists and tables; `full` uses the whole width. */
  readonly width?: keyof typeof WIDTHS;
  /** Small line above the title that names the kind of page. */
  readonly kicker?: ReactNode;
  /** Beside the content on wide screens, before it on narrow ones. */
  readonly aside?: ReactNode;
  /** Puts the aside after the content on narrow screens. */
  readonly asideLast?: boolean;
  readonly children?: ReactNode;
};

/** Heading, lead and content of a page; every page begins at the same left edge. */
export const PageBody = ({ title, lead, kicker, aside, asideLast, width = "prose", children }: Props) => (
  <div className={classes("mx-auto w-full px-5 pt-10 pb-20 md:px-10 md:pt-14", width !== "full" && "max-w-page")}>
    <div className="margin-line max-w-prose">
      {kicker && <p className="mb-1 text-sm font-semibold text-soft">{kicker}</p>}
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {lead && <p className="mt-3 text-lg text-soft">{lead}</p>}
    </div>
    <div className="@container mt-10">
      {aside ? (
        <div className="grid gap-x-12 gap-y-10 @min-[54rem]:grid-cols-[minmax(0,var(--container-prose))_minmax(11rem,17rem)]">
          {!asideLast && <div className="@min-[54rem]:order-last">{aside}</div>}
          <div className="min-w-0">{children}</div>
          {asideLast && <div>{aside}</div>}
        </div>
      ) : (
        <div className={WIDTHS[width]}>{children}</div>
      )}
    </div>
  </div>
);
