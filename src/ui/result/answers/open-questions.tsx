import type { ReactNode } from "react";
import { result as messages } from "../../../i18n/english-only/result.ts";
import type { FormView } from "../../../model/form-view.ts";
import type { FormNavigation } from "../../form/context/form-navigation.ts";
import type { OpenForm } from "../../form/context/open-form.ts";
import { PageHeading } from "../../form/context/page-heading.tsx";
import { neededPaths, pathLabel } from "../../form/question/path-labels.ts";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  readonly takesFocus: boolean;
  readonly view: FormView;
};

/** Shown in place of a result: the questions to answer first, and rules that prevent a result. */
export function OpenQuestions({ form, navigation, takesFocus, view }: Props): ReactNode {
  const needed = neededPaths(form.definition, view);
  const stops = view.warnings.filter(({ stop }) => stop);
  const lines = [
    ...needed.map((path) => ({ path, text: pathLabel(form, view, path) })),
    ...stops.map(({ path, text }) => ({ path, text })),
  ];
  return (
    <div className="grid max-w-form gap-4 rounded-lg border border-rule bg-paper p-3 shadow-paper @2xl:p-5">
      <div className="margin-line">
        <PageHeading page="check" takesFocus={takesFocus} sentence="heading">
          {needed.length > 0 ? messages.missingTitle(needed.length) : messages.brokenTitle}
        </PageHeading>
      </div>
      <ul>
        {lines.map(({ path, text }) => (
          <li key={`${path} ${text}`} className="border-t border-rule py-2">
            <a href={navigation.question(path, true)} onClick={(event) => navigation.onLinkClick(event, path, true)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
