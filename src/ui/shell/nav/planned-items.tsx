import { startTransition, useEffect, useState } from "react";
import type { NavItem } from "../../../engine/nav/build-navigation.ts";
import { NavLink } from "./nav-link.tsx";

type Props = { readonly items: readonly NavItem[]; readonly path: string; readonly label: string };

// More than fits on a screen. The rest of a long list renders after first paint.
const PAGE_SIZE = 30;

const useCount = (whole: number): number => {
  const [isWhole, setWhole] = useState(whole <= PAGE_SIZE);
  useEffect(() => {
    if (!isWhole) startTransition(() => setWhole(true));
  }, [isWhole]);
  return isWhole ? whole : PAGE_SIZE;
};

const Items = ({ items, path }: Omit<Props, "label">) => (
  <ul>
    {items.slice(0, useCount(items.length)).map((item) => (
      <li key={item.href} className="[contain-intrinsic-block-size:auto_40px] [content-visibility:auto]">
        <NavLink item={item} current={item.href === path} />
      </li>
    ))}
  </ul>
);

/** Menu items: ready pages first, then planned ones under their own heading. */
export const PlannedItems = ({ items, path, label }: Props) => {
  const ready = items.filter((item) => !item.planned);
  const planned = items.filter((item) => item.planned);
  return (
    <>
      <Items items={ready} path={path} />
      {planned.length > 0 && (
        <>
          <p className="px-4 pt-2 pb-1 text-xs font-medium text-faint">{label}</p>
          <Items items={planned} path={path} />
        </>
      )}
    </>
  );
};
