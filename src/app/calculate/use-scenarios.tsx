import { useState } from "react";
import type { ReactNode } from "react";
import { toAnswersFile } from "../../engine/form/answers-file.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { ToolResult } from "../../model/tool-result.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { Scenarios } from "../../ui/result/scenarios.tsx";
import type { Scenario } from "../../ui/result/scenarios.tsx";
import { saidAnswers } from "./said-answers.ts";

/** Results put aside while this page is open, beside the one of now. */
export const useScenarios = (form: OpenForm, tool: ToolDefinition, found: ToolResult): ReactNode => {
  const { session } = form;
  const [kept, setKept] = useState<readonly Scenario[]>([]);
  const now: Scenario = { id: "now", answers: {}, said: saidAnswers(form), result: found };
  return (
    <Scenarios
      now={now}
      kept={kept}
      onKeep={() => {
        const answers = toAnswersFile(prepareForm(tool), session.view());
        setKept([...kept, { ...now, id: crypto.randomUUID(), answers }]);
      }}
      onUse={({ answers }) => {
        for (const { id } of tool.steps.flatMap((step) => step.fields)) session.set(id, answers[id] ?? null);
      }}
      onRemove={(id) => setKept(kept.filter((one) => one.id !== id))}
    />
  );
};
