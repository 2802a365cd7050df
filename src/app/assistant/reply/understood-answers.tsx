import type { ReactNode } from "react";
import { Button } from "../../../ui/primitives/button.tsx";
import { wholeAmounts } from "../../../ui/result/text/whole-amounts.ts";
import type { ReplyProps } from "./reply-props.ts";

type Props = Pick<ReplyProps, "reply" | "answering" | "labels" | "onChange">;

/** The answers that were read from a message, each with a button that changes it. What repeats the message is left out. */
export const UnderstoodAnswers = ({ reply, answering, labels, onChange }: Props): ReactNode => {
  const answers = (reply.understood ?? []).filter(({ answer }) => answer !== answering);
  if (answers.length === 0) return null;
  return (
    <ul aria-label={labels.understood} className="flex flex-wrap gap-2">
      {answers.map(({ id, label, answer }) => {
        const words = (
          <span>
            <span className="font-normal text-soft">{label}: </span>
            {wholeAmounts(answer)}
          </span>
        );
        return (
          <li key={id} className="min-w-0">
            {onChange ? (
              <Button small className="text-start" onClick={() => onChange(id)}>
                {words}
                <span className="font-normal text-accent no-print">{labels.change}</span>
              </Button>
            ) : (
              <span className="inline-block pe-2 text-sm font-semibold">{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
