import type { SessionMessages } from "../../../i18n/en/session/session.ts";
import { ConsentCheck } from "../signing/consent-check.tsx";

type Props = {
  readonly messages: SessionMessages;
  readonly parties: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
};

/** The parties whose signatures a notary certifies, in the order in which they are listed. */
export const SignerChoice = ({ messages: { notary }, parties, chosen, error, onChange }: Props) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-semibold">{notary.signers}</legend>
    {error !== undefined && <p className="text-sm font-semibold text-danger">{error}</p>}
    {parties.map(({ id, name }) => (
      <ConsentCheck
        key={id}
        label={name}
        isChecked={chosen.includes(id)}
        onChange={(isChosen) =>
          onChange(parties.map((party) => party.id).filter((each) => (each === id ? isChosen : chosen.includes(each))))
        }
      />
    ))}
  </fieldset>
);
