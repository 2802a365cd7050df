import type { KeyFact } from "../../../model/review/review.ts";
import { FactRow, NamedRow } from "./fact-row.tsx";
import type { FactActions } from "./fact-row.tsx";

type Props = FactActions & { readonly facts: readonly KeyFact[] };

/** The key facts: parties, dates, term, money, governing law. Every value links to its position and can be corrected. */
export const FactsTable = ({ facts, ...actions }: Props) => {
  const { messages } = actions;
  const absent = facts.filter(({ values }) => values.length === 0);
  return (
    <section className="@container">
      <h3 className="mb-2">{messages.keyFacts}</h3>
      <dl className="grid border-t border-rule @min-[26rem]:grid-cols-[minmax(9rem,auto)_1fr]">
        {facts
          .filter(({ values }) => values.length > 0)
          .map((fact) => (
            <FactRow key={fact.id} fact={fact} {...actions} />
          ))}
        {absent.length > 0 && (
          <NamedRow name={messages.notSaid}>
            <ul className="flex flex-wrap gap-x-2 text-soft [&>li:not(:last-child)]:after:content-['_·']">
              {absent.map(({ id }) => (
                <li key={id}>{messages.facts[id]}</li>
              ))}
            </ul>
          </NamedRow>
        )}
      </dl>
    </section>
  );
};
