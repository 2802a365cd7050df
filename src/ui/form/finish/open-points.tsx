import { BookOpen, ChevronDown, TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import type { WarningView } from "../../../model/form-view.ts";
import { useWarnings } from "../../form-state/use-form-state.ts";
import { classes } from "../../primitives/classes.ts";
import { needsDecision } from "../context/decisions.ts";
import { QuestionLinks } from "../check/blank-notice.tsx";
import { LawFacts } from "../check/law-facts.tsx";
import { staleCites } from "../check/law-notice.tsx";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { DocumentForm } from "../context/open-form.ts";
import { useDocument } from "../preview/preview-pane.tsx";
import type { PreviewSource } from "../preview/preview-pane.tsx";
import { usePathLabels } from "../question/path-labels.ts";

type Props = {
  readonly form: DocumentForm;
  readonly navigation: FormNavigation;
  readonly source: PreviewSource;
};

/**
 * What is still open in a finished document: blanks, law past its review date, and warnings that still apply, whether or
 * not the visitor accepted them.
 *
 * The visitor has just decided on each of them on the check page: one line with their number says that they are still there,
 * and quietly so if there was nothing to decide.
 */
export function OpenPoints({ form, navigation, source }: Props): ReactNode {
  const { session, locale } = form;
  const messages = outputMessages(locale);
  const { blanks } = usePathLabels(form, useDocument(form, source));
  const cites = useSyncExternalStore(session.onViewChange, () => staleCites(session.view()).join("; "));
  const warnings = useWarnings(session).filter((warning) => !warning.stop);
  const count = blanks.length + warnings.length + (cites === "" ? 0 : 1);
  if (count === 0) return null;
  const isQuiet = blanks.length === 0 && cites === "" && !warnings.some(needsDecision);
  const Icon = isQuiet ? BookOpen : TriangleAlert;
  return (
    <details className={classes("group/open", isQuiet ? "border-y border-rule py-2" : ALARM)}>
      <summary className="flex min-h-8 list-none items-start gap-3 py-1 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className={classes("mt-0.5 size-5 shrink-0", isQuiet ? "text-soft" : "text-caution")} />
        <span className="min-w-0 grow">{messages.openPoints(count)}</span>
        <ChevronDown aria-hidden className="mt-0.5 size-5 shrink-0 transition-transform group-open/open:rotate-180" />
      </summary>
      <div className="grid max-w-prose gap-4 py-2">
        {blanks.length > 0 && (
          <div>
            <p className="font-semibold">{messages.blanksTitle(blanks.length)}</p>
            <p>{messages.blanksLead}</p>
            <QuestionLinks lines={blanks} navigation={navigation} />
          </div>
        )}
        {cites !== "" && (
          <div>
            <p className="font-semibold">{messages.lawStaleTitle}</p>
            <p>{messages.lawStale(cites)}</p>
          </div>
        )}
        <OpenWarnings warnings={warnings} navigation={navigation} locale={locale} />
      </div>
    </details>
  );
}

const ALARM = "rounded-md border-s-4 border-caution bg-caution-tint px-4 py-2";

type WarningsProps = {
  readonly warnings: readonly WarningView[];
  readonly navigation: FormNavigation;
  readonly locale: string;
};

/** Each warning; those that an answer can resolve link to its question. */
function OpenWarnings({ warnings, navigation, locale }: WarningsProps): ReactNode {
  const messages = outputMessages(locale);
  if (warnings.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">{messages.openWarnings}</p>
      <ul className="list-disc ps-5">
        {warnings.map((warning) => (
          <li key={warning.id}>
            {warning.text}{" "}
            {warning.fact !== true && (
              <a
                href={navigation.question(warning.path, true)}
                onClick={(event) => navigation.onLinkClick(event, warning.path, true)}
              >
                {messages.change}
              </a>
            )}
            <LawFacts facts={warning.law ?? []} locale={locale} maxShown={Infinity} />
          </li>
        ))}
      </ul>
    </div>
  );
}
