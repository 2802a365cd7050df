import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useId } from "react";
import { shellMessages } from "../../i18n/shell.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { CONSTANTS } from "../../ui/constants.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { SettingsBlock } from "../../ui/shell/settings-block.tsx";
import { Splitter } from "../../ui/shell/splitter.tsx";
import { interfaceState, useInterfaceState } from "../stores/shell-stores.ts";
import { Account } from "./account.tsx";
import { SiteFooterBar } from "./site-footer-bar.tsx";
import { Menu } from "./menu.tsx";
import { useSelectors } from "./use-selectors.ts";

// Parts of the frame that load after the page has rendered.

/** The menu pane of wide screens, collapsed to a rail of icons if the visitor chose so. */
export const Pane = ({ language }: { readonly language: SiteLanguage }) => {
  const width = useInterfaceState((state) => state.navWidth);
  const isCollapsed = useInterfaceState((state) => state.isMenuCollapsed);
  const { setMenuCollapsed, setNavWidth } = interfaceState.getState();
  const messages = shellMessages(language.code);
  const id = useId();
  return (
    <nav
      data-shell
      aria-label={messages.menu}
      className="sticky top-(--sticky-top) flex h-[calc(100dvh-var(--header-height))] shrink-0"
    >
      <div
        id={id}
        style={{ width: isCollapsed ? CONSTANTS.navRail : width }}
        className="flex flex-col border-e border-rule bg-paper [contain:strict]"
      >
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          <Menu language={language} isCollapsed={isCollapsed} />
        </div>
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-controls={id}
          aria-label={isCollapsed ? messages.expandMenu : undefined}
          title={isCollapsed ? messages.expandMenu : undefined}
          onClick={() => setMenuCollapsed(!isCollapsed)}
          className="flex min-h-11 shrink-0 items-center gap-3 border-t border-rule px-[1.1rem] text-sm text-soft hover:bg-accent-tint hover:text-accent"
        >
          {isCollapsed ? (
            <PanelLeftOpen aria-hidden className="size-[1.125rem]" />
          ) : (
            <PanelLeftClose aria-hidden className="size-[1.125rem]" />
          )}
          {!isCollapsed && messages.collapseMenu}
        </button>
      </div>
      {!isCollapsed && (
        <Splitter width={width} controls={id} label={messages.menu} messages={messages} onWidth={setNavWidth} />
      )}
    </nav>
  );
};

/** Settings and account, at the end of the header. */
export const HeaderTools = ({ language, narrow }: { readonly language: SiteLanguage; readonly narrow: boolean }) => {
  const selectors = useSelectors(language);
  const messages = shellMessages(language.code);
  return (
    <>
      <SettingsBlock
        selectors={selectors}
        narrow={narrow}
        messages={{ block: messages.settingsBlock, open: messages.openSettings, close: messages.close }}
        more={{ label: messages.allSettings, href: "/default_settings" }}
      />
      <Account language={language} />
    </>
  );
};

type NarrowProps = {
  readonly language: SiteLanguage;
  readonly menu: { readonly id: string; readonly open: boolean; readonly close: () => void };
};

/** Narrow screens: the menu as an overlay, and the footer bar. */
export const NarrowParts = ({ language, menu }: NarrowProps) => {
  const messages = shellMessages(language.code);
  return (
    <>
      <Dialog
        id={menu.id}
        open={menu.open}
        from="start"
        title={messages.menu}
        quietTitle
        closeLabel={messages.close}
        onClose={menu.close}
      >
        <nav aria-label={messages.menu}>
          <Menu language={language} />
        </nav>
      </Dialog>
      <SiteFooterBar language={language} />
    </>
  );
};
