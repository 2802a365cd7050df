import type { ReactNode } from "react";
import { result as messages } from "../../i18n/english-only/result.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { ToolResult, TraceStep } from "../../model/tool-result.ts";
import type { ToolDefinition } from "../../model/tool.ts";
import { betterOf, betterText } from "./better-result.ts";
import { Button } from "../primitives/button.tsx";
import { TableFrame } from "../primitives/table-frame.tsx";

/** A saved result, with its answers (in the answers-file format) and those answers formatted. */
export type Scenario = {
  readonly id: string;
  readonly answers: RawAnswers;
  readonly answerTexts: ReadonlyMap<string, string>;
  readonly result: ToolResult;
};

type Props = {
  /** The figure by which the results are compared; null where the tool names none. */
  readonly better: ToolDefinition["better"] | null;
  readonly current: Scenario;
  readonly scenarios: readonly Scenario[];
  readonly onKeep: () => void;
  readonly onUse: (scenario: Scenario) => void;
  readonly onRemove: (id: string) => void;
};

// In addition to the current result: more columns are hard to compare.
const MAX_SCENARIOS = 2;

type Line = { readonly key: string; readonly label: string; readonly cells: readonly string[] };

/** The answers in which the scenarios differ. */
const differing = (all: readonly Scenario[]): readonly Line[] => {
  const labels = [...new Set(all.flatMap(({ answerTexts }) => [...answerTexts.keys()]))];
  return labels
    .map((label) => ({
      key: `answer ${label}`,
      label,
      cells: all.map(({ answerTexts }) => answerTexts.get(label) ?? "–"),
    }))
    .filter(({ cells }) => new Set(cells).size > 1);
};

const figuresOf = (all: readonly Scenario[]): readonly Line[] => {
  const steps = new Map<string, TraceStep>();
  for (const { result } of all) for (const step of result.trace) if (!steps.has(step.path)) steps.set(step.path, step);
  return [...steps.values()]
    .filter(({ path, id, hidden }) => path === id && !hidden)
    .map(({ path, label }) => ({
      key: path,
      label,
      cells: all.map(({ result }) => result.trace.find((step) => step.path === path)?.formatted ?? "–"),
    }));
};

/** Up to three results side by side. */
export function Scenarios({ better, current, scenarios, onKeep, onUse, onRemove }: Props): ReactNode {
  const all = [current, ...scenarios];
  const best = better && betterOf(all, better);
  const names = [messages.now, ...scenarios.map((_, index) => messages.kept(String.fromCharCode(65 + index)))];
  const rows = [
    ...differing(all),
    { key: "the answer", label: messages.answer, cells: all.map(({ result }) => result.answer) },
    ...figuresOf(all),
  ];
  return (
    <div data-compare className="grid gap-4">
      <p className="max-w-prose text-soft">{scenarios.length < MAX_SCENARIOS ? messages.compareText : messages.most}</p>
      {best && <p className="max-w-prose font-semibold">{betterText(best, names)}</p>}
      {scenarios.length > 0 && (
        <ComparisonTable names={names} rows={rows} scenarios={scenarios} onUse={onUse} onRemove={onRemove} />
      )}
      {scenarios.length < MAX_SCENARIOS && (
        <div>
          <Button onClick={onKeep}>{messages.keep}</Button>
        </div>
      )}
    </div>
  );
}

type TableProps = Pick<Props, "scenarios" | "onUse" | "onRemove"> & {
  readonly names: readonly string[];
  readonly rows: readonly Line[];
};

function ComparisonTable({ names, rows, scenarios, onUse, onRemove }: TableProps): ReactNode {
  return (
    <TableFrame label={messages.compare}>
      <table className="w-full min-w-[36rem] text-sm">
        <thead>
          <tr>
            <td className="p-3" />
            {names.map((name) => (
              <th key={name} scope="col" className="p-3 text-start">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key} className="border-t border-rule align-top">
              <th scope="row" className="p-3 text-start font-medium">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="p-3 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-rule align-top">
            <td className="p-3" colSpan={2} />
            {scenarios.map((scenario) => (
              <td key={scenario.id} className="grid gap-2 p-3">
                <Button small onClick={() => onUse(scenario)}>
                  {messages.useAgain}
                </Button>
                <Button small onClick={() => onRemove(scenario.id)}>
                  {messages.remove}
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
}
