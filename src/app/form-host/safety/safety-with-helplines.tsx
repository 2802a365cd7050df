import { helplines } from "virtual:catalog-helplines";
import { localizedText } from "../../../engine/nav/localized-text.ts";
import { HelplineList } from "../../../ui/form/start/helpline-list.tsx";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";
import { SafetyPage } from "../../../ui/form/start/safety-page.tsx";

export type SafetyQuestionProps = {
  readonly form: OpenForm;
  readonly takesFocus: boolean;
  readonly onChoose: (keepsAnswers: boolean) => void;
};

/** The question of family-safety pages, below the helplines of the site. */
export const SafetyWithHelplines = (props: SafetyQuestionProps) => {
  const { locale } = props.form;
  const shown = helplines.map(({ name, ...where }) => ({ ...where, name: localizedText(name, locale) }));
  return <SafetyPage {...props} help={<HelplineList language={locale} helplines={shown} />} />;
};
