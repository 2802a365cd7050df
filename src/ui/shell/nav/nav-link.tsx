import type { ReactNode } from "react";
import type { NavItem } from "../../../engine/nav/build-navigation.ts";
import { classes } from "../../primitives/classes.ts";

type Props = {
  readonly item: NavItem;
  readonly current: boolean;
  readonly icon?: ReactNode;
  readonly strong?: boolean;
};

/** One line of the menu. */
export const NavLink = ({ item, current, icon, strong }: Props) => (
  <a
    href={item.href}
    aria-current={current ? "page" : undefined}
    lang={item.language}
    className={classes(
      "flex min-h-10 items-center gap-3 rounded-md px-3 py-1.5 text-sm leading-5 text-ink hover:bg-accent-tint",
      strong ? "font-semibold" : "ps-4",
      item.planned && !current && "text-soft",
      current &&
        "bg-accent-tint font-semibold text-accent-strong shadow-[inset_3px_0_0_var(--color-accent)] forced-colors:outline-2",
    )}
  >
    {icon && <span className="shrink-0 text-faint [&>svg]:size-[1.125rem]">{icon}</span>}
    <span className="min-w-0">{item.name}</span>
  </a>
);
