import type { DiffPart } from "../../text/word-diff.ts";

type Props = {
  /** What a screen reader reads before each change. */
  readonly messages: { readonly removed: string; readonly added: string };
  /** Language of the document. */
  readonly language: string;
  readonly parts: readonly DiffPart[];
};

/** The words of a change, marked by line and weight in addition to color. */
export const MarkedWords = ({ messages, language, parts }: Props) => (
  <div lang={language} className="rounded-md border border-rule bg-well px-4 py-3 break-words whitespace-pre-wrap">
    {parts.map(({ change, text }, index) => {
      if (change === "equal") return <span key={index}>{text}</span>;
      return change === "delete" ? (
        <del key={index} className="text-danger">
          <span className="sr-only">[{messages.removed}: </span>
          {text}
          <span className="sr-only">]</span>
        </del>
      ) : (
        <ins key={index} className="font-semibold text-success underline decoration-2 underline-offset-4">
          <span className="sr-only">[{messages.added}: </span>
          {text}
          <span className="sr-only">]</span>
        </ins>
      );
    })}
  </div>
);
