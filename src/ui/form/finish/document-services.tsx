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

type Props = {
  readonly services: readonly DocumentService[];
  readonly esign: DocumentDefinition["esign"];
  readonly messages: OutputMessages;
};

/** How the document may be signed, and the services that take it from here. */
export function DocumentServices({ services, esign, messages }: Props): ReactNode {
  if (services.length === 0 && esign.allowed === "allowed") return null;
  return (
    <section aria-labelledby="finish-sign" className="grid gap-3">
      <h2 id="finish-sign" className="text-xl">
        {messages.sign}
      </h2>
      <SigningNote esign={esign} messages={messages} />
      {services.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {services.map((service) => (
            <li key={service.href}>
              <ServiceRow {...service} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ServiceRow({ title, lead, href, onOpen }: DocumentService): ReactNode {
  return (
    <div className="relative flex items-center gap-3 py-3">
      <div className="grow">
        <a
          href={href}
          className="font-semibold after:absolute after:inset-0"
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

/** How the document may be signed, if the law limits that. */
function SigningNote({ esign, messages }: Pick<Props, "esign" | "messages">): ReactNode {
  const { allowed, reason, source } = esign;
  if (allowed === "allowed") return null;
  return (
    <Notice title={messages.signing[allowed]}>
      {reason && <p>{reason}</p>}
      {source && <SourceLine source={source} messages={messages} />}
    </Notice>
  );
}
