import { CHECKED } from "../../../engine/session/notary/certificate-wording.ts";
import { wordsAround } from "../../../engine/session/notary/suggest-blanks.ts";
import { MAX_TYPED_LINE } from "../../../engine/session/shape/limits.ts";
import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { TextField } from "../../primitives/text-field.tsx";
import { ConsentCheck } from "../signing/consent-check.tsx";
import { isBoxAt } from "./certificate-draft.ts";

type Props = {
  readonly messages: SessionMessages;
  /** The certificate as the law has it. */
  readonly source: string;
  readonly blanks: readonly string[];
  readonly onChange: (at: number, words: string) => void;
};

/** As many words of the line as show where a blank is. */
const FEW_WORDS = 6;

const lastWords = (text: string): string => text.trim().split(/\s+/).slice(-FEW_WORDS).join(" ");
const firstWords = (text: string): string => text.trim().split(/[□,;]/)[0]!.trim();

/** The blanks of a certificate, each with the words before it. */
export const CertificateBlanks = ({ messages: { notary }, source, blanks, onChange }: Props) => (
  <div className="grid gap-4">
    {wordsAround(source).map(({ before, after }, index) =>
      isBoxAt(source, index) ? (
        <ConsentCheck
          key={index}
          label={notary.box(index + 1, firstWords(after))}
          isChecked={blanks[index] === CHECKED}
          onChange={(isChecked) => onChange(index, isChecked ? CHECKED : "")}
        />
      ) : (
        <TextField
          key={index}
          label={notary.blank(index + 1, lastWords(before))}
          value={blanks[index] ?? ""}
          maxLength={MAX_TYPED_LINE}
          onChange={(event) => onChange(index, event.target.value)}
        />
      ),
    )}
  </div>
);
