import { useCallback, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { PageDefinition } from "../../../model/definition.ts";
import { inScreenLanguage } from "../../../model/site/screen-language.ts";
import type { ByScreenLanguage } from "../../../model/site/screen-language.ts";
import { clearLeaveGuard } from "../../shared/leave-guard.ts";
import { recentPages } from "../../stores/shell-stores.ts";
import { openDrafts, tabMemory } from "../draft/tab-memory.ts";

// Public weather services: unremarkable in anyone's history.
const EXIT_PAGES: ByScreenLanguage<string> = {
  en: "https://www.weather.gov/",
  ja: "https://www.jma.go.jp/bosai/forecast/",
};

/**
 * Leaves a page at once: clears the screen, keeps Back from showing answers, and removes the page from My Recent.
 *
 * A page cannot edit the browser's history; the start screen warns about that.
 */
export const useQuickExit = (page: Pick<PageDefinition, "id" | "language">): (() => void) => {
  const { pathname } = useLocation();
  const { id, language } = page;
  useEffect(() => {
    // When the back/forward cache restores the page, hide it and reload without answers.
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted && tabMemory(id).usedQuickExit()) location.reload();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, [id]);
  return useCallback(() => {
    clearLeaveGuard();
    tabMemory(id).setUsedQuickExit(true);
    openDrafts.clear();
    recentPages.getState().forget(pathname);
    document.documentElement.hidden = true;
    location.replace(inScreenLanguage(EXIT_PAGES, language));
  }, [id, language, pathname]);
};
