import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import { useWarnings } from "../../form-state/hooks.ts";
import { Notice } from "../../primitives/notice.tsx";
import { LawFacts } from "./law-facts.tsx";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";

/**
 * Warnings that still apply, whether or not the visitor accepted them.
 *
 * Those that an answer can resolve link to its question.
 */
export function WarningList({ form, navigation }: { form: OpenForm; navigation: FormNavigation }): ReactNode {
  const { session, locale } = form;
  const messages = outputMessages(locale);
  const warnings = useWarnings(session).filter((warning) => !warning.stop);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="caution" title={messages.openWarnings}>
      <ul className="list-disc ps-5">
        {warnings.map((warning) => (
          <li key={warning.id}>
            {warning.text}{" "}
            {warning.fact !== true && (
              <a
                href={navigation.question(warning.at, true)}
                onClick={(event) => navigation.onLinkClick(event, warning.at, true)}
              >
                {messages.change}
              </a>
            )}
            <LawFacts facts={warning.law ?? []} locale={locale} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
