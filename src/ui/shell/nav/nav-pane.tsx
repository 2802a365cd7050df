import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { NavNode } from "../../../engine/nav/build-navigation.ts";
import { scrollToWithin } from "../../document/scroll-within.ts";
import { DraftGroup } from "./draft-group.tsx";
import { NavGroup } from "./nav-group.tsx";
import { NavLink } from "./nav-link.tsx";
import { PlannedItems } from "./planned-items.tsx";
import type { NavPaneProps } from "./nav-pane-props.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

// Long lists begin closed.
const MAX_OPEN_ITEMS = 6;
const OPEN_PARTS = ["related", "recent", "draft"];

const beginsOpen = (node: NavNode, path: string): boolean => {
  if (node.type !== "group") return true;
  if (OPEN_PARTS.includes(node.id) || node.items.length <= MAX_OPEN_ITEMS) return true;
  return node.items.some((item) => item.href === path);
};

/** The menu: what the catalog offers, what was visited, and the pages about oneself; one tab stop, with arrow keys inside. */
export const NavPane = (props: NavPaneProps) => {
  const { nodes, recents, path, messages, iconOf, toggled, onToggle, plain } = props;
  const [category, setCategory] = useState<string | null | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  useRovingFocus(list);
  useEffect(() => {
    const current = [...(list.current?.querySelectorAll("[aria-current]") ?? [])].at(-1);
    if (current && list.current?.parentElement) scrollToWithin(list.current.parentElement, current);
  }, [path]);
  const group = (id: string, node: Exclude<NavNode, { readonly type: "link" }>, content: ReactNode): ReactNode => (
    <NavGroup
      key={id}
      name={node.name}
      icon={iconOf(node.icon)}
      open={beginsOpen(node, path) !== toggled.includes(id)}
      onToggle={() => onToggle(id)}
    >
      {content}
    </NavGroup>
  );
  const draw = (node: NavNode): ReactNode => {
    switch (node.type) {
      case "link": {
        const { item } = node;
        return <NavLink key={item.name} strong item={item} icon={iconOf(item.icon)} current={item.href === path} />;
      }
      case "recent":
        return plain ? null : group("recent", node, <Recents recents={recents} path={path} messages={messages} />);
      case "draft":
        return group(
          "draft",
          node,
          <DraftGroup {...props} categories={node.categories} open={category} onOpen={setCategory} />,
        );
      case "group":
        return group(node.id, node, <PlannedItems items={node.items} path={path} label={messages.inPreparation} />);
    }
  };

  return (
    <div ref={list} className="space-y-0.5 p-3 pb-16">
      {!plain && <h2 className="margin-line ms-1 mb-3 text-lg leading-7">{messages.menu}</h2>}
      {nodes.map(draw)}
    </div>
  );
};

const Recents = ({ recents, path, messages }: Pick<NavPaneProps, "recents" | "path" | "messages">) => {
  if (recents.length === 0)
    return (
      <div className="px-4 py-2 text-sm leading-5 text-soft">
        <p className="font-medium">{messages.noRecent}</p>
        <p>{messages.noRecentHint}</p>
      </div>
    );
  return (
    <ul>
      {recents.map((item) => (
        <li key={item.href}>
          <NavLink item={item} current={item.href === path} />
        </li>
      ))}
    </ul>
  );
};
