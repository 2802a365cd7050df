import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { FormWords } from "../../i18n/en/form.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import type { SaveStatus } from "../../ui/form/save-line.tsx";
import { guardLeaving, guardPlace, isGuarded } from "../leave-guard.ts";

const beforeUnload = (event: BeforeUnloadEvent): void => {
  // Exit this page has taken the guard away.
  if (isGuarded()) event.preventDefault();
};

type Watched = {
  readonly session: FormSession;
  readonly save: SaveStatus;
  readonly words: FormWords;
  /** Answers that are kept elsewhere: those the page opened with, those that are in a file. */
  readonly safe: readonly unknown[];
};

/** Asks before the page is left while answers on it are kept nowhere. */
export const useLeaveGuard = ({ session, save, words, safe }: Watched): void => {
  const place = useLocation();
  useEffect(() => guardPlace(), [place]);
  useEffect(() => {
    let release: (() => void) | null = null;
    const isUnsaved = (): boolean => {
      const { type } = save.state();
      const isNowhere = type === "failed" || type === "not_kept";
      return isNowhere && !safe.includes(session.answers()) && Object.keys(session.answers()).length > 0;
    };
    const take = (): void => {
      release?.();
      release = null;
      removeEventListener("beforeunload", beforeUnload);
    };
    const follow = (): void => {
      if (!isUnsaved()) return take();
      if (release) return;
      release = guardLeaving(() => confirm(words.leaveSure));
      addEventListener("beforeunload", beforeUnload);
    };
    follow();
    const stops = [session.onDraft(follow), save.onChange(follow)];
    return () => {
      for (const stop of stops) stop();
      take();
    };
  }, [session, save, words, safe]);
};
