import type { ReactNode } from "react";

type Props = { readonly label: string; readonly children: ReactNode };

/** The frame of a table that may be wider than the page: it scrolls on its own, also with the keyboard. */
export const TableFrame = ({ label, children }: Props) => (
  <div
    role="group"
    aria-label={label}
    tabIndex={0}
    className="overflow-x-auto rounded-lg border border-rule bg-paper print:overflow-visible"
  >
    {children}
  </div>
);
