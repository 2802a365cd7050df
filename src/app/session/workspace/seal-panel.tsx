import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus, FileDown, FolderPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { seatOf } from "../../../engine/session/rules/seats.ts";
import type { SessionState } from "../../../model/session/session-state.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { useCatalog } from "../../queries/use-catalog.ts";
import { useRefreshDevice } from "../../queries/use-device-records.ts";
import type { SuggestedDates } from "../../pages/tracker/suggested-dates.ts";
import { download, fileName } from "../../shared/download.ts";
import { useDocumentSettings } from "../../stores/browser-stores.ts";
import { SEALED_MIME, isSealedFileStored, storeSealedFile } from "../seal/store-sealed-file.ts";
import type { SealFailure, SealOutcome } from "../seal/seal-session.ts";
import { signingDay } from "../seal/signing-day.ts";
import type { SessionProps } from "../session-props.ts";
import { leadTo } from "./use-progress-focus.ts";

type Props = SessionProps & { readonly seat: string };

/** How long other devices wait for the last signer's to seal before they do it themselves. Unit: milliseconds. */
const FIRST_WAIT_MS = 15_000;
const RETRY_MS = 20_000;

/** The seat on whose device the last signature was made, or the last certificate. */
const lastSigner = ({ signatures, certificates, seats }: SessionState): string | undefined => {
  const last = Object.entries({ ...signatures, ...certificates }).toSorted(([, a], [, b]) => b.seq - a.seq)[0]?.[0];
  return seats.find(({ id }) => id === last)?.host ?? last;
};

const sealFile = async (client: SessionProps["client"]): Promise<SealOutcome> => {
  const [{ sealSession }, { httpSealPort }, { loadSealablePrinter }] = await Promise.all([
    import("../seal/seal-session.ts"),
    import("../seal/seal-port.ts"),
    import("../../create/make-files.ts"),
  ]);
  return sealSession({ crypto: globalThis.crypto, port: httpSealPort, print: await loadSealablePrinter() }, client);
};

