import type { ReactNode } from "react";
import { stepsWords } from "../../i18n/steps.ts";
import { useWarnings } from "../form-state/hooks.ts";
import { Notice } from "../primitives/notice.tsx";
import { LawFacts } from "./law-facts.tsx";
import type { Moves } from "./moves.ts";
import type { OpenForm } from "./open-form.ts";

/**
 * The warnings that hold although the visitor went on, whether or not the answer was kept on purpose.
 *
 * What an answer can change leads back to its question.
 */
export function WarningList({ form, moves }: { form: OpenForm; moves: Moves }): ReactNode {
  const { session, locale } = form;
  const words = stepsWords(locale);
  const warnings = useWarnings(session).filter((warning) => !warning.stop);
  if (warnings.length === 0) return null;
  return (
    <Notice tone="caution" title={words.openWarnings}>
      <ul className="list-disc ps-5">
        {warnings.map((warning) => (
          <li key={warning.id}>
            {warning.text}{" "}
            {warning.fact !== true && (
              <a href={moves.question(warning.at, true)} onClick={(event) => moves.follow(event, warning.at, true)}>
                {words.change}
              </a>
            )}
            <LawFacts facts={warning.law ?? []} locale={locale} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
