import type { NotaryOrder, NotaryOrderStatus } from "../../src/model/session/notary-provider.ts";
import type { NotaryProvider } from "../../src/server/notary/notary-provider.ts";

/**
 * A provider of remote notarization in memory, for tests only: no notary, no meeting. `set` says what the provider would
 * report next, and `complete` gives the file back as a notary would have left it. Never part of a build.
 */
export const createNotaryProviderDouble = () => {
  const orders = new Map<
    string,
    { readonly order: NotaryOrder; status: NotaryOrderStatus; file: Uint8Array<ArrayBuffer> | null }
  >();
  let isReachable = true;
  const answer = <Value>(value: Value): Promise<Value> =>
    isReachable ? Promise.resolve(value) : Promise.reject(new Error("unreachable"));
  const provider: NotaryProvider = {
    name: "Test provider",
    host: "notary.example",
    start: (order) => {
      const id = `order-${orders.size + 1}`;
      if (isReachable) orders.set(id, { order, status: { type: "waiting" }, file: null });
      return answer({ id, url: `https://notary.example/meet/${id}` });
    },
    status: (id) => answer(orders.get(id)?.status ?? null),
    result: (id) => answer(orders.get(id)?.file ?? null),
  };
  return {
    provider,
    orderOf: (id: string): NotaryOrder | undefined => orders.get(id)?.order,
    set: (id: string, status: NotaryOrderStatus): void => void Object.assign(orders.get(id)!, { status }),
    complete: (id: string, file: Uint8Array<ArrayBuffer>): void =>
      void Object.assign(orders.get(id)!, { status: { type: "completed" }, file }),
    setReachable: (reachable: boolean): void => {
      isReachable = reachable;
    },
  };
};
