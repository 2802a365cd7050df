import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { showBidiControls } from "../../../text/bidi-controls.ts";
import { wordDiff } from "../../../text/word-diff.ts";
import { MarkedWords } from "../../document/marked-words.tsx";

type Props = {
  readonly messages: SessionMessages;
  /** Language of the document. */
  readonly language: string;
  readonly from: string;
  readonly to: string;
};

/** The words that a change removes and adds. */
export const ChangedWords = ({ messages, language, from, to }: Props) => {
  const parts = wordDiff(showBidiControls(from), showBidiControls(to));
  return <MarkedWords messages={messages} language={language} parts={parts} />;
};
