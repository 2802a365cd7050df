import { useNavigate } from "react-router-dom";
import { nextPage } from "../../engine/nav/next-page.ts";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { NextStepView } from "../../model/tool-result.ts";
import type { ShownNextStep } from "../../ui/form/finish/next-steps.tsx";
import { formatIsoDay } from "../../ui/result/law/format-iso-date.ts";
import { rawOf } from "../create/next-steps.ts";
import { useCatalog } from "../queries/use-catalog.ts";
import { DEFAULT_LANGUAGE } from "../pages/parts/use-path-language.ts";
import { confirmLeaving } from "../shared/leave-guard.ts";

/** The next steps with formatted dates, and links to ready pages that are prefilled with the answers. */
export const useNextSteps = (steps: readonly NextStepView[]): readonly ShownNextStep[] => {
  const navigate = useNavigate();
  const { data: catalog } = useCatalog();
  return steps.map(({ text, due, source, official, create, carry }): ShownNextStep => {
    const page = nextPage(catalog?.lookup, create, [DEFAULT_LANGUAGE]);
    const answers = Object.fromEntries(Object.entries(carry).map(([field, value]) => [field, rawOf(value)]));
    return {
      text,
      due: due === null ? null : formatIsoDay(due),
      ...(source ? { source } : {}),
      ...(official === null ? {} : { link: { href: official, title: messages.officialPage } }),
      ...(page
        ? {
            link: {
              href: page.href,
              title: page.name,
              onOpen: () => void (confirmLeaving(page.href) && navigate(page.href, { state: { carry: answers } })),
            },
          }
        : {}),
    };
  });
};
