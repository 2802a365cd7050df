import { useState } from "react";
import type { ReactNode } from "react";
import { toAnswersFile } from "../../engine/form/answers-file.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { OpenForm } from "../../ui/form/open-form.ts";
import { Scenarios } from "../../ui/result/scenarios.tsx";
import type { Scenario } from "../../ui/result/scenarios.tsx";
import type { Accepted } from "./last-result.ts";
import type { ResultMemory } from "./result-memory.ts";

type Props = {
  readonly form: OpenForm;
  readonly tool: ToolDefinition;
  readonly memory: ResultMemory;
  /** The result on the page, with its answers. */
  readonly shown: Accepted;
  /** The answers of a kept result are about to replace the current ones. */
  readonly onUse: () => void;
};

/** Results put aside while this tool is open, beside the current one. */
export const useScenarios = ({ form, tool, memory, shown, onUse }: Props): ReactNode => {
  const { session } = form;
  const [kept, setKept] = useState(() => memory.read().kept);
  const change = (next: readonly Scenario[]): void => {
    memory.write({ kept: next });
    setKept(next);
  };
  const now: Scenario = { id: "now", answers: {}, said: shown.said, result: shown.result };
  return (
    <Scenarios
      now={now}
      kept={kept}
      onKeep={() => {
        const answers = toAnswersFile(prepareForm(tool), shown.view);
        change([...kept, { ...now, id: crypto.randomUUID(), answers }]);
      }}
      onUse={({ answers }) => {
        onUse();
        for (const { id } of tool.steps.flatMap((step) => step.fields)) session.set(id, answers[id] ?? null);
      }}
      onRemove={(id) => change(kept.filter((one) => one.id !== id))}
    />
  );
};
