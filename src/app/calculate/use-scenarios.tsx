import { useState } from "react";
import type { ReactNode } from "react";
import { toAnswersFile } from "../../engine/form/answers/answers-file.ts";
import { prepareForm } from "../../engine/form/prepare-form.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import type { OpenForm } from "../../ui/form/context/open-form.ts";
import type { Scenario } from "../../ui/result/scenarios.tsx";
import { optionalComponent } from "../shared/lazy-component.ts";
import type { CompleteResult } from "./last-result.ts";
import type { ResultMemory } from "./result-memory.ts";

// The table is in a section that is closed at first, so its code loads after the answer.
const Scenarios = optionalComponent(async () => (await import("../../ui/result/scenarios.tsx")).Scenarios);

type Props = {
  readonly form: OpenForm;
  readonly tool: ToolDefinition;
  readonly memory: ResultMemory;
  /** The result on the page, with its answers. */
  readonly shown: CompleteResult;
  /** Called before the answers of a saved scenario replace the current ones. */
  readonly onUse: () => void;
};

/** Renders the current result beside the scenarios saved while this tool is open. */
export const useScenarios = ({ form, tool, memory, shown, onUse }: Props): ReactNode => {
  const { session } = form;
  const [scenarios, setScenarios] = useState(() => memory.read().scenarios);
  const change = (next: readonly Scenario[]): void => {
    memory.write({ scenarios: next });
    setScenarios(next);
  };
  const current: Scenario = { id: "now", answers: {}, answerTexts: shown.answerTexts, result: shown.result };
  return (
    <Scenarios
      better={tool.better ?? null}
      current={current}
      scenarios={scenarios}
      onKeep={() => {
        const answers = toAnswersFile(prepareForm(tool), shown.view);
        change([...scenarios, { ...current, id: crypto.randomUUID(), answers }]);
      }}
      onUse={({ answers }) => {
        onUse();
        for (const { id } of tool.steps.flatMap((step) => step.fields)) session.set(id, answers[id] ?? null);
      }}
      onRemove={(id) => change(scenarios.filter((scenario) => scenario.id !== id))}
    />
  );
};
