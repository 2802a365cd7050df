import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import type { ReviewWords } from "../../../i18n/en/review.ts";
import type { Severity } from "../../../model/review/playbook.ts";
import type { Finding } from "../../../model/review/review.ts";
import type { ReviewDecision, ReviewDecisions } from "../../../model/review/review-decisions.ts";
import { Button } from "../../primitives/button.tsx";
import { FindingCard } from "./finding-card.tsx";
import { locationText } from "../parts/location-text.ts";
import type { TextLocations } from "../parts/location-text.ts";

/** Show the most severe findings first and the others on request. */
export const INITIAL_COUNT = 7;

const SEVERITIES: readonly Severity[] = ["high", "medium", "low"];

type Props = {
  readonly words: ReviewWords;
  readonly findings: readonly Finding[];
  readonly places: TextLocations;
  readonly decisions: ReviewDecisions;
  readonly current: string | null;
  readonly showsAll: boolean;
  readonly onShowAll: () => void;
  readonly onCurrent: (finding: Finding) => void;
  readonly onShow: (finding: Finding) => void;
  readonly onDecide: (id: string, decision: ReviewDecision | null) => void;
};

/** The findings by severity, with a filter and keyboard navigation. */
export const FindingList = (props: Props) => {
  const { words, findings, places, decisions, current, showsAll, onShowAll, onCurrent, onShow, onDecide } = props;
  const [severity, setSeverity] = useState<Severity | null>(null);
  const chosen = findings.filter((finding) => severity === null || finding.severity === severity);
  const shown = showsAll ? chosen : chosen.slice(0, INITIAL_COUNT);
  const move = (step: 1 | -1): void => {
    const at = shown.findIndex(({ id }) => id === current);
    const next = at < 0 ? shown[0] : shown[at + step];
    if (next) onCurrent(next);
  };
  const onKey = (event: KeyboardEvent): void => {
    const isTyping = (event.target as Element).closest("textarea, input, select") !== null;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (isTyping || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };
  return (
    <section onKeyDown={onKey} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2>{words.findings}</h2>
        <div className="flex gap-2">
          <Button small icon={<ArrowUp aria-hidden className="size-4" />} onClick={() => move(-1)}>
            {words.previous}
          </Button>
          <Button small icon={<ArrowDown aria-hidden className="size-4" />} onClick={() => move(1)}>
            {words.next}
          </Button>
        </div>
      </div>
      <SeverityFilter words={words} findings={findings} chosen={severity} onChoose={setSeverity} />
      {shown.length === 0 && <p className="text-soft">{words.findingsNone}</p>}
      {shown.map((finding) => (
        <FindingCard
          key={finding.id}
          words={words}
          finding={finding}
          place={locationText(places, finding.section, finding.quote.start, words)}
          isCurrent={finding.id === current}
          decision={decisions[finding.id]}
          onShow={onShow}
          onDecide={onDecide}
        />
      ))}
      {shown.length < chosen.length && (
        <div>
          <Button onClick={onShowAll}>{words.allFindings(chosen.length)}</Button>
        </div>
      )}
    </section>
  );
};

type FilterProps = Pick<Props, "words" | "findings"> & {
  readonly chosen: Severity | null;
  readonly onChoose: (severity: Severity | null) => void;
};

const SeverityFilter = ({ words, findings, chosen, onChoose }: FilterProps): ReactNode => {
  const counted = SEVERITIES.map((one) => [one, findings.filter(({ severity }) => severity === one).length] as const);
  const options: readonly (readonly [severity: Severity | null, name: string, count: number])[] = [
    [null, words.severityAll, findings.length],
    ...counted.map(([one, count]) => [one, words.severity[one], count] as const),
  ];
  return (
    <div role="group" aria-label={words.filter} className="flex flex-wrap items-center gap-2">
      {options.map(([severity, name, count]) => (
        <Button
          key={name}
          small
          variant={chosen === severity ? "main" : "quiet"}
          aria-pressed={chosen === severity}
          disabled={count === 0 && severity !== null}
          onClick={() => onChoose(severity)}
        >
          {words.severityOf(name, count)}
        </Button>
      ))}
      <span className="w-full text-sm text-soft pointer-coarse:hidden">{words.keys}</span>
    </div>
  );
};
