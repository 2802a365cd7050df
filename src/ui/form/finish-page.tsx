import type { ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import type { StepsWords } from "../../i18n/en/steps.ts";
import { Button } from "../primitives/button.tsx";
import { Notice } from "../primitives/notice.tsx";
import { CalendarPlus, FolderPlus, Printer } from "lucide-react";
import { Downloads } from "./downloads.tsx";
import type { DownloadProps } from "./downloads.tsx";
import type { Moves } from "./moves.ts";
import { LawNotice } from "./law-notice.tsx";
import { NextSteps, SourceLine } from "./next-steps.tsx";
import type { ShownNextStep } from "./next-steps.tsx";
import type { DocumentForm } from "./open-form.ts";
import { BlankNotice } from "./blank-notice.tsx";
import { PageHeading } from "./page-heading.tsx";
import { usePathLabels } from "./path-labels.ts";
import { WarningList } from "./warning-list.tsx";
import { useDocument } from "./preview-pane.tsx";
import type { PreviewSource } from "./preview-pane.tsx";

/** "Saved to your Document Vault.", with the way there; or why it could not be done. */
export type FinishNews = { readonly text: string; readonly isGood: boolean; readonly href?: string };

/** A page of ours that goes with this document. */
export type RelatedPage = { readonly title: string; readonly href: string };

export type FinishProps = {
  readonly form: DocumentForm;
  readonly moves: Moves;
  readonly takesFocus: boolean;
  readonly source: PreviewSource;
  readonly downloads: DownloadProps;
  readonly onPrint: () => void;
  readonly nextSteps: readonly ShownNextStep[];
  readonly related: readonly RelatedPage[];
  readonly onSaveToVault: () => void;
  /** Whether the visitor wants nothing saved on this device. */
  readonly isUnsaved: boolean;
  /** When the document ends, in words, and how to be reminded; null where it does not end or that is not known. */
  readonly ends: { readonly on: string; readonly onRemind: () => void } | null;
  /** What was just done, and whether it worked. */
  readonly news: FinishNews | null;
};

/** The document is made: take it away, and know what comes next. */
export function FinishPage(props: FinishProps): ReactNode {
  const { form, moves, takesFocus, downloads, nextSteps, related, ends, news } = props;
  const { name, locale } = form;
  const words = stepsWords(locale);
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <PageHeading place="finish" takesFocus={takesFocus}>
          {words.finishTitle(name)}
        </PageHeading>
        <p className="max-w-prose text-lg text-soft">{words.finishLead}</p>
      </div>
      <OpenPoints form={form} moves={moves} source={props.source} />
      <section aria-labelledby="finish-download" className="grid gap-4">
        <h2 id="finish-download">{words.download}</h2>
        <Downloads {...downloads} words={words}>
          <Keeping {...props} words={words} />
        </Downloads>
        {ends && <p className="text-soft">{words.ends(ends.on)}</p>}
        <div role="status">
          {news && (
            <Notice tone={news.isGood ? "good" : "danger"}>
              <p>{news.href ? <a href={news.href}>{news.text}</a> : news.text}</p>
            </Notice>
          )}
        </div>
      </section>
      <NextSteps title={words.nextSteps} steps={nextSteps} words={words} />
      <Related title={words.related} pages={related} />
      <p>
        <a
          href={moves.href({ at: "check" })}
          onClick={(event) => {
            event.preventDefault();
            moves.go({ at: "check" });
          }}
        >
          {words.changeAnswers}
        </a>
      </p>
    </div>
  );
}

/** Blanks left open and warnings that hold: both belong to what comes next. */
function OpenPoints({ form, moves, source }: Pick<FinishProps, "form" | "moves" | "source">): ReactNode {
  const { blanks } = usePathLabels(form, useDocument(form, source));
  return (
    <>
      <BlankNotice lines={blanks} moves={moves} words={stepsWords(form.locale)} />
      <LawNotice form={form} />
      <WarningList form={form} moves={moves} />
      <SigningNote form={form} />
    </>
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

/** How it may be signed, where that is not simply as one likes. */
function SigningNote({ form }: { form: DocumentForm }): ReactNode {
  const { definition, locale } = form;
  const words = stepsWords(locale);
  const { allowed, reason, source } = definition.esign;
  if (allowed === "allowed") return null;
  return (
    <Notice title={words.signing[allowed]}>
      {reason && <p>{reason}</p>}
      {source && <SourceLine source={source} words={words} />}
    </Notice>
  );
}

function Keeping({
  words,
  onPrint,
  onSaveToVault,
  ends,
  isUnsaved,
}: FinishProps & { readonly words: StepsWords }): ReactNode {
  return (
    <>
      <Button icon={<Printer aria-hidden className="size-5" />} onClick={onPrint}>
        {words.print}
      </Button>
      <Button icon={<FolderPlus aria-hidden className="size-5" />} onClick={onSaveToVault}>
        {words.saveToVault}
      </Button>
      {ends && (
        <Button icon={<CalendarPlus aria-hidden className="size-5" />} onClick={ends.onRemind}>
          {words.toTracker}
        </Button>
      )}
      {isUnsaved && <p className="w-full max-w-prose text-sm text-soft">{words.vaultNote}</p>}
    </>
  );
}
