import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import { wordDiff } from "../../../text/word-diff.ts";

type Props = { readonly messages: ReviewMessages; readonly from: string; readonly to: string };

/** A text with deletions and insertions, marked by line and weight in addition to color. */
export const Redline = ({ messages, from, to }: Props) => (
  <div lang="en" aria-label={messages.suggested} role="group" className="bg-well px-3 py-2 whitespace-pre-wrap">
    {from === ""
      ? to
      : wordDiff(from, to).map(({ change, text }, index) => {
          if (change === "equal") return <span key={index}>{text}</span>;
          return change === "delete" ? (
            <del key={index} className="text-danger">
              {text}
            </del>
          ) : (
            <ins key={index} className="font-semibold text-success underline decoration-2 underline-offset-4">
              {text}
            </ins>
          );
        })}
  </div>
);
