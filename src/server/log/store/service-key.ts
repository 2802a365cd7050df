import { createSigningKeys, exportPrivateKey, importSigningKeys } from "../../../sealing/signing-keys.ts";
import type { SigningKeys } from "../../../sealing/signing-keys.ts";
import type { SqlEngine } from "../engines/sql-engine.ts";

const { crypto } = globalThis;

/**
 * The key with which all servers on one database sign heads; made when the first server starts.
 *
 * Throws: when the stored key cannot be read.
 */
export const readServiceKey = async (engine: SqlEngine): Promise<SigningKeys> => {
  const made = await createSigningKeys(crypto, true);
  await engine.write(
    `insert into service_keys (name, public_key, private_key) values ('head', $1, $2) on conflict (name) do nothing`,
    [made.publicKey, await exportPrivateKey(crypto, made)],
  );
  const [row] = await engine.read("select public_key, private_key from service_keys where name = 'head'", []);
  return importSigningKeys(crypto, String(row?.["public_key"]), String(row?.["private_key"]));
};
