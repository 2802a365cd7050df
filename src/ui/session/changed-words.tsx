import type { SessionWords } from "../../i18n/en/session/session.ts";
import { wordDiff } from "../../text/word-diff.ts";
import { MarkedWords } from "../document/marked-words.tsx";

type Props = {
  readonly words: SessionWords;
  /** Language of the document. */
  readonly language: string;
  readonly from: string;
  readonly to: string;
};

/** The words that a change removes and adds. */
export const ChangedWords = ({ words, language, from, to }: Props) => (
  <MarkedWords words={words} language={language} parts={wordDiff(from, to)} />
);
