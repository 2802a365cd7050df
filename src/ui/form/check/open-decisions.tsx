import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { WarningView } from "../../../model/form-view.ts";
import { useAcceptedWarnings, useWarnings } from "../../form-state/use-form-state.ts";
import { Notice } from "../../primitives/notice.tsx";
import { focusWarning, undecidedWarnings } from "../context/decisions.ts";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { OpenForm } from "../context/open-form.ts";
import { WarningBox } from "./warning-box.tsx";

type Props = {
  readonly form: OpenForm;
  readonly navigation: FormNavigation;
  /** Whether a warning is shown elsewhere on the page. */
  readonly leaveOut?: (warning: WarningView) => boolean;
  /** Whether no list above names the decisions to make, so that each box does so itself, in fewer lines. */
  readonly isCompact?: boolean;
};

/** The warnings that still need the visitor's decision, each with a link to its box. */
export function UndecidedWarnings({ form }: Pick<Props, "form">): ReactNode {
  const { session, locale } = form;
  useWarnings(session);
  useAcceptedWarnings(session);
  const open = undecidedWarnings(session);
  if (open.length === 0) return null;
  const messages = stepsMessages(locale);
  const facts = open.filter(({ fact }) => fact === true).length;
  const what = facts === 0 ? "change" : facts === open.length ? "fact" : "both";
  return (
    <Notice tone="danger" title={messages.undecided(open.length)}>
      <p>{messages.decide[what]}</p>
      <ul className="list-disc ps-5">
        {open.map(({ id, text }) => (
          <li key={id} className="py-0.5">
            <a
              href={`#warning-${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusWarning(id);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Every warning that applies, with its law and the visitor's decision. */
export function WarningBoxes({ form, navigation, leaveOut = () => false, isCompact = false }: Props): ReactNode {
  const { session } = form;
  const warnings = useWarnings(session).filter((warning) => !leaveOut(warning));
  const accepted = useAcceptedWarnings(session);
  return warnings.map((warning) => (
    <WarningBox
      key={warning.id}
      warning={warning}
      isAccepted={accepted.includes(warning.decision)}
      locale={form.locale}
      isCompact={isCompact}
      onChange={() => {
        session.setWarningAccepted(warning.decision, false);
        navigation.toQuestion(warning.path, true);
      }}
      onAccept={() => session.setWarningAccepted(warning.decision, true)}
    />
  ));
}
