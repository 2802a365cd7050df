import type { ReactNode } from "react";
import { outputMessages } from "../../../i18n/output.ts";
import type { CheckLine } from "../../form/check/check-lines.ts";
import { wholeAmounts } from "../text/whole-amounts.ts";

type Props = {
  readonly line: CheckLine;
  readonly locale: string;
  /** The question; a line with another name is a row of a list. */
  readonly question: string;
  /** Whether each part of a row has a line of its own. */
  readonly isTable: boolean;
};

/** An answer, or one row of a list with its parts. */
export function GivenAnswer({ line: { label, parts }, locale, question, isTable }: Props): ReactNode {
  const texts = parts.map((part) => ({
    ...part,
    text: part.text === "" ? outputMessages(locale).notProvided : wholeAmounts(part.text),
  }));
  if (texts.length < 2) return <p className="break-words">{texts.map(({ text }) => text)}</p>;
  // The first answer of a row names it, so that its number and question are not repeated.
  const [name, inner] = label === question ? [null, texts] : [texts[0]?.text, texts.slice(1)];
  return (
    <div className="text-sm break-words not-first:pt-1">
      {name && <p>{name}</p>}
      {isTable ? (
        inner.map(({ path, label: part, text }) => (
          <p key={path} className="flex justify-between gap-4">
            <span className="font-normal text-soft">{part}</span>
            <span className="text-end">{text}</span>
          </p>
        ))
      ) : (
        <p>
          {inner.map(({ path, label: part, text }, index) => (
            <span key={path}>
              <span className="font-normal text-soft">{part} </span>
              {text}
              {index < inner.length - 1 && "; "}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
