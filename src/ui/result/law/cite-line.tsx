import type { ReactNode } from "react";

type Props = {
  readonly cite: string;
  readonly href: string | null;
  /** Whether the address was already given; then it is not printed again. */
  readonly isKnown?: boolean;
};

/** A citation, linked to its text if there is an address. */
export function CiteLine({ cite, href, isKnown }: Props): ReactNode {
  return (
    <p className="text-sm text-soft">
      {href === null ? (
        cite
      ) : (
        <a
          href={href}
          rel="noreferrer"
          target="_blank"
          data-known={isKnown || undefined}
          className="text-accent underline underline-offset-4"
        >
          {cite}
        </a>
      )}
    </p>
  );
}
