import { useCallback, useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { PageDefinition } from "../../model/definition.ts";
import { letLeave } from "../leave-guard.ts";
import { recentPages } from "../stores/first-stores.ts";
import { tabMemory } from "./tab-memory.ts";

// Public weather offices: a page anybody might have open.
const AWAY: { readonly [language: string]: string } = { ja: "https://www.jma.go.jp/bosai/forecast/" };
const AWAY_ELSEWHERE = "https://www.weather.gov/";

/**
 * Leaves a page at once: nothing of it shows, Back does not bring answers into sight, My Recent forgets it.
 *
 * The history of the browser is out of our reach; the page says so beforehand.
 */
export const useQuickExit = (definition: PageDefinition): (() => void) => {
  const { pathname } = useLocation();
  const { id, language } = definition;
  useEffect(() => {
    // A page the browser kept alive comes back as it was left: hidden, and then loaded without its answers.
    const comeBack = (event: PageTransitionEvent): void => {
      if (event.persisted && tabMemory(id).wasLeft()) location.reload();
    };
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, [id]);
  return useCallback(() => {
    const memory = tabMemory(id);
    letLeave();
    memory.setLeft(true);
    memory.setOpenDraft(null);
    recentPages.getState().forget(pathname);
    document.documentElement.hidden = true;
    location.replace(AWAY[language] ?? AWAY_ELSEWHERE);
  }, [id, language, pathname]);
};
