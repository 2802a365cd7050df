import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { threeWayDiff } from "../../../text/three-way-diff.ts";
import { showBidiControls } from "../../../text/bidi-controls.ts";
import type { DiffSide } from "../../../text/three-way-diff.ts";

type Props = {
  readonly messages: SessionMessages;
  /** Language of the document. */
  readonly language: string;
  readonly base: string;
  readonly first: string;
  readonly second: string;
  /** Who makes the changes of each side. */
  readonly names: { readonly first: string; readonly second: string };
};

/** What two sides change in the same words, each change with the name of its side. */
export const ThreeWayWords = ({ messages, language, base, first, second, names }: Props) => {
  const { threeWay } = messages.wordFiles;
  const [before, own, other] = [base, first, second].map(showBidiControls) as [string, string, string];
  const nameOf = (by: DiffSide): string => (by === "both" ? threeWay.both : names[by]);
  return (
    <div lang={language} className="rounded-md border border-rule bg-well px-4 py-3 break-words whitespace-pre-wrap">
      {threeWayDiff(before, own, other).map((part, index) => {
        if (part.change === "equal") return <span key={index}>{part.text}</span>;
        const label = <span className="text-sm font-normal text-soft no-underline">{nameOf(part.by)}: </span>;
        return part.change === "delete" ? (
          <span key={index}>
            {" ["}
            {label}
            <span className="sr-only">{messages.removed} </span>
            <del className="text-danger">{part.text}</del>
            {"] "}
          </span>
        ) : (
          <span key={index}>
            {" ["}
            {label}
            <span className="sr-only">{messages.added} </span>
            <ins className="font-semibold text-success underline decoration-2 underline-offset-4">{part.text}</ins>
            {"] "}
          </span>
        );
      })}
    </div>
  );
};
