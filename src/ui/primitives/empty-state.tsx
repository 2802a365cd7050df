import type { ReactNode } from "react";

type Props = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** The suggested action: one button or link. */
  readonly action?: ReactNode;
  /** One of several on a page: a line instead of a sheet. */
  readonly small?: boolean;
  /** Level of the title among the headings of the page. */
  readonly level?: 2 | 5;
};

/** Shown when there is nothing yet, with a way to begin. */
export const EmptyState = ({ icon, title, children, action, small, level = 2 }: Props) => {
  const Heading = `h${level}` as const;
  return small ? (
    <div className="flex items-start gap-4 rounded-md border border-dashed border-edge px-5 py-4">
      <span aria-hidden className="mt-0.5 text-faint [&>svg]:size-6">
        {icon}
      </span>
      <div>
        <p className="font-semibold">{title}</p>
        {children && <div className="text-sm text-soft">{children}</div>}
        {action}
      </div>
    </div>
  ) : (
    <div className="flex flex-wrap items-center gap-6 rounded-lg border border-dashed border-edge bg-paper px-6 py-8">
      {/* An empty sheet with its margin line, and what belongs on it. */}
      <span
        aria-hidden
        className="relative grid h-24 w-20 place-content-center rounded-sm border border-rule bg-desk text-accent shadow-paper before:absolute before:inset-y-0 before:start-3 before:border-s-[3px] before:border-double before:border-margin [&>svg]:ms-3 [&>svg]:size-8"
      >
        {icon}
      </span>
      <div>
        <Heading className="font-serif text-xl font-semibold">{title}</Heading>
        {children && <div className="max-w-prose text-soft">{children}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
};
