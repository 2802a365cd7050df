import { ArrowLeft, Menu } from "lucide-react";
import type { ReactNode } from "react";
import { headerTitleClasses } from "./header-title.ts";

type Props = {
  readonly brand: ReactNode;
  readonly title: string;
  readonly goBack?: { readonly label: string; readonly href: string } | undefined;
  readonly menu: {
    readonly label: string;
    readonly open: boolean;
    readonly controls: string;
    readonly toggle: () => void;
  };
  /** Settings and account. */
  readonly tools: ReactNode;
};

/** The bar that stays at the top: title, settings, account, and on small screens the menu button. */
export const Header = ({ brand, title, goBack, menu, tools }: Props) => (
  <header
    data-shell
    className="fixed inset-x-0 top-0 z-30 h-(--header-height) [@media(height<480px)]:absolute border-b border-rule bg-paper"
  >
    <div className="flex h-full items-center gap-2 px-3 md:gap-4 md:px-5">
      <button
        type="button"
        aria-label={menu.label}
        aria-expanded={menu.open}
        aria-controls={menu.controls}
        onClick={menu.toggle}
        className="inline-grid size-11 shrink-0 place-content-center rounded-md border border-edge text-ink hover:border-accent md:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <div className="max-md:hidden">{brand}</div>
      {goBack && (
        <a
          href={goBack.href}
          className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-md px-1 font-semibold sm:gap-2 sm:px-2 text-accent hover:bg-accent-tint"
        >
          <ArrowLeft aria-hidden className="size-5" />
          {goBack.label}
        </a>
      )}
      <p className={headerTitleClasses}>{title}</p>
      {tools}
    </div>
  </header>
);
