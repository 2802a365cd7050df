import { toBase64Url } from "../../../sealing/base64url.ts";
import { createSigningKeys, exportPrivateKey, importSigningKeys } from "../../../sealing/signing-keys.ts";
import type { SigningKeys } from "../../../sealing/signing-keys.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";

/** What the server keeps secret: the key that signs heads, and what hides the addresses that quotas count. */
export type ServiceSecrets = { readonly headKeys: SigningKeys; readonly addressSecret: string };

const { crypto } = globalThis;

const NEW_KEY =
  "insert into service_keys (name, public_key, private_key) values ($1, $2, $3) on conflict (name) do nothing";

/**
 * The secrets that all servers on one database share; made when the first of them starts.
 *
 * Throws: when the stored key cannot be read.
 */
export const readServiceSecrets = async (engine: SqlEngine): Promise<ServiceSecrets> => {
  const made = await createSigningKeys(crypto, true);
  await engine.write(NEW_KEY, ["head", made.publicKey, await exportPrivateKey(crypto, made)]);
  await engine.write(NEW_KEY, ["address", "", toBase64Url(crypto.getRandomValues(new Uint8Array(32)))]);
  const rows = await engine.read("select name, public_key, private_key from service_keys", []);
  const stored = new Map(rows.map((row) => [row["name"], row]));
  const [head, address] = [stored.get("head"), stored.get("address")];
  return {
    headKeys: await importSigningKeys(crypto, String(head?.["public_key"]), String(head?.["private_key"])),
    addressSecret: String(address?.["private_key"]),
  };
};
