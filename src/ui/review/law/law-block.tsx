import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { LawFact } from "../../../model/form-view.ts";
import { CiteLine } from "../../result/law/cite-line.tsx";

type Props = {
  readonly messages: ReviewMessages;
  readonly facts: readonly LawFact[];
  /** The date of the law in words; empty if nothing was compared with it. */
  readonly date: string;
};

/** The law behind a point, always in this order: the limit, where it is stated, how sure we are of it, and its date. */
export const LawBlock = ({ messages, facts, date }: Props) =>
  facts.length === 0 ? null : (
    <div>
      <h4 className="text-sm font-semibold">{messages.lawLimit}</h4>
      <ul lang="en" className="grid gap-2">
        {facts.map((fact) => (
          <li key={`${fact.topic}.${fact.column}`} className="grid gap-0.5">
            <p>
              {fact.label} ({fact.jurisdiction}): <span className="font-semibold">{fact.formatted}</span>
            </p>
            {fact.cite !== null && <CiteLine cite={fact.cite} href={fact.href} />}
            {fact.about !== "" && <p className="text-sm text-soft">{fact.about}</p>}
          </li>
        ))}
      </ul>
      {date !== "" && <p className="text-sm text-soft">{messages.lawOn(date)}</p>}
    </div>
  );
