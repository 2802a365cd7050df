import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PlannedParty } from "../../../engine/session/plan-seats.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import type { SessionService } from "../../../model/session/session-event.ts";
import type { SigningOrder } from "../../../ui/session/parties-form.tsx";
import { DEFAULT_LANGUAGE, usePathLanguage } from "../../pages/parts/use-path-language.ts";
import { nowIso } from "../../shared/clock.ts";
import { httpLogPort } from "../log/http-log-port.ts";
import { httpSealPort } from "../seal/seal-port.ts";
import { forgetSession, saveSession } from "../storage/session-store.ts";
import { startSession } from "../start-session.ts";
import type { SessionSubject } from "../start-session.ts";

/** Starts a session from a page; whether that is in progress, and why it failed. */
export type Start = {
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Starts a session with these parties and their witnesses, and opens it; true if it has started. */
  readonly start: (subject: SessionSubject, parties: readonly PlannedParty[], order: SigningOrder) => Promise<boolean>;
};

/** Starts sessions of a service. */
export const useStart = (messages: SessionMessages, service: SessionService): Start => {
  const navigate = useNavigate();
  const { code, segment } = usePathLanguage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start: Start["start"] = async (subject, parties, order) => {
    setBusy(true);
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    const dependencies = {
      crypto: globalThis.crypto,
      port: httpLogPort,
      upload: httpSealPort.upload,
      save: saveSession,
      now: nowIso,
    };
    const started = await startSession(dependencies, subject, { service, parties, order, zone });
    if (started.ok) {
      const suffix = code === DEFAULT_LANGUAGE.code ? "" : `/${segment}`;
      void navigate(`/s/negotiation/${started.session.id}${suffix}`, { replace: true });
      return true;
    }
    setBusy(false);
    setProblem(started.failure === "storage" ? messages.storageFailed : messages.logFailures[started.failure]);
    if (started.id !== null) await forgetSession(started.id).catch(() => undefined);
    return false;
  };
  return { isBusy, problem, start };
};
