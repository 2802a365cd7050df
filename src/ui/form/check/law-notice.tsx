import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { Notice } from "../../primitives/notice.tsx";
import { outputMessages } from "../../../i18n/output.ts";
import type { FormView } from "../../../model/form-view.ts";
import { isValueRecord } from "../../../text/values/print-plain.ts";
import type { OpenForm } from "../context/open-form.ts";

/** Lists law this document uses that is past its review date. */
export function LawNotice({ form }: { form: OpenForm }): ReactNode {
  const { session, locale } = form;
  const messages = outputMessages(locale);
  const cites = useSyncExternalStore(session.onViewChange, () => staleCites(session.view()).join("; "));
  if (cites === "") return null;
  return (
    <Notice tone="caution" title={messages.lawStaleTitle}>
      <p>{messages.lawStale(cites)}</p>
    </Notice>
  );
}

/** Citations of the rows in force that are past their review date. */
export function staleCites(view: FormView): readonly string[] {
  const law = view.reserved["law"] ?? null;
  const topics = isValueRecord(law) ? Object.values(law) : [];
  const stale = topics.filter(isValueRecord).filter((topic) => topic["stale"] === true);
  return [...new Set(stale.map((topic) => topic["cite"]).filter((cite) => typeof cite === "string"))];
}
