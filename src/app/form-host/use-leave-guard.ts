import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { FormMessages } from "../../i18n/en/form.ts";
import type { FormSession } from "../../ui/form-state/form-session.ts";
import type { SaveStatus } from "../../ui/form/page/save-indicator.tsx";
import { setLeaveGuard, rememberGuardedPage, hasLeaveGuard } from "../shared/leave-guard.ts";

const beforeUnload = (event: BeforeUnloadEvent): void => {
  // Quick exit removes the guard, so that it is never interrupted.
  if (hasLeaveGuard()) event.preventDefault();
};

type LeaveGuardOptions = {
  readonly session: FormSession;
  readonly save: SaveStatus;
  readonly messages: FormMessages;
  /** Answers that need no warning: those the page opened with, and those saved to a file. */
  readonly safe: readonly unknown[];
};

/** Confirms before the visitor leaves answers that are stored nowhere. */
export const useLeaveGuard = ({ session, save, messages, safe }: LeaveGuardOptions): void => {
  const place = useLocation();
  useEffect(() => rememberGuardedPage(), [place]);
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
      release = setLeaveGuard(() => confirm(messages.leaveSure));
      addEventListener("beforeunload", beforeUnload);
    };
    follow();
    const stops = [session.onDraftChange(follow), save.onChange(follow)];
    return () => {
      for (const stop of stops) stop();
      take();
    };
  }, [session, save, messages, safe]);
};
