import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { ToolRefusal, ToolResult } from "../../model/tool-result.ts";
import { buttonClasses } from "../primitives/button-classes.ts";
import { Notice } from "../primitives/notice.tsx";
import { hostNameOf } from "./law/official-page.ts";
import { staleText } from "./law/stale-text.ts";

/** A notice for law that was due for another reading. */
export function StaleNotice({ result }: { readonly result: ToolResult }): ReactNode {
  const text = staleText(result);
  if (text === null) return null;
  return (
    <Notice tone="caution" title={messages.staleTitle}>
      <p>{text}</p>
    </Notice>
  );
}

/** The official page for a visitor without a result. */
export function OfficialHelp({ refusal }: { readonly refusal: ToolRefusal }): ReactNode {
  const { official } = refusal;
  if (official === null) return null;
  return (
    <div className="grid justify-items-start gap-1 pt-2">
      <a href={official} rel="noreferrer" target="_blank" className={buttonClasses("main")}>
        {messages.officialPage}
        <ExternalLink aria-hidden className="size-4 print:hidden" />
      </a>
      <p className="text-sm text-soft print:hidden">
        {messages.officialHelp} {hostNameOf(official)}
      </p>
    </div>
  );
}

/** What could change this answer: another answer of the visitor's, and the limits of the tool that matter here. */
export function LimitNotices({ result: { change, mayChange } }: { readonly result: ToolResult }): ReactNode {
  const lines = [...(change === null ? [] : [change]), ...mayChange];
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="result-may-change" className="grid gap-2">
      <h2 id="result-may-change" className="text-xl print:text-base">
        {messages.mayChange}
      </h2>
      <SentenceList lines={lines} />
    </section>
  );
}

/** Sentences as a list. */
export function SentenceList({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <ul className="grid max-w-prose list-disc gap-1 ps-5 print:gap-0">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
