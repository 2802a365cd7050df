import type {
  NotaryOrder,
  NotaryOrderStatus,
  NotaryProviderName,
  StartedNotaryOrder,
} from "../../model/session/notary-provider.ts";

/**
 * An adapter for a provider of remote notarization. To add one, implement this type in a file beside this one, add it to
 * `NOTARY_ADAPTERS`, and run the tests of `notary-api.test.ts` with it.
 *
 * Ids of orders must be unguessable: anyone who has one can get the file. Each function rejects if the provider does not answer;
 * an adapter never makes up a status or a file.
 */
export type NotaryProvider = NotaryProviderName & {
  /** Sends a document to the provider. */
  readonly start: (order: NotaryOrder) => Promise<StartedNotaryOrder>;
  /** Null for an order that the provider does not know. */
  readonly status: (id: string) => Promise<NotaryOrderStatus | null>;
  /** The file as the notary completed it, byte for byte; null unless the order is completed. */
  readonly result: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>;
};

type Environment = { readonly [name: string]: string | undefined };

/** Makes an adapter with the settings it reads from the environment. */
type NotaryAdapter = (environment: Environment) => NotaryProvider;

/** The adapters of this build, by the value of `NOTARY_PROVIDER`. There is none yet. */
const NOTARY_ADAPTERS: { readonly [name: string]: NotaryAdapter } = {};

/** The provider of that name, or a sentence if no adapter has it; undefined without a name. */
export const findNotaryProvider = (
  name: string | undefined,
  environment: Environment,
  adapters: typeof NOTARY_ADAPTERS = NOTARY_ADAPTERS,
): { readonly provider: NotaryProvider | undefined; readonly problem: string | null } => {
  if (name === undefined) return { provider: undefined, problem: null };
  if (Object.hasOwn(adapters, name)) return { provider: adapters[name]!(environment), problem: null };
  const known = Object.keys(adapters);
  const choice = known.length === 0 ? "This build has none; leave it unset." : `It can be ${known.join(" or ")}.`;
  return { provider: undefined, problem: `NOTARY_PROVIDER must name an adapter, not "${name}". ${choice}` };
};
