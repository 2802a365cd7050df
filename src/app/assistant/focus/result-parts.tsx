import { useMemo } from "react";
import { prepareRules } from "../../../engine/rules/prepare-rules.ts";
import type { ChatPageMessages } from "../../../i18n/en/chat.ts";
import type { ToolDefinition } from "../../../model/tool.ts";
import type { OpenForm } from "../../../ui/form/context/open-form.ts";
import { Disclosure } from "../../../ui/primitives/disclosure.tsx";
import { ResultChart } from "../../../ui/result/charts/result-chart.tsx";
import { certaintySentence } from "../../../ui/result/law/certainty-text.ts";
import { LawList } from "../../../ui/result/law/law-list.tsx";
import { shownResult } from "../../../ui/result/text/whole-amounts.ts";
import { CalculationSteps } from "../../../ui/result/working/calculation-steps.tsx";
import { jurisdictionNamer } from "../../calculate/jurisdiction-namer.ts";

type Props = { readonly tool: ToolDefinition; readonly form: OpenForm; readonly labels: ChatPageMessages };

/** Why the result is so, its picture, its working and the law it used, as on the page of the tool. */
export const ResultParts = ({ tool, form, labels }: Props) => {
  const { session } = form;
  const found = useMemo(() => shownResult(prepareRules(tool).run(session.view(), session.context())), [tool, session]);
  const names = useMemo(() => jurisdictionNamer(tool), [tool]);
  const steps = found.trace.filter(({ hidden }) => !hidden);
  const [chart] = found.charts;
  return (
    <div lang={form.locale} className="grid gap-4">
      {found.why !== null && <p>{found.why}</p>}
      {/* Where there are sources, the reply says of each how it was read. */}
      {found.sources.length === 0 && <p className="text-sm text-soft">{certaintySentence(found)}</p>}
      {chart && <ResultChart chart={chart} />}
      <div className="grid gap-1 text-sm">
        {steps.length > 0 && (
          <Disclosure summary={labels.howFound}>
            <CalculationSteps trace={steps} />
          </Disclosure>
        )}
        {found.sources.length > 0 && (
          <Disclosure summary={labels.lawUsed}>
            <LawList sources={found.sources} names={names} />
          </Disclosure>
        )}
      </div>
    </div>
  );
};
