import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import { Button } from "../../primitives/button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import { CalendarPlus, FolderPlus } from "lucide-react";
import { Downloads } from "./downloads.tsx";
import type { DownloadProps } from "./downloads.tsx";
import type { FormNavigation } from "../context/form-navigation.ts";
import { DocumentServices } from "./document-services.tsx";
import type { DocumentService } from "./document-services.tsx";
import { OpenPoints } from "./open-points.tsx";
import { NextSteps } from "./next-steps.tsx";
import type { ShownNextStep } from "./next-steps.tsx";
import type { DocumentForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";
import type { PreviewSource } from "../preview/preview-pane.tsx";

/** "Saved to your Document Vault.", with a link; or why saving failed. */
export type FinishStatus = { readonly text: string; readonly isGood: boolean; readonly href?: string };

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

/** The finished document: take it along, sign it, keep it, and see the next steps. */
export function FinishPage(props: FinishProps): ReactNode {
  const { form, navigation, takesFocus, downloads, nextSteps, related } = props;
  const { name, locale, definition } = form;
  const messages = outputMessages(locale);
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <PageHeading page="finish" takesFocus={takesFocus}>
          {messages.finishTitle(name)}
        </PageHeading>
        <p className="max-w-prose text-lg text-soft">
          {messages.finishLead} <ChangeAnswers navigation={navigation} label={messages.changeAnswers} />
        </p>
      </div>
      <section aria-label={messages.download} className="grid gap-4">
        {definition.sensitive && <p className="max-w-prose">{form.messages.fileReadable}</p>}
        <Downloads {...downloads} onPrint={props.onPrint} messages={messages} />
      </section>
      <OpenPoints form={form} navigation={navigation} source={props.source} />
      <DocumentServices services={props.services} esign={definition.esign} messages={messages} />
      <NextSteps title={messages.nextSteps} steps={nextSteps} messages={messages} />
      <SaveSection {...props} messages={messages} />
      <Related title={messages.related} pages={related} />
    </div>
  );
}

type ChangeProps = { readonly navigation: FormNavigation; readonly label: string };

function ChangeAnswers({ navigation, label }: ChangeProps): ReactNode {
  return (
    <a
      href={navigation.href({ page: "check" })}
      onClick={(event) => {
        event.preventDefault();
        navigation.go({ page: "check" });
      }}
    >
      {label}
    </a>
  );
}

/** Saving the document on this device, and watching the day it ends. */
function SaveSection(props: FinishProps & { readonly messages: OutputMessages }): ReactNode {
  const { messages, onSaveToVault, ends, isUnsaved, status } = props;
  return (
    <section aria-labelledby="finish-keep" className="grid gap-3">
      <h2 id="finish-keep" className="text-xl">
        {messages.keep}
      </h2>
      {ends && <p>{messages.ends(ends.on)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button icon={<FolderPlus aria-hidden className="size-5" />} onClick={onSaveToVault}>
          {messages.saveToVault}
        </Button>
        {ends && (
          <Button icon={<CalendarPlus aria-hidden className="size-5" />} onClick={ends.onRemind}>
            {messages.toTracker}
          </Button>
        )}
      </div>
      {isUnsaved && <p className="max-w-prose text-sm text-soft">{messages.vaultNote}</p>}
      <div role="status">
        {status && (
          <Notice tone={status.isGood ? "good" : "danger"}>
            <p>{status.href ? <a href={status.href}>{status.text}</a> : status.text}</p>
          </Notice>
        )}
      </div>
    </section>
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
