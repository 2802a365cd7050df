import { site } from "virtual:catalog-site";
import { Suspense, use, useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { languageOfPath } from "../engine/nav/site-paths.ts";
import { frameMessages } from "../i18n/frame.ts";
import { Spinner } from "../ui/primitives/spinner.tsx";
import { loadScreenLanguage, isLanguageSettled } from "./shared/languages.ts";
import { lazyComponent, optionalComponent } from "./shared/lazy-component.ts";
import { useSiteUpdate } from "./offline/site-update.ts";
import { useOnline } from "./offline/use-online.ts";
import { routeOf } from "./routing/routes.ts";
import { useInterfaceState, useToasts } from "./stores/shell-stores.ts";
import { BareFrame } from "./shell/bare-frame.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";
import { useLinkNavigation } from "./shell/use-link-navigation.ts";
import { useNavigationFocus } from "./shell/use-navigation-focus.ts";
import { useFocusRescue } from "./shell/use-focus-rescue.ts";

const { Component: WorkFrame, load: loadWorkFrame } = lazyComponent(
  async () => (await import("./shell/work-frame.tsx")).WorkFrame,
);
const loadSiteNotices = async () => (await import("./offline/site-notices.tsx")).SiteNotices;
const SiteNotices = optionalComponent(loadSiteNotices);
const Toaster = optionalComponent(async () => (await import("./shell/toaster.tsx")).Toaster);

// By then the page has rendered and network traffic has settled.
const QUIET_MS = 5_000;

/** Preloads the offline notice, because it cannot be fetched while offline. */
const usePreloadedNotices = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => void loadSiteNotices().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
};

/** Prefetches the code and texts of an address, the frame and the page in parallel. */
export const prefetchRoute = async (path: string): Promise<void> => {
  const { route } = routeOf(path);
  const language = languageOfPath(path, site.languages).code;
  await Promise.all([route.load(), route.bare ? null : loadWorkFrame(), loadScreenLanguage(language)]);
};

/** Suspends until the texts of the language are loaded. */
const LanguageBoundary = ({
  language,
  children,
}: {
  readonly language: string;
  readonly children: ReactNode;
}): ReactNode => {
  if (!isLanguageSettled(language)) use(loadScreenLanguage(language));
  return children;
};

/** Applies the chosen theme to the page; without a choice the device decides. */
const useTheme = (): void => {
  const theme = useInterfaceState((state) => state.theme);
  useLayoutEffect(() => {
    if (theme === "device") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }, [theme]);
};

/** The site frame around the current page. */
export const SiteFrame = () => {
  const { pathname } = useLocation();
  const language = languageOfPath(pathname, site.languages);
  const messages = frameMessages(language.code);
  const { route, parts } = routeOf(pathname);
  // The toast area is loaded with the first toast.
  const isOnline = useOnline();
  const isUpdateWaiting = useSiteUpdate((state) => state.waiting !== null);
  const hasNews = !isOnline || isUpdateWaiting;
  const hasToasts = useToasts((state) => state.toasts.length > 0);
  useLinkNavigation();
  useNavigationFocus();
  useTheme();
  usePreloadedNotices();
  useFocusRescue();
  // Before the first paint, because fonts and sizes depend on the language.
  useLayoutEffect(() => {
    document.documentElement.lang = language.code;
  }, [language]);

  const page = (
    <ErrorBoundary locale={language.code} path={pathname}>
      {/* Keyed by path, so that the spinner replaces the previous page while the next one loads. */}
      <Suspense key={pathname} fallback={<Spinner label={messages.loading} />}>
        <route.Page parts={parts} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <a
        href="#content"
        className="no-print fixed start-3 top-3 z-70 -translate-y-24 rounded-md bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {messages.skip}
      </a>
      {/* Also catches errors of the frame itself, whose code may fail to load. */}
      <ErrorBoundary locale={language.code} path={pathname}>
        <Suspense fallback={<Spinner label={messages.loading} />}>
          <LanguageBoundary language={language.code}>
            {route.bare ? (
              <BareFrame language={language}>{page}</BareFrame>
            ) : (
              <WorkFrame language={language} pane={route.pane !== false} goBack={route.goBack === true}>
                {page}
              </WorkFrame>
            )}
          </LanguageBoundary>
        </Suspense>
      </ErrorBoundary>
      {hasNews && <SiteNotices locale={language.code} />}
      {hasToasts && <Toaster locale={language.code} />}
    </>
  );
};
