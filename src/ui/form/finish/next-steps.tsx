import type { ReactNode } from "react";
import type { OutputWords } from "../../../i18n/en/output.ts";
import type { Citation } from "../../../model/citation.ts";

/** Something to do after the document is made. */
export type ShownNextStep = {
  readonly text: string;
  /** The day by which to do it, in words. */
  readonly due: string | null;
  readonly source?: Citation;
  /** A page of this site that can be prefilled with these answers. */
  readonly link?: { readonly href: string; readonly title: string; readonly onOpen: () => void };
};

type Props = {
  readonly title: string;
  readonly steps: readonly ShownNextStep[];
  readonly words: OutputWords;
  /** Number of the first one. */
  readonly start?: number;
};

/** The next steps, in order. */
export function NextSteps({ title, steps, words, start = 1 }: Props): ReactNode {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-xl print:text-base">
        {title}
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={index} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-content-center rounded-full bg-accent-tint font-semibold text-accent tabular-nums"
            >
              {index + start}
            </span>
            <NextStepText step={step} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One step with its date, its page and its source. */
export function NextStepText({ step, words }: { readonly step: ShownNextStep } & Pick<Props, "words">): ReactNode {
  const { link } = step;
  return (
    <div className="grid gap-1 pt-0.5">
      <p className="max-w-prose">{step.text}</p>
      {step.due !== null && <p className="font-semibold">{words.due(step.due)}</p>}
      {link && (
        <p>
          <a
            href={link.href}
            onClick={(event) => {
              event.preventDefault();
              link.onOpen();
            }}
          >
            {link.title}
          </a>
        </p>
      )}
      {step.source && <SourceLine source={step.source} words={words} />}
    </div>
  );
}

/** The source of a rule. */
export function SourceLine({ source, words }: { source: Citation; words: OutputWords }): ReactNode {
  return (
    <p className="text-sm text-soft">
      {words.source}: {source.href ? <a href={source.href}>{source.cite}</a> : source.cite}
    </p>
  );
}
