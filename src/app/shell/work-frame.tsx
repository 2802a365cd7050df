import { site } from "virtual:catalog-site";
import { useEffect, useId } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { shellWords } from "../../i18n/shell.ts";
import type { SiteLanguage } from "../../model/site.ts";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Brand } from "../../ui/shell/brand-mark.tsx";
import { Header } from "../../ui/shell/header.tsx";
import { SettingsBlock } from "../../ui/shell/settings-block.tsx";
import { Splitter } from "../../ui/shell/splitter.tsx";
import { interfaceState, useInterfaceState } from "../stores/first-stores.ts";
import { Account } from "./account.tsx";
import { Foot } from "./foot.tsx";
import { Menu } from "./menu.tsx";
import { useNarrow } from "./use-narrow.ts";
import { useSelectors } from "./use-selectors.ts";

type Props = {
  readonly language: SiteLanguage;
  readonly pane: boolean;
  readonly goBack: boolean;
  readonly children: ReactNode;
};

const Pane = ({ language }: { readonly language: SiteLanguage }) => {
  const width = useInterfaceState((state) => state.navWidth);
  const words = shellWords(language.code);
  const id = useId();
  return (
    <nav
      data-shell
      aria-label={words.menu}
      className="sticky top-(--header-height) flex h-[calc(100dvh-var(--header-height))] shrink-0"
    >
      <div
        id={id}
        style={{ width }}
        className="overflow-y-auto overscroll-contain border-e border-rule bg-paper [contain:strict]"
      >
        <Menu language={language} />
      </div>
      <Splitter
        width={width}
        controls={id}
        label={words.menu}
        words={words}
        onWidth={interfaceState.getState().setNavWidth}
      />
    </nav>
  );
};

/** Says that the page has no Japanese version, and offers the Japanese home instead. */
const MissingLanguage = ({ locale }: { readonly locale: string }) => {
  const words = shellWords(locale);
  return (
    <Notice role="status" className="m-5 max-w-prose" title={words.noCounterpart}>
      <a href="/jp">{words.goJapaneseHome}</a>
    </Notice>
  );
};

/** The frame of every working page: header, menu, page, and on narrow screens the bar at the foot. */
export const WorkFrame = ({ language, pane, goBack, children }: Props) => {
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const words = shellWords(language.code);
  const title = useInterfaceState((state) => state.page?.header ?? "");
  const menuOpen = useInterfaceState((state) => state.menuOpen);
  const missing = useInterfaceState((state) => state.missingOn === pathname);
  const selectors = useSelectors(language);
  const menuId = useId();
  const { setMenuOpen } = interfaceState.getState();

  // The overlay closes when the page changes and when the window grows.
  useEffect(() => setMenuOpen(false), [pathname, narrow, setMenuOpen]);

  return (
    <>
      <Header
        brand={<Brand quiet product={site.product} href={language.home} label={words.homeLink(site.product)} />}
        title={title}
        goBack={goBack ? { label: words.goBack, href: language.home } : undefined}
        menu={{
          label: words.openMenu,
          open: menuOpen,
          controls: menuId,
          toggle: () => setMenuOpen(!menuOpen),
        }}
        settings={
          <SettingsBlock
            selectors={selectors}
            narrow={narrow}
            words={{ block: words.settingsBlock, open: words.openSettings, close: words.close }}
            more={{ label: words.allSettings, href: "/default_settings" }}
          />
        }
        account={<Account language={language} />}
      />
      <div className="flex pt-(--header-height) pb-(--footer-bar)">
        {pane && !narrow && <Pane language={language} />}
        <main id="content" tabIndex={-1} className="min-h-[60vh] min-w-0 grow">
          {missing && <MissingLanguage locale={language.code} />}
          {children}
        </main>
      </div>
      {narrow && (
        <>
          <Dialog
            id={menuId}
            open={menuOpen}
            from="start"
            title={words.menu}
            quietTitle
            closeLabel={words.close}
            onClose={() => setMenuOpen(false)}
          >
            <nav aria-label={words.menu}>
              <Menu language={language} />
            </nav>
          </Dialog>
          <Foot language={language} />
        </>
      )}
    </>
  );
};
