import { Check, Circle, CircleDot } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import type { StepsMessages } from "../../../i18n/en/steps.ts";
import type { StepView } from "../../../model/form-view.ts";
import { classes } from "../../primitives/classes.ts";
import type { FormLocation } from "../context/form-location.ts";
import type { FormProgress } from "./progress.ts";

type Props = {
  readonly progress: FormProgress;
  readonly steps: readonly StepView[];
  readonly current: string;
  readonly messages: StepsMessages;
  readonly href: (location: FormLocation) => string;
  readonly go: (place: FormLocation) => void;
};

/** Where the visitor is, in words and as a thin bar, with the list of all sections behind it. The heading names the section. */
export function ProgressBar({ progress, steps, current, messages, href, go }: Props): ReactNode {
  const location =
    progress.total === null ? messages.step(progress.stepNumber) : messages.stepOf(progress.stepNumber, progress.total);
  const parts = [location, progress.total === null && messages.minutesLeft(progress.minutesLeft)].filter(Boolean);
  return (
    <div>
      <details className="group/steps text-xs @md:text-sm">
        <summary className="flex min-h-11 list-none items-center justify-end gap-3 ps-18 text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 py-1">{parts.join(" · ")}</span>
          <span className="shrink-0 font-medium text-accent underline underline-offset-4">{messages.sections}</span>
        </summary>
        <ol className="mb-3 rounded-md border border-rule bg-paper p-2">
          {steps
            .filter((step) => step.visible)
            .map((step) => (
              <Section
                key={step.id}
                title={step.title}
                location={{ page: "step", step: step.id }}
                state={step.id === current ? "current" : step.state === "done" ? "done" : "to_do"}
                messages={messages}
                href={href}
                go={go}
              />
            ))}
          <Section
            title={messages.checkSection}
            location={{ page: "check" }}
            state="to_do"
            messages={messages}
            href={href}
            go={go}
          />
        </ol>
      </details>
      <div className="h-1 overflow-hidden rounded-full bg-well forced:border" aria-hidden="true">
        <div
          className="h-full rounded-full bg-accent transition-[width]"
          style={{ width: `${Math.max(2, Math.round(progress.share * 100))}%` }}
        />
      </div>
    </div>
  );
}

type SectionProps = Pick<Props, "messages" | "href" | "go"> & {
  readonly title: string;
  readonly location: FormLocation;
  readonly state: StepView["state"];
};

const ICONS = { done: Check, current: CircleDot, to_do: Circle } as const;

function Section({ title, location, state, messages, href, go }: SectionProps): ReactNode {
  const Icon = ICONS[state];
  const names = { done: messages.stateDone, current: messages.stateCurrent, to_do: messages.stateToDo };
  return (
    <li>
      <a
        href={href(location)}
        aria-current={state === "current" ? "step" : undefined}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          go(location);
        }}
        className={classes(
          "flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-well",
          state === "current" ? "font-semibold text-ink" : "text-soft",
        )}
      >
        <Icon aria-hidden className={classes("size-4 shrink-0", state === "done" && "text-success")} />
        <span className="grow">{title}</span>
        <span className="text-xs">{names[state]}</span>
      </a>
    </li>
  );
}
