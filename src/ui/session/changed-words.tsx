import type { SessionWords } from "../../i18n/en/session/session.ts";
import { wordDiff } from "../../text/word-diff.ts";

type Props = {
  readonly words: SessionWords;
  /** Language of the document. */
  readonly language: string;
  readonly from: string;
  readonly to: string;
};

/** The words that a change removes and adds, marked by line and weight in addition to color. */
export const ChangedWords = ({ words, language, from, to }: Props) => (
  <div lang={language} className="rounded-md border border-rule bg-well px-4 py-3 break-words whitespace-pre-wrap">
    {wordDiff(from, to).map(({ how, text }, place) => {
      if (how === "same") return <span key={place}>{text}</span>;
      return how === "removed" ? (
        <del key={place} className="text-danger">
          <span className="sr-only">[{words.removed}: </span>
          {text}
          <span className="sr-only">]</span>
        </del>
      ) : (
        <ins key={place} className="font-semibold text-success underline decoration-2 underline-offset-4">
          <span className="sr-only">[{words.added}: </span>
          {text}
          <span className="sr-only">]</span>
        </ins>
      );
    })}
  </div>
);
