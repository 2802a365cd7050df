import { site } from "virtual:catalog-site";
import { Suspense, use, useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { languageOfPath } from "../../engine/nav/site-paths.ts";
import { frameWords } from "../../i18n/frame.ts";
import { Spinner } from "../../ui/primitives/spinner.tsx";
import { bringScreenLanguage, isLanguageSettled } from "../languages.ts";
import { lateComponent, optionalComponent } from "../late-component.ts";
import { useSiteUpdate } from "../offline/site-update.ts";
import { useOnline } from "../offline/use-online.ts";
import { routeOf } from "../routes.ts";
import { useInterfaceState, useToasts } from "../stores/first-stores.ts";
import { BareFrame } from "./bare-frame.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { useLinkNavigation } from "./link-navigation.ts";
import { useArrival } from "./use-arrival.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const { Late: WorkFrame, load: loadWorkFrame } = lateComponent(
  async () => (await import("./work-frame.tsx")).WorkFrame,
);
const fetchSiteNews = async () => (await import("../offline/site-news.tsx")).SiteNews;
const SiteNews = optionalComponent(fetchSiteNews);
const Toaster = optionalComponent(async () => (await import("./toaster.tsx")).Toaster);

// By then the page is drawn and read.
const QUIET_MS = 5_000;

/** Fetches the news ahead: what says that the network is away cannot be fetched then. */
const useNewsAhead = (): void => {
  useEffect(() => {
    const timer = setTimeout(() => void fetchSiteNews().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
};

/** Fetches what an address will need, frame and page side by side. */
export const fetchAhead = async (path: string): Promise<void> => {
  const { route } = routeOf(path);
  const language = languageOfPath(path, site.languages).code;
  await Promise.all([route.load(), route.bare ? null : loadWorkFrame(), bringScreenLanguage(language)]);
};

/** What is inside, as soon as the words of the language are here. */
const Spoken = ({ language, children }: { readonly language: string; readonly children: ReactNode }): ReactNode => {
  if (!isLanguageSettled(language)) use(bringScreenLanguage(language));
  return children;
};

/** The theme somebody chose, on the page itself; without a choice the device decides. */
const useTheme = (): void => {
  const theme = useInterfaceState((state) => state.theme);
  useLayoutEffect(() => {
    if (theme === "device") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }, [theme]);
};

/** Everything that stands around a page, and the page itself. */
export const SiteFrame = () => {
  const { pathname } = useLocation();
  const language = languageOfPath(pathname, site.languages);
  const words = frameWords(language.code);
  const { route, parts } = routeOf(pathname);
  // The corner for toasts is loaded with the first of them.
  const isOnline = useOnline();
  const isUpdateWaiting = useSiteUpdate((state) => state.waiting !== null);
  const hasNews = !isOnline || isUpdateWaiting;
  const hasToasts = useToasts((state) => state.toasts.length > 0);
  useLinkNavigation();
  useArrival();
  useTheme();
  useNewsAhead();
  useKeptFocus();
  // Before anything is painted: faces and sizes of letters follow the language.
  useLayoutEffect(() => {
    document.documentElement.lang = language.code;
  }, [language]);

  const page = (
    <ErrorBoundary locale={language.code} path={pathname}>
      {/* A boundary of its own for each page: without it the last page would stay until the next is here. */}
      <Suspense key={pathname} fallback={<Spinner label={words.loading} />}>
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
        {words.skip}
      </a>
      {/* Around the frame as well: its code can fail to come, and a screen that says so is better than an empty one. */}
      <ErrorBoundary locale={language.code} path={pathname}>
        <Suspense fallback={<Spinner label={words.loading} />}>
          <Spoken language={language.code}>
            {route.bare ? (
              <BareFrame language={language}>{page}</BareFrame>
            ) : (
              <WorkFrame language={language} pane={route.pane !== false} goBack={route.goBack === true}>
                {page}
              </WorkFrame>
            )}
          </Spoken>
        </Suspense>
      </ErrorBoundary>
      {hasNews && (
        <Suspense>
          <SiteNews locale={language.code} />
        </Suspense>
      )}
      {hasToasts && (
        <Suspense>
          <Toaster locale={language.code} />
        </Suspense>
      )}
    </>
  );
};
