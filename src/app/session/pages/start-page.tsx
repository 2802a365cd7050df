import { FileText } from "lucide-react";
import { useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { sessionMessages } from "../../../i18n/session.ts";
import type { SiteLanguage } from "../../../model/site/site.ts";
import type { AmendedFile, SessionService } from "../../../model/session/session-event.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { Button } from "../../../ui/primitives/button.tsx";
import { Notice } from "../../../ui/primitives/notice.tsx";
import { PartiesForm } from "../../../ui/session/parties-form.tsx";
import { SigningLaw } from "../../../ui/session/signing/signing-law.tsx";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { usePage } from "../../shared/use-page.ts";
import type { PageMetadata } from "../../shared/use-page.ts";
import { PageBody } from "../../pages/parts/page-body.tsx";
import { AmendPicker } from "../amend/amend-picker.tsx";
import type { OpenedVaultDocument } from "../amend/open-vault-document.ts";
import { useVaultDocument } from "../amend/use-vault-document.ts";
import { confirmedByParties } from "../file/upload-subject.ts";
import { signatoryNames } from "../signatory-names.ts";
import { subjectFrom } from "../session-subject.ts";
import type { SessionSubject } from "../start-session.ts";
import { startMetadata } from "./start-metadata.ts";
import { StartedDocuments } from "./started-documents.tsx";
import { UploadStart } from "./upload-start.tsx";
import { useStart } from "./use-start.ts";

type Props = {
  readonly language: SiteLanguage;
  readonly service: SessionService;
  /** What the page reports to the frame in English. */
  readonly page: PageMetadata;
};

/** Starts a negotiation of the document that another page passed on. */
export const StartPage = ({ language, service, page }: Props) => {
  const messages = sessionMessages(language.code);
  const { state } = useLocation();
  // The prerendered page knows no navigation.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const subject = useMemo(() => (isHydrated ? subjectFrom(state) : null), [isHydrated, state]);
  const [search] = useSearchParams();
  const id = isHydrated && !subject ? search.get("document") : null;
  const vault = useVaultDocument(id);
  const { title, lead } = messages.services[service];
  usePage(startMetadata(page, language.code, title));
  return (
    <PageBody width="page" title={title} lead={lead}>
      {id !== null && vault === null ? (
        <Spinner label={messages.amend.opening} />
      ) : vault?.type === "failed" ? (
        <Notice tone="danger" role="alert">
          <p>{messages.amend.notLoaded}</p>
          <Button small className="mt-2" onClick={vault.retry}>
            {messages.tryAgain}
          </Button>
        </Notice>
      ) : (
        <Begin messages={messages} locale={language.code} service={service} subject={subject} opened={vault} />
      )}
      <p className="mt-4 max-w-prose">
        <a href="/negotiate-and-sign">{messages.howItWorks}</a>
      </p>
    </PageBody>
  );
};

type BeginProps = {
  readonly messages: SessionMessages;
  readonly locale: string;
  readonly service: SessionService;
  /** The document that another page passed on. */
  readonly subject: SessionSubject | null;
  /** The document of the vault that the address names. */
  readonly opened: OpenedVaultDocument | null;
};

/** What is negotiated or signed, which signed document it amends, and who takes part. */
const Begin = ({ messages, locale, service, subject, opened }: BeginProps) => {
  const [original, setOriginal] = useState(opened?.type === "signed" ? opened.original : null);
  // An uploaded file that was signed has no text of its own.
  const text = original?.document && original.document.blocks.length > 0 ? original.document : null;
  const amended: SessionSubject | null =
    service === "negotiation" && text ? { document: text, source: null, ...confirmedByParties(messages) } : null;
  const made = opened?.type === "made" ? opened.subject : null;
  const chosen = subject ?? made ?? amended;
  const given = chosen && original ? { ...chosen, amends: original.amends } : chosen;
  const isUseless = opened?.type === "none" || (opened?.type === "pdf" && service === "negotiation");
  const amend = <AmendPicker messages={messages} original={original} onChange={setOriginal} />;
  return (
    <>
      {isUseless && <Notice tone="caution">{messages.amend.notOpened}</Notice>}
      {made && <Notice>{messages.amend.fromAnswers}</Notice>}
      {service === "negotiation" && original && !text && <Notice tone="caution">{messages.amend.noText}</Notice>}
      {given ? (
        <StartForm messages={messages} subject={given} service={service} amend={amend} />
      ) : (
        <>
          <NoDocument
            messages={messages}
            locale={locale}
            service={service}
            amends={original?.amends ?? null}
            first={opened?.type === "pdf" ? opened.file : null}
            onAmends={(amends) => setOriginal({ amends, document: null })}
          />
          <div className="max-w-prose">{amend}</div>
        </>
      )}
    </>
  );
};

type NoDocumentProps = {
  readonly messages: SessionMessages;
  /** Screen language. */
  readonly locale: string;
  readonly service: SessionService;
  readonly amends: AmendedFile | null;
  /** A PDF that is to be signed. */
  readonly first: File | null;
  readonly onAmends: (amends: AmendedFile) => void;
};

const NoDocument = ({ messages, locale, service, amends, first, onAmends }: NoDocumentProps) => {
  const documents = <StartedDocuments messages={messages} locale={locale} />;
  if (service !== "signing") return documents;
  return (
    <UploadStart messages={messages} locale={locale} amends={amends} first={first} onAmends={onAmends}>
      {documents}
    </UploadStart>
  );
};

type FormProps = {
  readonly messages: SessionMessages;
  readonly subject: SessionSubject;
  readonly service: SessionService;
  /** Names the signed document that this one amends. */
  readonly amend: ReactNode;
};

const StartForm = ({ messages, subject, service, amend }: FormProps) => {
  const { isBusy, problem, start } = useStart(messages, service);
  const isPaperOnly = subject.signing === "prohibited" || subject.signing === "not_by_default";
  const mayStart = service === "negotiation" || !isPaperOnly;
  if (!globalThis.isSecureContext) return <Notice tone="danger">{messages.insecure}</Notice>;
  return (
    <div className="grid max-w-prose gap-8">
      <div className="grid gap-2 border-b border-rule pb-4">
        <h2 className="font-sans text-sm font-normal text-soft">{messages.documentFrom}</h2>
        <p className="flex items-start gap-3 font-serif text-2xl font-semibold" lang={subject.document.language}>
          <FileText aria-hidden className="mt-1 size-6 shrink-0 text-soft" />
          {subject.document.title}
        </p>
        {amend}
      </div>
      {isPaperOnly && (
        <Notice title={messages.paperOnly}>
          {subject.signingReason && <SigningLaw reason={subject.signingReason} />}
          <p>{service === "signing" ? messages.paperWay : messages.paperOnlyText}</p>
        </Notice>
      )}
      {mayStart && (
        <PartiesForm
          messages={messages}
          service={service}
          suggested={signatoryNames(subject.document).map((name) => ({ name, witnesses: [] }))}
          isBusy={isBusy}
          problem={problem}
          onStart={(parties, order) => void start(subject, parties, order)}
        />
      )}
    </div>
  );
};
