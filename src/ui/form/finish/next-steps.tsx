import type { ReactNode } from "react";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import { classes } from "../../primitives/classes.ts";
import type { Citation } from "../../../model/citation.ts";

/** Something to do after the document is made. */
export type ShownNextStep = {
  readonly text: string;
  /** The day by which to do it, in words. */
  readonly due: string | null;
  readonly source?: Citation;
  /** A page of this site that can be prefilled with these answers, or without `onOpen`, an official page in a tab of its own. */
  readonly link?: { readonly href: string; readonly title: string; readonly onOpen?: () => void };
};

type Props = {
  readonly title: string;
  readonly steps: readonly ShownNextStep[];
  readonly messages: OutputMessages;
  /** How many of them are elsewhere on the screen, and here only on paper. */
  readonly onlyPrinted?: number;
};

/** The next steps, in order. */
export function NextSteps({ title, steps, messages, onlyPrinted = 0 }: Props): ReactNode {
  if (steps.length === 0) return null;
  return (
    <section
      aria-labelledby="next-steps"
      className={classes("gap-3 print:grid print:gap-1", steps.length > onlyPrinted ? "grid" : "hidden")}
    >
      <h2 id="next-steps" className="text-xl print:text-base">
        {title}
      </h2>
      <ol className="grid gap-3 print:gap-1">
        {steps.map((step, index) => (
          <li key={index} className={classes("gap-4 print:flex", index < onlyPrinted ? "hidden" : "flex")}>
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-content-center rounded-full bg-accent-tint font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <NextStepText step={step} messages={messages} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One step with its date, its page and its source. */
export function NextStepText({
  step,
  messages,
}: { readonly step: ShownNextStep } & Pick<Props, "messages">): ReactNode {
  const page = step.link && <StepLink {...step.link} />;
  // A link that follows a date is on its own line.
  const isInline = step.due === null;
  return (
    <div className="grid gap-1 pt-0.5">
      <p className="max-w-prose">
        {step.text} {isInline && page}
      </p>
      {step.due !== null && <p className="font-semibold">{messages.due(step.due)}</p>}
      {!isInline && page && <p>{page}</p>}
      {step.source && <SourceLine source={step.source} messages={messages} />}
    </div>
  );
}

function StepLink({ href, title, onOpen }: NonNullable<ShownNextStep["link"]>): ReactNode {
  return (
    <a
      href={href}
      target={onOpen ? undefined : "_blank"}
      rel="noreferrer"
      onClick={
        onOpen &&
        ((event) => {
          event.preventDefault();
          onOpen();
        })
      }
    >
      {title}
    </a>
  );
}

/** The source of a rule. */
export function SourceLine({ source, messages }: { source: Citation; messages: OutputMessages }): ReactNode {
  return (
    <p className="text-sm text-soft">
      {messages.source}: {source.href ? <a href={source.href}>{source.cite}</a> : source.cite}
    </p>
  );
}
