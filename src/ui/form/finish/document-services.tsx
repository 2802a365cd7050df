import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import type { DocumentDefinition } from "../../../model/definition.ts";
import { Notice } from "../../primitives/notice.tsx";
import { SourceLine } from "./next-steps.tsx";

/** A service for the finished document, such as negotiating it. */
export type DocumentService = {
  readonly title: string;
  /** What it leads to, in one sentence; empty if the catalog has none. */
  readonly lead: string;
  readonly href: string;
  readonly onOpen: () => void;
};

/** A service and what it leads to; the whole row around it can be pressed. */
export function ServiceText({ title, lead, href, onOpen }: DocumentService): ReactNode {
  return (
    <div className="flex items-center gap-3">
      <div className="grow">
        <a
          href={href}
          className="font-semibold text-accent underline underline-offset-4 after:absolute after:inset-0"
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
        >
          {title}
        </a>
        {lead !== "" && <p className="max-w-prose text-sm text-soft">{lead}</p>}
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-soft" />
    </div>
  );
}

type NoteProps = { readonly esign: DocumentDefinition["esign"]; readonly messages: OutputMessages };

/** How the document may be signed, if the law limits that. */
export function SigningNote({ esign, messages }: NoteProps): ReactNode {
  const { allowed, reason, source } = esign;
  if (allowed === "allowed") return null;
  return (
    <Notice title={messages.signing[allowed]}>
      {reason && <p>{reason}</p>}
      {source && <SourceLine source={source} messages={messages} />}
    </Notice>
  );
}
