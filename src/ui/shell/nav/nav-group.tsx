import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { classes } from "../../primitives/classes.ts";

type Props = {
  readonly name: string;
  readonly icon: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  /** A group within a group. */
  readonly inner?: boolean;
};

/** A collapsible heading of the menu. */
export const NavGroup = ({ name, icon, open, onToggle, children, inner }: Props) => {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={classes(
          "flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start text-sm leading-5 hover:bg-accent-tint",
          inner ? "text-ink" : "font-semibold text-ink",
        )}
      >
        <span className="shrink-0 text-faint [&>svg]:size-[1.125rem]">{icon}</span>
        <span className="min-w-0 grow">{name}</span>
        <ChevronDown
          aria-hidden
          className={classes("size-4 shrink-0 text-faint transition-transform", open && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!open} className="ms-[1.3rem] border-s border-rule ps-1">
        {open && children}
      </div>
    </div>
  );
};
