import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import { Notice } from "../../primitives/notice.tsx";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { DocumentForm } from "../context/open-form.ts";
import { PageHeading } from "../context/page-heading.tsx";
import type { PreviewSource } from "../preview/preview-pane.tsx";
import { Checklist } from "./checklist.tsx";
import type { ChecklistProps } from "./checklist.tsx";
import { Downloads } from "./downloads.tsx";
import type { DownloadProps } from "./downloads.tsx";
import { FinishedSheet } from "./finished-sheet.tsx";
import { OpenPoints } from "./open-points.tsx";

/** "Saved to your Document Vault.", with a link; or why saving failed. */
export type FinishStatus = { readonly text: string; readonly isGood: boolean; readonly href?: string };

/** A related page of this site. */
export type RelatedPage = { readonly title: string; readonly href: string };

export type FinishProps = ChecklistProps & {
  readonly form: DocumentForm;
  readonly navigation: FormNavigation;
  readonly takesFocus: boolean;
  readonly source: PreviewSource;
  readonly downloads: DownloadProps;
  readonly onPrint: () => void;
  readonly related: readonly RelatedPage[];
  /** The last action, and whether it succeeded. */
  readonly status: FinishStatus | null;
};

/** The finished document: take it along, read it, and see what to do next. */
export function FinishPage(props: FinishProps): ReactNode {
  const { form, navigation, takesFocus, downloads, source, status } = props;
  const { name, locale, definition } = form;
  const messages = outputMessages(locale);
  return (
    <div className="grid gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] @4xl:grid-rows-[auto_1fr] print:block">
      <div className="@container grid content-start gap-5 print:hidden">
        <PageHeading page="finish" takesFocus={takesFocus}>
          {messages.finishTitle(name)}
        </PageHeading>
        <p className="max-w-prose text-soft">
          {messages.finishLead} <ChangeAnswers navigation={navigation} label={messages.changeAnswers} />
        </p>
        <section aria-label={messages.download} className="grid gap-4">
          {definition.sensitive && <p className="max-w-prose">{form.messages.fileReadable}</p>}
          <Downloads {...downloads} onPrint={props.onPrint} messages={messages} />
        </section>
        <OpenPoints form={form} navigation={navigation} source={source} />
      </div>
      <FinishedSheet form={form} navigation={navigation} source={source} />
      <div className="@container grid min-w-0 content-start gap-8 print:hidden">
        <div className="grid gap-3">
          <Checklist {...props} esign={definition.esign} messages={messages} />
          <Status status={status} />
        </div>
        <Related title={messages.related} pages={props.related} />
      </div>
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

function Status({ status }: Pick<FinishProps, "status">): ReactNode {
  return (
    <div role="status">
      {status && (
        <Notice tone={status.isGood ? "good" : "danger"}>
          <p>{status.href ? <a href={status.href}>{status.text}</a> : status.text}</p>
        </Notice>
      )}
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
