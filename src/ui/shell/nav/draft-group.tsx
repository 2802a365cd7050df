import { Search } from "lucide-react";
import { useId, useState } from "react";
import type { NavCategory } from "../../../engine/nav/build-navigation.ts";
import { NavGroup } from "./nav-group.tsx";
import type { NavPaneProps } from "./nav-pane-props.ts";
import { PlannedItems } from "./planned-items.tsx";

type Props = Pick<NavPaneProps, "path" | "messages" | "iconOf" | "find" | "onFilter"> & {
  readonly categories: readonly NavCategory[];
  /** Id of the open category; undefined until the visitor toggled one. */
  readonly open: string | null | undefined;
  readonly onOpen: (id: string | null) => void;
};

/** The documents in their categories, one open at a time, with a box that finds them by name and by synonym. */
export const DraftGroup = ({ categories, path, messages, iconOf, find, onFilter, open, onOpen }: Props) => {
  const [text, setText] = useState("");
  const currentCategory = categories.find(({ items }) => items.some((item) => item.href === path))?.id ?? null;
  const openNow = open === undefined ? currentCategory : open;
  return (
    <div className="space-y-0.5">
      <FilterBox text={text} onText={setText} onFilter={onFilter} messages={messages} />
      {text.trim() === "" ? (
        categories.map((category) => (
          <NavGroup
            key={category.id}
            inner
            name={category.name}
            icon={iconOf(category.icon)}
            open={openNow === category.id}
            onToggle={() => onOpen(openNow === category.id ? null : category.id)}
          >
            <PlannedItems items={category.items} path={path} label={messages.inPreparation} />
          </NavGroup>
        ))
      ) : (
        <DraftMatches text={text} path={path} messages={messages} find={find} />
      )}
    </div>
  );
};

const FilterBox = ({
  text,
  onText,
  onFilter,
  messages,
}: Pick<Props, "messages" | "onFilter"> & { readonly text: string; readonly onText: (text: string) => void }) => {
  const id = useId();
  return (
    <div className="px-2 py-2">
      <label htmlFor={id} className="mb-1 block px-1 text-xs text-soft">
        {messages.filter}
      </label>
      <span className="relative block">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-2.5 top-1/2 size-4 -translate-y-1/2 text-faint"
        />
        <input
          id={id}
          type="search"
          autoComplete="off"
          value={text}
          placeholder={messages.filterHint}
          onFocus={onFilter}
          onChange={(event) => onText(event.target.value)}
          className="h-10 w-full rounded-md border border-edge bg-paper ps-8 pe-2 text-sm text-ellipsis"
        />
      </span>
    </div>
  );
};

const DraftMatches = ({
  text,
  path,
  messages,
  find,
}: Pick<Props, "path" | "messages" | "find"> & { readonly text: string }) => {
  const items = find?.(text) ?? [];
  const none = find ? messages.filterNone : "";
  return (
    <>
      <p role="status" className="px-4 py-1 text-xs text-faint">
        {items.length === 0 ? none : messages.filterCount(items.length)}
      </p>
      <PlannedItems items={items} path={path} label={messages.inPreparation} />
    </>
  );
};
