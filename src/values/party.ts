import type { Address } from "./address.ts";

/**
 * A party to a document. Everything printed about it comes from this record, so that its name is the same in the
 * opening, in notices and above the signature line.
 *
 * A company signs through its `signer` with their `signer_title`. A person signs for themselves, or in a `capacity`
 * ("trustee of the Poe Family Trust"), printed after "as". `formed_in` is a jurisdiction code or free text. `reading`
 * is the ふりがな of a Japanese name.
 */
export type Party = {
  readonly kind: "person" | "company";
  readonly name: string | null;
  readonly reading: string | null;
  readonly trade_name: string | null;
  readonly formed_in: string | null;
  readonly address: Address | null;
  readonly signer: string | null;
  readonly signer_title: string | null;
  readonly capacity: string | null;
};

const EMPTY: Omit<Party, "kind"> = {
  name: null,
  reading: null,
  trade_name: null,
  formed_in: null,
  address: null,
  signer: null,
  signer_title: null,
  capacity: null,
};

/** A party with the given parts; the others are empty. */
export const partyOf = (kind: Party["kind"], parts: Partial<Omit<Party, "kind">>): Party => ({
  ...EMPTY,
  ...parts,
  kind,
});

/** The name a party is called by; null if it is unknown. */
export const partyName = (party: Party): string | null => party.name;
