import type { ReactNode } from "react";
import { result as words } from "../../i18n/en/result.ts";
import type { RawAnswers } from "../../model/answers.ts";
import type { ToolResult, TraceStep } from "../../model/tool-result.ts";
import { Button } from "../primitives/button.tsx";
import { TableFrame } from "../primitives/table-frame.tsx";

/** A result put aside, with the answers it came from (as an answers file gives them) and those answers in words. */
export type Scenario = {
  readonly id: string;
  readonly answers: RawAnswers;
  readonly said: ReadonlyMap<string, string>;
  readonly result: ToolResult;
};

type Props = {
  readonly now: Scenario;
  readonly kept: readonly Scenario[];
  readonly onKeep: () => void;
  readonly onUse: (scenario: Scenario) => void;
  readonly onRemove: (id: string) => void;
};

// Together with the result of now: more columns cannot be read side by side.
const MOST = 2;

type Line = { readonly key: string; readonly label: string; readonly cells: readonly string[] };

/** The answers in which the scenarios differ. */
const differing = (all: readonly Scenario[]): readonly Line[] => {
  const labels = [...new Set(all.flatMap(({ said }) => [...said.keys()]))];
  return labels
    .map((label) => ({ key: `answer ${label}`, label, cells: all.map(({ said }) => said.get(label) ?? "–") }))
    .filter(({ cells }) => new Set(cells).size > 1);
};

const figuresOf = (all: readonly Scenario[]): readonly Line[] => {
  const steps = new Map<string, TraceStep>();
  for (const { result } of all) for (const step of result.trace) if (!steps.has(step.path)) steps.set(step.path, step);
  return [...steps.values()]
    .filter(({ path, id }) => path === id)
    .map(({ path, label }) => ({
      key: path,
      label,
      cells: all.map(({ result }) => result.trace.find((step) => step.path === path)?.shown ?? "–"),
    }));
};

/** Up to three results side by side. */
export function Scenarios({ now, kept, onKeep, onUse, onRemove }: Props): ReactNode {
  const all = [now, ...kept];
  const names = [words.now, ...kept.map((_, at) => words.kept(String.fromCharCode(65 + at)))];
  const rows = [
    ...differing(all),
    { key: "the answer", label: words.answer, cells: all.map(({ result }) => result.answer) },
    ...figuresOf(all),
  ];
  return (
    <section aria-labelledby="result-compare" className="grid gap-4 print:hidden">
      <h2 id="result-compare">{words.compare}</h2>
      <p className="max-w-prose text-soft">{kept.length < MOST ? words.compareText : words.most}</p>
      {kept.length > 0 && (
        <TableFrame label={words.compare}>
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
                  {cells.map((cell, at) => (
                    <td key={at} className="p-3 tabular-nums">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t border-rule align-top">
                <td className="p-3" colSpan={2} />
                {kept.map((scenario) => (
                  <td key={scenario.id} className="grid gap-2 p-3">
                    <Button small onClick={() => onUse(scenario)}>
                      {words.useAgain}
                    </Button>
                    <Button small onClick={() => onRemove(scenario.id)}>
                      {words.remove}
                    </Button>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </TableFrame>
      )}
      {kept.length < MOST && (
        <div>
          <Button onClick={onKeep}>{words.keep}</Button>
        </div>
      )}
    </section>
  );
}
