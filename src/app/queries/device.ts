import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { listDrafts } from "../storage/drafts.ts";
import { listRecords } from "../storage/records.ts";
import { listVault } from "../storage/vault.ts";
import { readTrackedItem } from "../storage/vault-shape.ts";

// What is on the device may have changed since the page was last open.
const fresh = { staleTime: 0, gcTime: 0 } as const;

export const useDrafts = () => useQuery({ queryKey: ["device", "drafts"], queryFn: listDrafts, ...fresh });

export const useVault = () => useQuery({ queryKey: ["device", "vault"], queryFn: listVault, ...fresh });

export const useTracked = () =>
  useQuery({
    queryKey: ["device", "tracked"],
    queryFn: () => listRecords("tracked", readTrackedItem),
    ...fresh,
  });

/** How much this site keeps on the device, in bytes; null where the browser does not tell. */
export const useStorageUse = () =>
  useQuery({
    queryKey: ["device", "use"],
    queryFn: async () => (await globalThis.navigator.storage?.estimate?.()) ?? null,
    ...fresh,
  });

/** Reads everything on the device again after a change. */
export const useRefreshDevice = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ["device"] }), [client]);
};
