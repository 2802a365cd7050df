import type { ReactNode } from "react";

/** Questions by themselves, where there is no preview beside them. */
export function PlainLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="px-4 py-4 sm:px-6 sm:py-6 md:px-10 md:pt-14 print:p-0!">
      <div className="@container mx-auto max-w-page">{children}</div>
    </div>
  );
}
