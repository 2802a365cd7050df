import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { Notice } from "../primitives/notice.tsx";
import { stepsWords } from "../../i18n/steps.ts";
import type { FormView } from "../../model/form-view.ts";
import { isRecord } from "../../text/print-plain.ts";
import type { OpenForm } from "./open-form.ts";

/** Says which law this document reads has passed the day on which it was to be checked again. */
export function LawNotice({ form }: { form: OpenForm }): ReactNode {
  const { session, locale } = form;
  const words = stepsWords(locale);
  const cites = useSyncExternalStore(session.onView, () => staleCites(session.view()).join("; "));
  if (cites === "") return null;
  return (
    <Notice tone="caution" title={words.lawStaleTitle}>
      <p>{words.lawStale(cites)}</p>
    </Notice>
  );
}

/** Citations of the rows in force that are past their review date. */
export function staleCites(view: FormView): readonly string[] {
  const law = view.reserved["law"] ?? null;
  const topics = isRecord(law) ? Object.values(law) : [];
  const stale = topics.filter(isRecord).filter((topic) => topic["stale"] === true);
  return [...new Set(stale.map((topic) => topic["cite"]).filter((cite) => typeof cite === "string"))];
}
