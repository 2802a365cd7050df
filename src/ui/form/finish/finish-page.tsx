import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import { Button } from "../../primitives/button.tsx";
import { buttonClasses } from "../../primitives/button-classes.ts";
import { Notice } from "../../primitives/notice.tsx";
import { CalendarPlus, FolderPlus, Printer } from "lucide-react";
import { Downloads } from "./downloads.tsx";
import type { DownloadProps } from "./downloads.tsx";
import type { FormNavigation } from "../context/form-navigation.ts";
import { LawNotice } from "../check/law-notice.tsx";
import { NextSteps, SourceLine } from "./next-steps.tsx";
import type { ShownNextStep } from "./next-steps.tsx";
import type { DocumentForm } from "../context/open-form.ts";
import { BlankNotice } from "../check/blank-notice.tsx";
import { PageHeading } from "../context/page-heading.tsx";
import { usePathLabels } from "../question/path-labels.ts";
import { WarningList } from "../check/warning-list.tsx";
import { useDocument } from "../preview/preview-pane.tsx";
import type { PreviewSource } from "../preview/preview-pane.tsx";

/** "Saved to your Document Vault.", with a link; or why saving failed. */
export type FinishStatus = { readonly text: string; readonly isGood: boolean; readonly href?: string };

/** A service for the finished document, such as negotiating it. */
export type DocumentService = { readonly title: string; readonly href: string; readonly onOpen: () => void };

/** A related page of this site. */
export type RelatedPage = { readonly title: string; readonly href: string };

export type FinishProps = {
  readonly form: DocumentForm;
  readonly navigation: FormNavigation;
  readonly takesFocus: boolean;
  readonly source: PreviewSource;
  readonly downloads: DownloadProps;
  readonly onPrint: () => void;
  readonly nextSteps: readonly ShownNextStep[];
  readonly related: readonly RelatedPage[];
  readonly services: readonly DocumentService[];
  readonly onSaveToVault: () => void;
  /** Whether the visitor chose not to save on this device. */
  readonly isUnsaved: boolean;
  /** When the document ends, in words, and how to be reminded; null where it does not end or that is not known. */
  readonly ends: { readonly on: string; readonly onRemind: () => void } | null;
  /** The last action, and whether it succeeded. */
  readonly status: FinishStatus | null;
};

/** The finished document: download it and see the next steps. */
export function FinishPage(props: FinishProps): ReactNode {
  const { form, navigation, takesFocus, downloads, nextSteps, related, ends, status } = props;
  const { name, locale } = form;
  const messages = outputMessages(locale);
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <PageHeading page="finish" takesFocus={takesFocus}>
          {messages.finishTitle(name)}
        </PageHeading>
        <p className="max-w-prose text-lg text-soft">{messages.finishLead}</p>
      </div>
      <OpenPoints form={form} navigation={navigation} source={props.source} />
      <section aria-labelledby="finish-download" className="grid gap-4">
        <h2 id="finish-download">{messages.download}</h2>
        {form.definition.sensitive && <p className="max-w-prose">{form.messages.fileReadable}</p>}
        <Downloads {...downloads} messages={messages}>
          <Keeping {...props} messages={messages} />
        </Downloads>
        {ends && <p className="text-soft">{messages.ends(ends.on)}</p>}
        <div role="status">
          {status && (
            <Notice tone={status.isGood ? "good" : "danger"}>
              <p>{status.href ? <a href={status.href}>{status.text}</a> : status.text}</p>
            </Notice>
          )}
        </div>
      </section>
      <Services services={props.services} />
      <NextSteps title={messages.nextSteps} steps={nextSteps} messages={messages} />
      <Related title={messages.related} pages={related} />
      <p>
        <a
          href={navigation.href({ page: "check" })}
          onClick={(event) => {
            event.preventDefault();
            navigation.go({ page: "check" });
          }}
        >
          {messages.changeAnswers}
        </a>
      </p>
    </div>
  );
}

/** Open blanks and unresolved warnings. */
function OpenPoints({ form, navigation, source }: Pick<FinishProps, "form" | "navigation" | "source">): ReactNode {
  const { blanks } = usePathLabels(form, useDocument(form, source));
  return (
    <>
      <BlankNotice lines={blanks} navigation={navigation} messages={outputMessages(form.locale)} />
      <LawNotice form={form} />
      <WarningList form={form} navigation={navigation} />
      <SigningNote form={form} />
    </>
  );
}

function Services({ services }: Pick<FinishProps, "services">): ReactNode {
  if (services.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {services.map(({ title, href, onOpen }) => (
        <a
          key={href}
          href={href}
          className={buttonClasses("quiet")}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          {title}
        </a>
      ))}
    </div>
  );
}

function Related({ title, pages }: { readonly title: string; readonly pages: readonly RelatedPage[] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="finish-related">
      <h2 id="finish-related" className="text-xl">
        {title}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {pages.map((page) => (
          <li key={page.href}>
            <a href={page.href}>{page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the document may be signed, if the law limits that. */
function SigningNote({ form }: { form: DocumentForm }): ReactNode {
  const { definition, locale } = form;
  const messages = outputMessages(locale);
  const { allowed, reason, source } = definition.esign;
  if (allowed === "allowed") return null;
  return (
    <Notice title={messages.signing[allowed]}>
      {reason && <p>{reason}</p>}
      {source && <SourceLine source={source} messages={messages} />}
    </Notice>
  );
}

function Keeping({
  messages,
  onPrint,
  onSaveToVault,
  ends,
  isUnsaved,
}: FinishProps & { readonly messages: OutputMessages }): ReactNode {
  return (
    <>
      <Button icon={<Printer aria-hidden className="size-5" />} onClick={onPrint}>
        {messages.print}
      </Button>
      <Button icon={<FolderPlus aria-hidden className="size-5" />} onClick={onSaveToVault}>
        {messages.saveToVault}
      </Button>
      {ends && (
        <Button icon={<CalendarPlus aria-hidden className="size-5" />} onClick={ends.onRemind}>
          {messages.toTracker}
        </Button>
      )}
      {isUnsaved && <p className="w-full max-w-prose text-sm text-soft">{messages.vaultNote}</p>}
    </>
  );
}
