import { site } from "virtual:catalog-site";
import { useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { shellMessages } from "../../i18n/shell.ts";
import type { SiteLanguage } from "../../model/site/site.ts";
import { CONSTANTS } from "../../ui/constants.ts";
import { Notice } from "../../ui/primitives/notice.tsx";
import { Brand } from "../../ui/shell/brand-mark.tsx";
import { HeaderSkeleton, PaneSkeleton } from "../../ui/shell/frame-skeletons.tsx";
import { Header } from "../../ui/shell/header.tsx";
import { interfaceState, useInterfaceState } from "../stores/shell-stores.ts";
import { LoadFailedPart } from "../../ui/shell/load-failed-part.tsx";
import { useFrameParts } from "./use-frame-parts.ts";
import { useNarrow } from "./use-narrow.ts";

type Props = {
  readonly language: SiteLanguage;
  readonly pane: boolean;
  readonly goBack: boolean;
  readonly children: ReactNode;
};

/** Explains that the page has no Japanese version and offers the Japanese home page. */
const MissingLanguage = ({ locale }: { readonly locale: string }) => {
  const messages = shellMessages(locale);
  return (
    <Notice role="status" className="m-5 max-w-prose" title={messages.noCounterpart}>
      <a href="/jp">{messages.goJapaneseHome}</a>
    </Notice>
  );
};

/** The frame of every page except bare ones: header, menu, page, and on narrow screens the footer bar. */
export const WorkFrame = ({ language, pane, goBack, children }: Props) => {
  const narrow = useNarrow();
  const { pathname } = useLocation();
  const messages = shellMessages(language.code);
  const title = useInterfaceState((state) => state.page?.header ?? "");
  const navWidth = useInterfaceState((state) => (state.isMenuCollapsed ? CONSTANTS.navRail : state.navWidth));
  const menuOpen = useInterfaceState((state) => state.menuOpen);
  const missing = useInterfaceState((state) => state.missingOn === pathname);
  const menuId = useId();
  const { setMenuOpen } = interfaceState.getState();
  const [isMenuMissed, setMenuMissed] = useState(false);
  // Close it, so that the next press retries.
  const parts = useFrameParts(menuOpen, () => {
    setMenuOpen(false);
    setMenuMissed(true);
  });

  // The overlay closes when the page changes and when the window grows.
  useEffect(() => setMenuOpen(false), [pathname, narrow, setMenuOpen]);

  return (
    <>
      <Header
        brand={<Brand quiet product={site.product} href={language.home} label={messages.homeLink(site.product)} />}
        title={title}
        goBack={goBack ? { label: messages.goBack, href: language.home } : undefined}
        menu={{
          label: messages.openMenu,
          open: menuOpen,
          controls: menuId,
          toggle: () => setMenuOpen(!menuOpen),
        }}
        tools={parts ? <parts.HeaderTools language={language} narrow={narrow} /> : <HeaderSkeleton />}
      />
      <div className="flex pt-(--header-height) pb-(--footer-bar)">
        {pane && !narrow && (parts ? <parts.Pane language={language} /> : <PaneSkeleton width={navWidth} />)}
        <main id="content" tabIndex={-1} className="min-h-[60vh] min-w-0 grow">
          {isMenuMissed && !parts && (
            <div className="px-5 pb-6">
              <LoadFailedPart language={language.code} onRetry={() => setMenuOpen(true)} />
            </div>
          )}
          {missing && <MissingLanguage locale={language.code} />}
          {children}
        </main>
      </div>
      {narrow && parts && (
        <parts.NarrowParts language={language} menu={{ id: menuId, open: menuOpen, close: () => setMenuOpen(false) }} />
      )}
    </>
  );
};
