import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { listDrafts } from "../storage/drafts.ts";
import { listRecords } from "../storage/records.ts";
import { onOtherTabs } from "../storage/other-tabs.ts";
import { listVault } from "../storage/vault.ts";

// Stored data may have changed since the page was last open.
const queryOptions = { staleTime: 0, gcTime: 0 } as const;

/** A list of stored records by name; refetched when another tab changes something. */
const useDeviceRecords = <Kept>(name: string, queryFn: () => Promise<Kept>) => {
  const client = useQueryClient();
  useEffect(() => onOtherTabs(() => void client.invalidateQueries({ queryKey: ["device", name] })), [client, name]);
  return useQuery({ queryKey: ["device", name], queryFn, ...queryOptions });
};

export const useDrafts = () => useDeviceRecords("drafts", listDrafts);

export const useVault = () => useDeviceRecords("vault", listVault);

const listTracked = () => listRecords("tracked");

export const useTracked = () => useDeviceRecords("tracked", listTracked);

const listReviews = () => listRecords("reviews");

export const useReviews = () => useDeviceRecords("reviews", listReviews);

/** Storage this site uses on the device, in bytes; null if the browser does not report it. */
export const useStorageUse = () =>
  useQuery({
    queryKey: ["device", "use"],
    queryFn: async () => (await globalThis.navigator.storage?.estimate?.()) ?? null,
    ...queryOptions,
  });

/** Reads everything on the device again after a change. */
export const useRefreshDevice = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ["device"] }), [client]);
};
