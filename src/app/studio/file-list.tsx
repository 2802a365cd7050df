import { useState } from "react";
import { studio } from "../../i18n/english-only/studio.ts";
import { classes } from "../../ui/primitives/classes.ts";
import type { ProblemCounts } from "./compiler/compiler-messages.ts";

type Props = {
  readonly paths: readonly string[];
  readonly current: string;
  /** Null until the first full verification. */
  readonly health: { readonly [path: string]: ProblemCounts } | null;
  readonly changed: ReadonlySet<string>;
  readonly onOpen: (path: string) => void;
};

const healthText = (health: ProblemCounts | undefined): string => {
  if (!health) return studio.healthy;
  const { errors, warnings } = health;
  return [errors > 0 ? studio.errors(errors) : "", warnings > 0 ? studio.warnings(warnings) : ""]
    .filter((part) => part !== "")
    .join(", ");
};

/** The files of the catalog with what the compiler thinks of each. */
export const FileList = ({ paths, current, health, changed, onOpen }: Props) => {
  const [query, setQuery] = useState("");
  const found = paths.filter((path) => path.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <nav aria-label={studio.files}>
      <label className="grid gap-1 text-sm font-semibold">
        {studio.find}
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="h-11 rounded-md border border-edge bg-paper px-3 font-normal"
        />
      </label>
      {found.length === 0 && <p className="mt-3 text-sm text-soft">{studio.none}</p>}
      <ul className="mt-3 max-h-56 overflow-y-auto lg:max-h-[58dvh]">
        {found.map((path) => (
          <li key={path}>
            <button
              type="button"
              aria-current={path === current || undefined}
              onClick={() => onOpen(path)}
              className={classes(
                "block min-h-11 w-full rounded-md px-2 py-1.5 text-start text-sm break-words",
                path === current ? "bg-accent-tint font-semibold" : "hover:bg-accent-tint",
              )}
            >
              {path.replace(/^catalog\//, "")}
              <span
                className={classes("block text-xs", (health?.[path]?.errors ?? 0) > 0 ? "text-danger" : "text-soft")}
              >
                {health ? healthText(health[path]) : studio.unchecked}
                {changed.has(path) && ` · ${studio.changed}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
