import { Check, FileText, Scale, X } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../primitives/button.tsx";
import { FileButton } from "../../inputs/file-button.tsx";
import { Notice } from "../../primitives/notice.tsx";
import type { PageDefinition } from "../../../model/definition.ts";
import type { FormMessages } from "../../../i18n/en/form.ts";
import { PageHeading } from "../context/page-heading.tsx";

export type StartProps = {
  readonly definition: PageDefinition;
  readonly title: string;
  readonly messages: FormMessages;
  readonly product: string;
  /** Where the answers are stored. */
  readonly storageNote: string;
  /** The price, from the site's plans; null if they have none. */
  readonly cost: string | null;
  /** Notices before the first question: language of the document, changes since the draft. */
  readonly notices: readonly string[];
  /** A draft that cannot be read; null where there is none. */
  readonly aside: ReactNode;
  /** Offers to resume a draft; null if there is none. */
  readonly resume: ReactNode;
  /** A picture of the first page; null for pages that make no document. */
  readonly cover: ReactNode;
  readonly takesFocus: boolean;
  readonly onStart: () => void;
  /** Opens a saved file of answers; null on success, otherwise the problem. */
  readonly onFile: (file: File) => Promise<string | null>;
};

/** Shown before the first question: what the document is for, what to have ready, cost and storage. */
export function StartPanel(props: StartProps): ReactNode {
  const { definition, title, messages, notices, resume, takesFocus, onStart, cover } = props;
  const { about } = definition;
  const facts = [messages.aboutMinutes(about.minutes), props.cost ?? messages.noCost, props.storageNote];
  return (
    <div className="grid gap-8">
      <div className="flex items-start gap-8">
        <div className="grid min-w-0 grow content-start gap-6">
          <div className="margin-line grid gap-3">
            <PageHeading page="start" takesFocus={takesFocus} sentence="heading">
              {title}
            </PageHeading>
            <p className="max-w-prose text-lg text-soft">
              <span className="sr-only">{messages.whatYouGet}: </span>
              {about.makes}
            </p>
            <p className="max-w-prose text-sm font-medium">{facts.join(" · ")}</p>
          </div>
          {notices.map((notice) => (
            <Notice key={notice}>
              <p>{notice}</p>
            </Notice>
          ))}
          {props.aside}
          {resume}
          <div className="flex flex-wrap gap-3">
            <Button variant={resume ? "quiet" : "main"} className="w-full sm:w-auto" onClick={onStart}>
              {resume ? messages.startOver : messages.start}
            </Button>
            <OpenFile label={messages.openFile} onFile={props.onFile} />
          </div>
          <Points
            title={messages.haveReady}
            items={about.haveReady}
            icon={<FileText aria-hidden className="text-faint" />}
          />
        </div>
        {cover && <div className="aspect-[17/22] w-60 shrink-0 bg-sheet shadow-sheet @max-3xl:hidden">{cover}</div>}
      </div>
      <div className="grid gap-8 @2xl:grid-cols-2">
        <Points title={messages.goodFor} items={about.suits} icon={<Check aria-hidden className="text-success" />} />
        <Points title={messages.notFor} items={about.notFor} icon={<X aria-hidden className="text-danger" />} />
      </div>
      <p className="flex max-w-prose gap-3 text-sm text-soft">
        <Scale aria-hidden className="mt-0.5 size-5 shrink-0" />
        {messages.notLawFirm(props.product)}
      </p>
    </div>
  );
}

function OpenFile({ label, onFile }: { readonly label: string } & Pick<StartProps, "onFile">): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <FileButton
        variant="bare"
        className="w-full sm:w-auto"
        label={label}
        accept="application/json,.json"
        onFile={(file) => void onFile(file).then(setProblem)}
      />
      <p role="alert" className="w-full font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}

type PointsProps = { readonly title: string; readonly items: readonly string[]; readonly icon: ReactNode };

function Points({ title, items, icon }: PointsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3 [&>svg]:mt-1 [&>svg]:size-5 [&>svg]:shrink-0">
            {icon}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
