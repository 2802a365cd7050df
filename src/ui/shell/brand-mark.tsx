import { classes } from "../primitives/classes.ts";

/** The mark of the site: a sheet with its margin line, ruled lines, and one that is ticked. */
export const BrandMark = ({ className = "size-9" }: { readonly className?: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden className={className}>
    <rect x="3" y="2" width="34" height="36" rx="5" fill="var(--color-accent)" />
    <path d="M12.5 2v36" stroke="var(--color-margin)" strokeWidth="2" />
    <path
      d="M18 13h13M18 20h7"
      stroke="var(--color-on-accent)"
      strokeWidth="2.6"
      strokeLinecap="round"
      opacity="0.75"
    />
    <path
      d="m18 27.5 4 4 9-10"
      fill="none"
      stroke="var(--color-on-accent)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Mark and name, leading home. */
export const Brand = ({
  product,
  href,
  label,
  quiet,
}: {
  readonly product: string;
  readonly href: string;
  readonly label: string;
  /** Narrow screens show only the mark. */
  readonly quiet?: boolean;
}) => (
  <a
    href={href}
    aria-label={label}
    className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-md font-serif text-xl font-semibold tracking-tight text-ink"
  >
    <BrandMark />
    <span lang="en" className={classes("font-serif", quiet && "max-lg:hidden")}>
      {product}
    </span>
  </a>
);
