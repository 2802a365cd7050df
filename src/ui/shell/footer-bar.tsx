import type { ReactNode } from "react";
import { classes } from "../primitives/classes.ts";

export type FooterItem = {
  readonly name: string;
  readonly href: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  /** Acts instead of leading somewhere. */
  readonly act?: (() => void) | undefined;
};

type Props = {
  readonly label: string;
  readonly items: readonly FooterItem[];
  /** Language of the label, where it is not that of the items. */
  readonly labelLanguage?: string | undefined;
  /** Language of the items. */
  readonly language: string;
};

const cell =
  "flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-md text-[0.75rem] leading-4 tracking-tight whitespace-nowrap lang-wide:text-[0.6875rem] [&>svg]:size-5";

/** The bottom navigation of narrow screens, with five items. */
export const FooterBar = ({ label, items, language, labelLanguage }: Props) => (
  <nav
    aria-label={label}
    lang={labelLanguage}
    data-shell
    className="fixed inset-x-0 bottom-0 z-30 [@media(height<480px)]:static border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
  >
    <ul lang={language} className="grid auto-cols-fr grid-flow-col">
      {items.map((item) => (
        <li key={item.name}>
          {item.act ? (
            <button type="button" onClick={item.act} className={classes(cell, "text-soft")}>
              {item.icon}
              {item.name}
            </button>
          ) : (
            <a
              href={item.href}
              aria-current={item.current ? "page" : undefined}
              className={classes(
                cell,
                item.current
                  ? "font-bold text-accent shadow-[inset_0_3px_0_var(--color-accent)] forced-colors:outline-2"
                  : "text-soft",
              )}
            >
              {item.icon}
              {item.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
