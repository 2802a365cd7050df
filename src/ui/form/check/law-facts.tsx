import type { ReactNode } from "react";
import { stepsMessages } from "../../../i18n/steps.ts";
import type { LawFact } from "../../../model/form-view.ts";
import { lawWordsOf } from "../../../text/words/law-words.ts";
import { Disclosure } from "../../primitives/disclosure.tsx";

type Props = {
  readonly facts: readonly LawFact[];
  readonly locale: string;
  /** The most that are shown without a press. */
  readonly maxShown?: number;
};

const MAX_SHOWN = 3;

/** The law a warning is based on: each value with its citation and effective date. */
export function LawFacts({ facts, locale, maxShown = MAX_SHOWN }: Props): ReactNode {
  if (facts.length === 0) return null;
  const list = (
    <ul className="grid gap-2 text-sm">
      {facts.map((fact) => (
        <Fact key={`${fact.topic} ${fact.column} ${fact.jurisdiction}`} fact={fact} locale={locale} />
      ))}
    </ul>
  );
  if (facts.length <= maxShown) return list;
  return (
    <Disclosure className="text-sm" summary={stepsMessages(locale).lawFacts(facts.length)}>
      {list}
    </Disclosure>
  );
}

function Fact({ fact, locale }: { readonly fact: LawFact; readonly locale: string }): ReactNode {
  const { cite, href, about } = fact;
  return (
    <li className="grid gap-0.5">
      <span className="font-medium">{lawWordsOf(locale).value(fact)}</span>
      {cite !== null && <span className="break-words">{href === null ? cite : <a href={href}>{cite}</a>}</span>}
      {about !== "" && <span className="text-soft">{about}</span>}
    </li>
  );
}
