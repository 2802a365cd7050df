import type { ReactNode } from "react";
import type { StepsWords } from "../../i18n/en/steps.ts";
import { Notice } from "../primitives/notice.tsx";
import type { Moves } from "./moves.ts";
import type { NamedPath } from "./path-labels.ts";

type Props = { readonly lines: readonly NamedPath[]; readonly moves: Moves };

/** Questions by name, each leading to where it is asked. */
export function QuestionLinks({ lines, moves }: Props): ReactNode {
  return (
    <ul className="list-disc ps-5">
      {lines.map(({ path, label }) => (
        <li key={path} className="py-0.5">
          <a href={moves.question(path, true)} onClick={(event) => moves.follow(event, path, true)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The blanks the document shows, to be filled in now or by hand later. */
export function BlankNotice({ lines, moves, words }: Props & { readonly words: StepsWords }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <Notice tone="caution" title={words.blanksTitle(lines.length)}>
      <p>{words.blanksLead}</p>
      <QuestionLinks lines={lines} moves={moves} />
    </Notice>
  );
}