/** The sealed file, once this device has verified it; until then it is tried again. */
const useSealedFile = (client: SessionProps["client"], state: SessionState, isPatient: boolean) => {
  const [outcome, setOutcome] = useState<SealOutcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const seals = state.seals.length;
  const isDone = outcome?.ok === true;
  useEffect(() => {
    if (isDone) return undefined;
    let isOpen = true;
    const run = async (): Promise<void> => {
      const next = await sealFile(client).catch((): SealOutcome => ({ ok: false, failure: "offline" }));
      if (isOpen) setOutcome(next);
    };
    const wait = attempt > 0 ? RETRY_MS : isPatient && seals === 0 ? FIRST_WAIT_MS : 0;
    const timer = setTimeout(() => void run().then(() => isOpen && setAttempt(attempt + 1)), wait);
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [client, isDone, isPatient, seals, attempt]);
  return outcome;
};

const failureText = (messages: SessionProps["messages"], failure: SealFailure): string => {
  if (failure === "evidence" || failure === "unverified" || failure === "changed")
    return messages.sealFailures[failure];
  return messages.logFailures[failure];
};

/** The sealed file, which everyone can keep and anyone can check. */
export const SealPanel = ({ messages, client, session, state, seat }: Props) => {
  const outcome = useSealedFile(client, state, lastSigner(state) !== seat);
  // A session that was complete when the page was opened leads nowhere.
  const [wasComplete] = useState(state.phase === "complete");
  if (!outcome?.ok) {
    return (
      <section className="grid gap-3" aria-live="polite">
        <Notice title={messages.sealing}>{messages.sealingText}</Notice>
        {outcome ? (
          <Notice tone="danger">
            <p>{failureText(messages, outcome.failure)}</p>
            <p>{messages.sealAgain}</p>
          </Notice>
        ) : (
          <Spinner label={messages.sealing} />
        )}
      </section>
    );
  }
  return (
    <Sealed messages={messages} file={outcome.file} state={state} id={session.id} seat={seat} isNew={!wasComplete} />
  );
};

type SealedProps = {
  readonly messages: SessionProps["messages"];
  readonly file: Uint8Array;
  readonly state: SessionState;
  readonly id: string;
  readonly seat: string;
  /** Whether it was sealed while the page was open. */
  readonly isNew: boolean;
};

/** Whether a definition is sensitive, so that its file must not be left on a shared device; null while loading. */
const useIsSensitive = ({ source }: SessionState): boolean | null => {
  const { data: catalog, error } = useCatalog();
  if (source === null) return false;
  if (catalog) return catalog.lookup.byId(source.definition)?.sensitive !== false;
  return error ? true : null;
};

type Kept = "kept" | "offered" | "refused";

/**
 * Stores the file in the vault when it is first shown, or offers to if its definition is sensitive, or to a notary, whose
 * document it is not. "refused" if the browser refuses, null until it is decided.
 */
const useKept = ({ id, state, file, seat }: SealedProps) => {
  const [chosen, setChosen] = useState<Kept | null>(null);
  const refresh = useRefreshDevice();
  const isSensitive = useIsSensitive(state);
  const isOffered = isSensitive === null ? null : isSensitive || seatOf(state, seat)?.role === "notary";
  const store = async (): Promise<Kept> => {
    const isStored = await storeSealedFile(id, state, file);
    await refresh();
    return isStored ? "kept" : "refused";
  };
  const offer = async (): Promise<Kept> => ((await isSealedFileStored(id).catch(() => false)) ? "kept" : "offered");
  const { data: first } = useQuery({
    queryKey: ["sealed-file", id],
    queryFn: isOffered ? offer : store,
    enabled: isOffered !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { kept: chosen ?? first ?? null, keep: () => void store().then(setChosen) };
};

/** Opens the tracker with the dates of the signed document; the failure is shown if they cannot be loaded. */
const useWatchedDates = ({ state, id }: SealedProps) => {
  const settings = useDocumentSettings((stored) => stored.settings);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [haveDatesFailed, setDatesFailed] = useState(false);
  const load = async (): Promise<SuggestedDates> => {
    const day = signingDay(state);
    if (state.source === null || day === null) return {};
    const { signedDates } = await import("../../create/signed-dates.ts");
    return signedDates(client, state.source, settings, day);
  };
  const watch = async (): Promise<void> => {
    const dates = await load().catch(() => null);
    setDatesFailed(dates === null);
    if (dates === null) return;
    void navigate(`/expiration-tracker?document=${encodeURIComponent(id)}`, { state: { dates } });
  };
  return { watch, haveDatesFailed };
};

const Sealed = (props: SealedProps) => {
  const { messages, file, state, isNew } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) leadTo(heading.current);
  }, [isNew]);
  const { kept, keep } = useKept(props);
  const { watch, haveDatesFailed } = useWatchedDates(props);
  const name = fileName(messages.sealedName(state.document.title), "pdf");
  return (
    <section className="grid gap-4" aria-labelledby="session-sealed">
      <h2 ref={heading} tabIndex={-1} id="session-sealed" className="text-2xl">
        {messages.sealedTitle}
      </h2>
      <Notice tone="good">{messages.sealedText}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="main"
          icon={<FileDown aria-hidden className="size-5" />}
          onClick={() => download(name, file, SEALED_MIME)}
        >
          {messages.downloadSealed}
        </Button>
        {(kept === "offered" || kept === "refused") && (
          <Button icon={<FolderPlus aria-hidden className="size-5" />} onClick={keep}>
            {messages.keepInVault}
          </Button>
        )}
        {kept === "kept" && (
          <Button icon={<CalendarPlus aria-hidden className="size-5" />} onClick={() => void watch()}>
            {messages.watchDates}
          </Button>
        )}
      </div>
      <div role="alert">{haveDatesFailed && <Notice tone="danger">{messages.datesFailed}</Notice>}</div>
      <p role="status">
        {kept === "kept" && <a href="/document-vault">{messages.keptInVault}</a>}
        {kept === "refused" && messages.storageFailed}
      </p>
      <p>
        <a href={messages.verify.href}>{messages.verifyLink}</a>
      </p>
    </section>
  );
};
