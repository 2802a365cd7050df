import type { ReactNode } from "react";
import type { NavNode } from "../../../engine/nav/build-navigation.ts";
import { classes } from "../../primitives/classes.ts";

type Props = {
  readonly nodes: readonly NavNode[];
  readonly path: string;
  readonly iconOf: (name: string) => ReactNode;
  readonly onExpand: () => void;
};

const entry =
  "grid size-10 place-content-center rounded-md text-faint hover:bg-accent-tint hover:text-accent [&>svg]:size-[1.125rem]";
const current = "bg-accent-tint text-accent-strong shadow-[inset_3px_0_0_var(--color-accent)] forced-colors:outline-2";

/** The collapsed menu: an icon for each entry; a group expands the menu. */
export const NavRail = ({ nodes, path, iconOf, onExpand }: Props) => (
  <ul className="grid justify-center gap-0.5 py-3">
    {nodes.map((node) => {
      const { name, icon } = node.type === "link" ? node.item : node;
      const label = { "aria-label": name, title: name };
      return (
        <li key={name}>
          {node.type === "link" ? (
            <a
              {...label}
              href={node.item.href}
              aria-current={node.item.href === path ? "page" : undefined}
              className={classes(entry, node.item.href === path && current)}
            >
              {iconOf(icon)}
            </a>
          ) : (
            <button type="button" {...label} onClick={onExpand} className={entry}>
              {iconOf(icon)}
            </button>
          )}
        </li>
      );
    })}
  </ul>
);
