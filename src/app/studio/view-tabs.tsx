import { studio } from "../../i18n/english-only/studio.ts";
import { classes } from "../../ui/primitives/classes.ts";

/** The panels beside the editor. */
export type View = keyof typeof studio.views;

const views = Object.keys(studio.views) as readonly View[];

type Props = {
  readonly view: View;
  /** How much is behind a panel, where that is worth saying. */
  readonly counts: { readonly [Name in View]?: number };
  readonly onView: (view: View) => void;
};

/** Switches the panel beside the editor. */
export const ViewTabs = ({ view, counts, onView }: Props) => (
  <div className="mb-3 flex flex-wrap gap-1 border-b border-rule">
    {views.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={view === one}
        onClick={() => onView(one)}
        className={classes(
          "min-h-11 border-b-3 px-3 font-semibold",
          view === one ? "border-accent text-ink" : "border-transparent text-soft hover:text-ink",
        )}
      >
        {studio.views[one]}
        {(counts[one] ?? 0) > 0 && ` (${counts[one]})`}
      </button>
    ))}
  </div>
);
