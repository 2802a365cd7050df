import type { ReactNode } from "react";

type Props = { readonly cite: string; readonly href: string | null };

/** A citation, leading to its text where there is an address. */
export function CiteLine({ cite, href }: Props): ReactNode {
  return (
    <p className="text-sm text-soft">
      {href === null ? (
        cite
      ) : (
        <a href={href} rel="noreferrer" target="_blank" className="text-accent underline underline-offset-4">
          {cite}
        </a>
      )}
    </p>
  );
}
