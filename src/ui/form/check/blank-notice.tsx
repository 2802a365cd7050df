import type { ReactNode } from "react";
import type { OutputMessages } from "../../../i18n/en/output.ts";
import { Notice } from "../../primitives/notice.tsx";
import type { FormNavigation } from "../context/form-navigation.ts";
import type { NamedPath } from "../question/path-labels.ts";

type Props = { readonly lines: readonly NamedPath[]; readonly navigation: FormNavigation };

/** A list of links to questions. */
export function QuestionLinks({ lines, navigation }: Props): ReactNode {
  return (
    <ul className="list-disc ps-5">
      {lines.map(({ path, label }) => (
        <li key={path} className="py-0.5">
          <a href={navigation.question(path, true)} onClick={(event) => navigation.onLinkClick(event, path, true)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The blanks in the document, to fill in now or later by hand. */
export function BlankNotice({ lines, navigation, messages }: Props & { readonly messages: OutputMessages }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <Notice tone="caution" title={messages.blanksTitle(lines.length)}>
      <p>{messages.blanksLead}</p>
      <QuestionLinks lines={lines} navigation={navigation} />
    </Notice>
  );
}
