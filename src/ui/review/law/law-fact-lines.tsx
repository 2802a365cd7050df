import type { LawFact } from "../../../model/form-view.ts";
import { CiteLine } from "../../result/law/cite-line.tsx";

/** The law behind a point: the limit, where it is stated, and how sure we are of it. */
export const LawFactLines = ({ facts }: { readonly facts: readonly LawFact[] }) =>
  facts.length === 0 ? null : (
    <ul lang="en" className="grid gap-2">
      {facts.map((fact) => (
        <li key={`${fact.topic}.${fact.column}`} className="grid gap-0.5">
          <p>
            {fact.label} ({fact.place}): <span className="font-semibold">{fact.shown}</span>
          </p>
          {fact.cite !== null && <CiteLine cite={fact.cite} href={fact.href} />}
          {fact.about !== "" && <p className="text-sm text-soft">{fact.about}</p>}
        </li>
      ))}
    </ul>
  );
