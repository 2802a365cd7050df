import type { ReactNode } from "react";

type Props = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do about it: one button or link. */
  readonly action?: ReactNode;
};

/** What stands where nothing is yet, and how to begin. */
export const EmptyState = ({ icon, title, children, action }: Props) => (
  <div className="ruled grid justify-items-center gap-2 rounded-lg border border-dashed border-edge bg-paper px-6 py-14 text-center">
    <span aria-hidden className="rounded-full bg-accent-tint p-4 text-accent [&>svg]:size-7">
      {icon}
    </span>
    <h2 className="mt-2 text-xl">{title}</h2>
    {children && <div className="max-w-md bg-paper/80 text-soft">{children}</div>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
