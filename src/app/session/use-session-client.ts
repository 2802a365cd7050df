import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createNoteSecret } from "../../sealing/encrypt-note.ts";
import { createSigningKeys } from "../../sealing/signing-keys.ts";
import { EMPTY_LOG } from "../../sealing/verify-hash-chain.ts";
import { nowIso } from "../shared/clock.ts";
import { createSessionClient } from "./create-session-client.ts";
import type { SessionClient } from "./create-session-client.ts";
import { httpLogPort } from "./log/http-log-port.ts";
import { readLinkFragment } from "./session-link.ts";
import type { SessionLink } from "./session-link.ts";
import { loadSession, saveSession } from "./storage/session-store.ts";
import type { DeviceSession, SessionView } from "./session-view.ts";

/** Loading state of a session: it is opening, cannot be opened, or is ready with its client. */
export type SessionLoad =
  | { readonly type: "opening" | "absent" | "cut_link" | "insecure" | "no_storage" | "no_answer" }
  | { readonly type: "ready"; readonly client: SessionClient };

const SESSION_ID = /^[A-Za-z0-9_-]{22}$/;

/** The stored form of a session that this device was invited to; null if the server does not answer. */
const newSession = async (id: string, link: SessionLink): Promise<DeviceSession | null> => {
  const headKey = await httpLogPort.headKey();
  if (!headKey.ok) return null;
  const device = await createSigningKeys(globalThis.crypto);
  return { ...FRESH, id, ...link, device, headKey: headKey.value, changed: nowIso() };
};

/** The stored session, with the invitation of the link added; removes the keys of the link from the address bar. */
const sessionOf = async (id: string): Promise<DeviceSession | SessionLoad["type"]> => {
  const { hash } = globalThis.location;
  const stored = await loadSession(id);
  const link = readLinkFragment(hash);
  if (hash.length > 1 && !link && !stored) return "cut_link";
  if (!link && !stored) return "absent";
  const kept = stored ?? (link && (await newSession(id, link)));
  if (!kept) return "no_answer";
  const invitation = link?.invitation ?? kept.invitation;
  // Another device of a person gets the secret of the first one.
  const noteSecret = kept.noteSecret ?? (invitation?.isDevice ? undefined : createNoteSecret(globalThis.crypto));
  const session = { ...kept, ...(noteSecret === undefined ? {} : { noteSecret }), invitation };
  if (!(await saveSession(session))) return "no_storage";
  if (hash !== "") globalThis.history.replaceState(globalThis.history.state, "", globalThis.location.pathname);
  // Another tab may have stored a secret for notes first.
  return (await loadSession(id)) ?? session;
};

const FRESH = { format: 1, seat: null, invited: {}, head: EMPTY_LOG, state: null, unsent: {} } as const;

const openClient = async (id: string): Promise<SessionLoad> => {
  const { crypto, isSecureContext } = globalThis;
  if (!isSecureContext) return { type: "insecure" };
  if (!SESSION_ID.test(id)) return { type: "absent" };
  const session = await sessionOf(id);
  if (typeof session === "string") return { type: session } as SessionLoad;
  const dependencies = { crypto, port: httpLogPort, save: saveSession, now: nowIso };
  const client = await createSessionClient(dependencies, session);
  return client ? { type: "ready", client } : { type: "cut_link" };
};

/** Opens the session of an address and follows its log. */
export const useSessionClient = (id: string): SessionLoad => {
  const [load, setLoad] = useState<SessionLoad>({ type: "opening" });
  const [links, setLinks] = useState(0);
  useEffect(() => {
    // Opening another link to the same session in this tab does not reload the page.
    const open = (): void => {
      if (readLinkFragment(globalThis.location.hash)) setLinks((count) => count + 1);
    };
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  useEffect(() => {
    let isOpen = true;
    let stop = (): void => undefined;
    const open = async (): Promise<void> => {
      const opened = await openClient(id).catch((): SessionLoad => ({ type: "no_storage" }));
      if (!isOpen) return;
      if (opened.type === "ready") {
        await opened.client.refresh();
        stop = opened.client.subscribe();
      }
      if (isOpen) setLoad(opened);
      else stop();
    };
    void open();
    return () => {
      isOpen = false;
      stop();
    };
  }, [id, links]);
  return load;
};

/** The current view of a session. */
export const useSessionView = (client: SessionClient): SessionView => {
  const subscribe = useCallback((notify: () => void) => client.onChange(notify), [client]);
  return useSyncExternalStore(subscribe, client.view);
};
